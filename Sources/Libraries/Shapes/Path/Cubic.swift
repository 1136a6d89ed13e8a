/// A cubic Bézier curve.
struct Cubic: Hashable, Sendable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates the cubic form of a quadratic curve.
  init(start: Point, quadControl control: Point, end: Point) {
    self.init(
      start: start, control1: start.interpolated(to: control, by: 2 / 3),
      control2: end.interpolated(to: control, by: 2 / 3), end: end)
  }

  var reversed: Cubic { Cubic(start: end, control1: control2, control2: control1, end: start) }

  func point(at t: Double) -> Point {
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      + end * (t * t * t)
  }

  func derivative(at t: Double) -> Point {
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
      + (end - control2) * (3 * t * t)
  }

  func secondDerivative(at t: Double) -> Point {
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

  /// Returns the length from the start to a parameter, by five-point Gauss-Legendre quadrature on
  /// eight parts.
  func length(upTo t: Double) -> Double {
    let nodes = [
      (0.0, 0.568_888_888_888_888_9), (0.538_469_310_105_683, 0.478_628_670_499_366_5),
      (-0.538_469_310_105_683, 0.478_628_670_499_366_5),
      (0.906_179_845_938_664, 0.236_926_885_056_189_1),
      (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    ]
    let half = t / 16
    return (0..<8).reduce(0) { sum, part in
      let middle = Double(2 * part + 1) * half
      return nodes.reduce(sum) { $0 + $1.1 * half * derivative(at: middle + $1.0 * half).magnitude }
    }
  }

  /// Returns the parameter at which a length is reached, by bisection.
  func parameter(atLength target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if length(upTo: middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The ends and the points at which the curve turns back along an axis.
  var extremes: [Point] {
    let turns = Cubic.roots(start.x, control1.x, control2.x, end.x) + turnsAlongY
    return [start, end] + turns.map(point(at:))
  }

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
