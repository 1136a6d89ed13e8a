internal import JSON
internal import Tables
internal import Texts

/// The reason bytes aren't charts, with the location.
public struct ChartReaderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, if given.
  public var file: String?
  /// The line of the file, from 1, if the error has one.
  public var line: Int?
  /// In JSON the character in the line, in rows the column's number, from 1.
  public var column: Int?
  /// A sentence with the location.
  ///
  /// An example is “p.csv, row 12, column 5 (Close): “abc” isn’t a number.”
  public var description: String

  init(_ error: TableError) {
    file = error.file
    line = error.row
    column = error.column?.number
    description = error.description
  }

  /// Creates an error from a clause, at a character in JSON if given.
  init(_ clause: String, file: String?, line: Int? = nil, column: Int? = nil) {
    let places = [file, line.map { "line \($0)" }, column.map { "column \($0)" }]
    self.init(clause, at: places.compactMap { $0 })
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// Creates an error from a clause about a column of rows, by number from 1 and name.
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
  /// The quoted text for a message, at most 40 characters long.
  var excerpt: String { "“\(shortened())”" }
}
