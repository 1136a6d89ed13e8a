/// A fault in a table and its location.
package struct TableError: Error, Hashable, Sendable {
  package var fault: TableFault
  package var file: String?
  /// The line of the file, from 1, at which the row begins.
  package var row: Int?
  package var column: Column?

  /// A column by number, from 1, and name, if it has one.
  package struct Column: Hashable, Sendable {
    package var number: Int
    package var name: String?
  }

  package init(
    _ fault: TableFault, file: String? = nil, row: Int? = nil, column: Column? = nil
  ) {
    (self.fault, self.file, self.row, self.column) = (fault, file, row, column)
  }

  /// Returns the error with its row a number of lines further up.
  func moved(up lines: Int) -> TableError {
    TableError(fault, file: file, row: row.map { max(1, $0 - lines) }, column: column)
  }
}

extension TableError: CustomStringConvertible {
  /// A clause without a final period, such as “p.csv, row 12, column 5 (Close): “abc” isn’t a
  /// number”.
  package var description: String {
    var parts: [String] = []
    if let file { parts.append(file) }
    if let row { parts.append("row \(row)") }
    if let column {
      parts.append("column \(column.number)" + (column.name.map { " (\($0))" } ?? ""))
    }
    return parts.isEmpty ? "\(fault)" : "\(parts.joined(separator: ", ")): \(fault)"
  }
}
