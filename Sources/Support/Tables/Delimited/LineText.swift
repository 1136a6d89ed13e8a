internal import Texts

/// A converter of lines in another syntax to a row of names and rows of cells separated by commas.
///
/// It returns as many lines as it gets, most of them empty, so that they keep their numbers.
protocol LineText: Sendable {
  /// The row of names.
  var header: [UInt8] { get }
  /// Clauses about what was left out.
  var notes: [String] { get }
  /// What the columns mean, unless the user says otherwise.
  var roles: ColumnRoles { get }
  /// Returns the rows of complete lines, and keeps the rest.
  mutating func rows(_ bytes: [UInt8]) -> [UInt8]
  /// Returns the remaining rows at the end of the text.
  mutating func finish() -> [UInt8]
}

extension LineText {
  var notes: [String] { [] }

  var roles: ColumnRoles { ColumnRoles() }

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

/// The syntaxes that lines are converted from.
enum LineTexts {
  /// Returns a converter of the syntax of some complete lines; `nil` for cells.
  static func detect(_ lines: ArraySlice<UInt8>) -> (any LineText)? {
    LoadText(lines) ?? DstatText(lines) ?? AccessText(lines) ?? RuledText(lines)
      ?? PairedText(lines) ?? BlockText(lines) ?? TrailingText(lines) ?? CurveText(lines)
      ?? EndCommentText(lines)
  }
}

/// What the columns of lines in another syntax mean.
package struct ColumnRoles: Hashable, Sendable {
  /// Which column holds the times.
  var time = DelimitedOptions.TimeChoice.automatic
  /// The column of the horizontal axis.
  package var horizontal: String?
  /// The column that distinguishes the series.
  package var grouping: String?
  /// The columns whose numbers are quantities rather than codes; `nil` if all are.
  package var quantities: Set<String>?

  /// Applies the roles to options that say nothing else about the columns.
  func apply(to options: inout DelimitedOptions) {
    if options.time == .automatic, options.timeForm == nil { options.time = time }
    if options.numberColumns == nil {
      options.numberColumns = quantities?.union(options.requestedColumns)
    }
    if let horizontal { options.numberColumns?.insert(horizontal) }
  }
}
