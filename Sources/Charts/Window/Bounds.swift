/// The least and the greatest of some values; empty if the lower is above the upper.
struct Bounds: Hashable, Sendable {
  var lower = Double.infinity
  var upper = -Double.infinity

  /// The bounds as an interval; `nil` if there were no values.
  var range: ClosedRange<Double>? { lower <= upper ? lower...upper : nil }

  /// Includes a value, unless it isn't finite.
  @inline(__always)
  mutating func add(_ value: Double) {
    // Neither comparison holds for NaN.
    if value < lower, value > -.infinity { lower = value }
    if value > upper, value < .infinity { upper = value }
  }

  /// Includes the values of other bounds.
  @inline(__always)
  mutating func add(_ other: Bounds) {
    if other.lower < lower { lower = other.lower }
    if other.upper > upper { upper = other.upper }
  }

  /// Includes the values of an interval, if there is one.
  mutating func add(_ range: ClosedRange<Double>?) {
    guard let range else { return }
    add(Bounds(lower: range.lowerBound, upper: range.upperBound))
  }
}
