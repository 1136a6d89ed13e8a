internal import Texts

/// A formatter of numbers for SVG: decimal, short and independent of the locale.
struct SVGNumber: Sendable {
  private let decimals: Int

  /// Creates a format with at most `decimals` digits after the point.
  init(decimals: Int) { self.decimals = min(max(decimals, 0), 12) }

  /// Creates a format with a resolution of a millionth of an extent.
  init(extent: Double) {
    var decimals = 6
    var rest = extent.isFinite ? extent : 1
    while rest >= 10, decimals > 0 { (rest, decimals) = (rest / 10, decimals - 1) }
    while rest < 1, rest > 0, decimals < 12 { (rest, decimals) = (rest * 10, decimals + 1) }
    self.init(decimals: decimals)
  }

  /// Returns a number's text; values that aren't finite become 0.
  func callAsFunction(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let text = NumberText.text(value, decimals: decimals)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    return text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
  }
}
