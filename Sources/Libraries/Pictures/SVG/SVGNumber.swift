/// A formatter of numbers for SVG: decimal, short and independent of the locale.
struct SVGNumber: Sendable {
  private let decimals: Int
  private let scale: Double

  /// Creates a format with at most `decimals` digits after the point.
  init(decimals: Int) {
    self.decimals = min(max(decimals, 0), 12)
    scale = (0..<self.decimals).reduce(1.0) { factor, _ in factor * 10 }
  }

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
    let scaled = (value * scale).rounded()
    // Beyond 2⁵³ there are no digits after the point, and SVG allows exponents.
    guard abs(scaled) < 9e15 else { return "\(value)" }
    let digits = "\(Int(abs(scaled)))"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = padded.dropLast(decimals)
    let sign = scaled < 0 ? "-" : ""
    if fraction.isEmpty { return "\(sign)\(whole)" }
    return whole == "0" ? "\(sign).\(fraction)" : "\(sign)\(whole).\(fraction)"
  }
}
