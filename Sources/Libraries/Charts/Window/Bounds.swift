/// The minimum and maximum of some values; empty if the lower bound is above the upper one.
struct Bounds: Hashable, Sendable {
  var lower = Double.infinity
  var upper = -Double.infinity

  /// The bounds as a range; `nil` if there are no values.
  var range: ClosedRange<Double>? { lower <= upper ? lower...upper : nil }

  /// Extends the bounds to a value, unless it isn't finite.
  @inline(__always)
  mutating func add(_ value: Double) {
    // Neither comparison holds for NaN.
    if value < lower, value > -.infinity { lower = value }
    if value > upper, value < .infinity { upper = value }
  }

  /// Extends the bounds to other bounds.
  @inline(__always)
  mutating func add(_ other: Bounds) {
    if other.lower < lower { lower = other.lower }
    if other.upper > upper { upper = other.upper }
  }

  /// Extends the bounds to a range, if there is one.
  mutating func add(_ range: ClosedRange<Double>?) {
    guard let range else { return }
    add(Bounds(lower: range.lowerBound, upper: range.upperBound))
  }
}
