internal import Cells

/// Makes user-supplied text safe for one line of a terminal or a status bar.
enum ShownText {
  /// The maximum width of a name in a status bar and in a table.
  static let columns = 40

  /// Returns a text without control characters, at most `columns` wide.
  ///
  /// The number of bytes is limited as well, since combining marks have no width.
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

  /// Returns input in quotation marks, for a message.
  static func quoted(_ text: String) -> String { "“\(limited(text))”" }
}
