internal import Texts

/// A converter of lines in another syntax to a row of names and rows of cells separated by commas.
///
/// It returns as many lines as it gets, most of them empty, so that they keep their numbers.
protocol LineText: Sendable {
  /// The row of names.
  var header: [UInt8] { get }
  /// Clauses about what was left out.
  var notes: [String] { get }
  /// Which column holds the times, unless it was chosen.
  var time: DelimitedOptions.TimeChoice { get }
  /// Returns the rows of complete lines, and keeps the rest.
  mutating func rows(_ bytes: [UInt8]) -> [UInt8]
  /// Returns the remaining rows at the end of the text.
  mutating func finish() -> [UInt8]
}

extension LineText {
  var time: DelimitedOptions.TimeChoice { .automatic }

  /// Returns cells separated by commas, with a line break.
  static func row(_ cells: some Sequence<String>) -> [UInt8] {
    Array(cells.map(cell).joined(separator: ",").utf8) + [Byte.newline]
  }

  private static func cell(_ text: String) -> String {
    text.contains { $0 == "," || $0 == "\"" }
      ? "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\"" : text
  }
}
