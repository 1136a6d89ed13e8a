internal import Texts

/// The reason a watch list can't be changed or read, with the location.
package struct WatchListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, if the error is in one.
  package var file: String?
  /// The line of the file, from 1.
  package var line: Int?
  /// The column's number in a table, otherwise the character in the line; from 1.
  package var column: Int?
  /// A clause with the location, without a final period.
  ///
  /// An example is “list.csv, row 3, column 4 (amount): “abc” isn’t a number”.
  package var description: String

  /// Creates an error without a location.
  init(_ clause: String) { description = clause }

  /// Creates an error at a character in a line.
  init(_ clause: String, file: String?, line: Int, column: Int? = nil) {
    let places = [file, "line \(line)", column.map { "column \($0)" }]
    self.init(clause, file, line, column, places)
  }

  /// Creates an error in a cell of a table, whose row begins at a line.
  init(_ clause: String, file: String?, row: Int, column: Int, name: String) {
    let places = [file, "row \(row)", "column \(column) (\(name))"]
    self.init(clause, file, row, column, places)
  }

  private init(
    _ clause: String, _ file: String?, _ line: Int, _ column: Int?, _ places: [String?]
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    description = places.compactMap(\.self).joined(separator: ", ") + ": " + clause
  }

  /// Returns the clause for a text that isn't a symbol.
  static func notSymbol(_ text: String) -> String {
    "\(text.quotedExcerpt) isn’t a symbol; a symbol has 1 to 32 visible characters, no blanks"
  }
}
