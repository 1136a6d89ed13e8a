internal import Cells

/// Makes texts from users safe for one line of a terminal or a status bar.
enum ShownText {
  /// The widest name in a status bar and in a table.
  static let columns = 40

  /// Returns a text without control characters, at most as wide as `columns`.
  ///
  /// The bytes are limited as well, since marks above a letter take no column.
  static func limited(_ text: String, to columns: Int = ShownText.columns) -> String {
    let shown = TextWidth.visible(text)
    let limit = 10 * max(0, columns)
    guard shown.utf8.count > limit else { return TextWidth.truncated(shown, to: columns) }
    var kept = String.UnicodeScalarView()
    var bytes = 0
    for scalar in shown.unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= limit else { break }
      kept.append(scalar)
    }
    return TextWidth.truncated(String(kept) + "…", to: columns)
  }

  /// Returns typed text in quotation marks, for a message.
  static func quoted(_ text: String) -> String { "“\(limited(text))”" }
}
