import Tables

/// Why bytes aren't charts, and where.
public struct ChartReaderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, if it was given.
  public var file: String?
  /// The line of the file, from 1, if the fault is at one.
  public var line: Int?
  /// In JSON the character of the line, in rows the number of the column, from 1.
  public var column: Int?
  /// A sentence with the place.
  ///
  /// An example is “p.csv, row 12, column 5 (Close): “abc” isn’t a number.”
  public var description: String

  init(_ error: TableError) {
    file = error.file
    line = error.row
    column = error.column?.number
    description = error.description
  }

  /// Makes an error of a clause, at a character of JSON if there is one.
  init(_ clause: String, file: String?, line: Int? = nil, column: Int? = nil) {
    let places = [file, line.map { "line \($0)" }, column.map { "column \($0)" }]
    self.init(clause, at: places.compactMap { $0 })
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// Makes an error of a clause about a column of rows, by its number from 1 and its name.
  init(_ clause: String, file: String?, row: Int? = nil, column: (number: Int, name: String)) {
    let places = [file, row.map { "row \($0)" }, "column \(column.number) (\(column.name))"]
    self.init(clause, at: places.compactMap { $0 })
    (self.file, line, self.column) = (file, row, column.number)
  }

  private init(_ clause: String, at places: [String]) {
    let place = places.joined(separator: ", ")
    description = place.isEmpty ? clause : "\(place): \(clause)"
  }

  init(_ error: JSONError, file: String?) {
    self.file = file
    line = error.line
    column = error.column
    description = file.map { "\($0), \(error)" } ?? "\(error)"
  }
}

extension String {
  /// The text as it stands in sentences, at most 40 characters long.
  var excerpt: String { count > 40 ? "“\(prefix(39))…”" : "“\(self)”" }
}
