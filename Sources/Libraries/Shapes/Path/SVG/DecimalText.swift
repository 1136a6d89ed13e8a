internal import Mathematics

/// A formatter that gives numbers of a common scale the fewest digits needed.
struct DecimalText {
  /// The power of ten of the last digit.
  private let exponent: Int

  /// Creates a format that rounds numbers of at most this size to within a ten-millionth of it.
  init(extent: Double) {
    guard extent > 0, extent.isFinite else {
      exponent = 0
      return
    }
    // The decimal exponent estimated from the binary one, at most one too small.
    let size = (Double(extent.exponent) * 0.301_029_995_663_981).rounded(.down)
    exponent = max(Int(size) - 7, -300)
  }

  /// Returns the coordinates of points, separated by spaces.
  func text(_ points: Point...) -> String {
    points.map { "\(text($0.x)) \(text($0.y))" }.joined(separator: " ")
  }

  /// Returns a number rounded as in its text.
  func rounded(_ value: Double) -> Double { Double(text(value)) ?? value }

  func rounded(_ point: Point) -> Point { Point(x: rounded(point.x), y: rounded(point.y)) }

  func text(_ value: Double) -> String {
    let scaled =
      exponent < 0 ? value * power(10, Double(-exponent)) : value / power(10, Double(exponent))
    guard let count = Int(exactly: scaled.rounded()) else { return "\(value)" }
    var (digits, last) = (count.magnitude, exponent)
    guard digits > 0 else { return "0" }
    while digits.isMultiple(of: 10) {
      digits /= 10
      last += 1
    }
    return (count < 0 ? "-" : "") + DecimalText.text(String(digits), exponent: last)
  }

  private static func text(_ digits: String, exponent: Int) -> String {
    if (0...6).contains(exponent) { return digits + String(repeating: "0", count: exponent) }
    guard (-12..<0).contains(exponent) else { return digits + "e\(exponent)" }
    let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
    return "\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
  }
}
