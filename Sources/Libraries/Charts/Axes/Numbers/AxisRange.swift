/// A finite range of values with enough distinct numbers inside.
public struct AxisRange: Hashable, Sendable {
  /// The lower bound.
  public let lower: Double
  /// The upper bound, above the lower one.
  public let upper: Double

  /// Creates a range from two bounds in any order.
  ///
  /// Throws if a bound isn't finite, or if they are fewer than 16 units in the last place apart.
  public init(_ first: Double, _ second: Double) throws(AxisError) {
    guard first.isFinite, second.isFinite else { throw .notFinite }
    let (low, high) = (min(first, second), max(first, second))
    // Halved, since the span of two huge bounds may overflow.
    let halfSpan = high / 2 - low / 2
    guard halfSpan >= 8 * max(low.ulp, high.ulp), halfSpan >= 1e-300 else { throw .tooNarrow }
    (lower, upper) = (low, high)
  }

  /// Returns whether a value is in the range, bounds included.
  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// Returns how many times a distance fits into the range.
  func count(of distance: Double) -> Double { upper / distance - lower / distance }

  /// The decimal exponent of the span.
  var spanExponent: Int {
    DecimalNumber.exponent(of: max(upper / 2 - lower / 2, .leastNormalMagnitude))
  }
}
