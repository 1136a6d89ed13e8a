/// A cubic Bézier curve.
public struct Cubic: Hashable, Sendable {
  /// The first point.
  public var start: Point
  /// The point toward which the curve leaves the first one.
  public var control1: Point
  /// The point from which the curve reaches the last one.
  public var control2: Point
  /// The last point.
  public var end: Point

  /// Creates a curve from its points.
  public init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates the cubic form of a quadratic curve.
  public init(start: Point, quadControl control: Point, end: Point) {
    self.init(
      start: start, control1: start.interpolated(to: control, by: 2 / 3),
      control2: end.interpolated(to: control, by: 2 / 3), end: end)
  }

  var reversed: Cubic { Cubic(start: end, control1: control2, control2: control1, end: start) }

  /// Returns the point at a parameter from 0 to 1.
  public func point(at t: Double) -> Point {
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      + end * (t * t * t)
  }

  /// Returns the derivative by the parameter.
  public func derivative(at t: Double) -> Point {
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
      + (end - control2) * (3 * t * t)
  }

  /// Returns the second derivative by the parameter.
  public func secondDerivative(at t: Double) -> Point {
    ((start - control1 * 2 + control2) * (1 - t) + (control1 - control2 * 2 + end) * t) * 6
  }

  /// Returns the part between two parameters, by blossoming.
  func portion(from: Double, to: Double) -> Cubic {
    let scale = (to - from) / 3
    let (first, last) = (point(at: from), point(at: to))
    return Cubic(
      start: first,
      control1: first + derivative(at: from) * scale,
      control2: last - derivative(at: to) * scale,
      end: last)
  }

  /// Returns the number of equal steps whose chords stay within a tolerance of the curve (Wang's
  /// bound).
  func stepCount(tolerance: Double) -> Int {
    let bend = max(
      (start - control1 * 2 + control2).magnitude, (control1 - control2 * 2 + end).magnitude)
    let steps = (0.75 * bend / max(tolerance, 1e-300)).squareRoot().rounded(.up)
    // In this order, NaN becomes 1.
    return Int(min(max(1, steps), 4096))
  }
}

extension Cubic {
  /// Returns the direction of travel, even if the speed at an end is zero; `nil` in a cusp.
  func direction(at t: Double) -> Point? {
    let size =
      (control1 - start).magnitude + (control2 - control1).magnitude + (end - control2).magnitude
    let speed = derivative(at: t)
    if speed.magnitude > 1e-9 * size { return speed.normalized }
    if t <= 0 { return (control2 - start).normalized ?? (end - start).normalized }
    if t >= 1 { return (end - control1).normalized ?? (end - start).normalized }
    return nil
  }

  var length: Double { length(upTo: 1) }

  /// Returns the length from the start to a parameter.
  func length(upTo t: Double) -> Double {
    (0..<8).reduce(0) { sum, part in
      let (from, to) = (Double(part) / 8 * t, Double(part + 1) / 8 * t)
      return sum + Quadrature.integral(from: from, to: to) { derivative(at: $0).magnitude }
    }
  }

  /// Returns the parameter at which a length is reached, by Newton's method between bounds that
  /// are bisected where it would leave them.
  func parameter(atLength target: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, 0.5)
    for _ in 0..<48 {
      let miss = length(upTo: t) - target
      if miss < 0 { low = t } else { high = t }
      let step = t - miss / derivative(at: t).magnitude
      let next = step > low && step < high ? step : (low + high) / 2
      let isFound = abs(next - t) < 1e-14
      t = next
      if isFound { break }
    }
    return t
  }

  /// The ends and the points at which the curve turns back along an axis.
  var extremes: [Point] {
    [start, end] + (turnsAlongX + turnsAlongY).map(point(at:))
  }

  /// The parameters between the ends at which the curve turns back along x.
  var turnsAlongX: [Double] { Cubic.roots(start.x, control1.x, control2.x, end.x) }

  /// The parameters between the ends at which the curve turns back along y.
  var turnsAlongY: [Double] { Cubic.roots(start.y, control1.y, control2.y, end.y) }

  /// Returns the parameters in 0...1 at which one coordinate's derivative is zero.
  private static func roots(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let discriminant = (b * b - 4 * a * c).squareRoot()
    // This form stays exact as `a` approaches zero.
    let q = -(b + (b < 0 ? -discriminant : discriminant)) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}
