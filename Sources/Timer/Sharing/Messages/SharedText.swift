internal import Cells

/// Texts from other machines.
enum SharedText {
  /// The maximum number of characters.
  private static let longest = 200
  private static let mostScalars = 400
  private static let mostBytes = 600

  /// Returns a text without what would steer a terminal, at most 200 characters long; `nil` if
  /// nothing of it would be visible.
  static func clean(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    var bytes = 0
    for scalar in TextWidth.visible(String(text.unicodeScalars.prefix(mostScalars))).unicodeScalars
    {
      bytes += UTF8.width(scalar)
      guard bytes <= mostBytes else { break }
      scalars.append(scalar)
    }
    let kept = String(String(scalars).prefix(longest))
    return TextWidth.columns(of: kept) > kept.count(where: \.isWhitespace) ? kept : nil
  }
}
