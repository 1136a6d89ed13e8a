/// A cubic Bézier curve from (0, 0) to (1, 1) that is monotonic in x.
struct UnitBezier: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard [x1, y1, x2, y2].allSatisfy(\.isFinite) else { return nil }
    (self.x1, self.x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    // Clamped to avoid overflow.
    (self.y1, self.y2) = (min(max(y1, -1e100), 1e100), min(max(y2, -1e100), 1e100))
  }

  /// Returns the curve's y at an x in 0...1.
  func value(at x: Double) -> Double {
    let t = parameter(at: x)
    return UnitBezier.coordinate(y1, y2, t)
  }

  /// Creates the curve with x and y exchanged, the heights clamped to 0...1.
  init?(exchanging curve: UnitBezier) { self.init(curve.y1, curve.x1, curve.y2, curve.x2) }

  /// Returns the slope of the curve at an x in 0...1.
  func slope(at x: Double) -> Double {
    // Where both are 0, the curve has the direction of its next control point.
    let t = min(max(parameter(at: x), 1e-9), 1 - 1e-9)
    return UnitBezier.slope(y1, y2, t) / UnitBezier.slope(x1, x2, t)
  }

  /// Returns the parameter at an x, by Newton's method with bisection as the fallback.
  private func parameter(at x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<60 {
      let error = UnitBezier.coordinate(x1, x2, t) - x
      guard abs(error) > 1e-15 else { break }
      if error < 0 { low = t } else { high = t }
      let next = t - error / UnitBezier.slope(x1, x2, t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func coordinate(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
