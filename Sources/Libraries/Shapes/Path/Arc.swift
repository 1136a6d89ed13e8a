internal import Mathematics

/// A circular arc.
public struct Arc: Hashable, Sendable {
  /// The center of the circle.
  public var center: Point

  /// The radius of the circle.
  public var radius: Double

  /// The direction from the center to the first point, in radians.
  public var startAngle: Double

  /// The signed angle from the first point to the last, in radians; positive is clockwise on the
  /// screen.
  public var sweep: Double

  /// Creates an arc from its circle, start angle and sweep.
  public init(center: Point, radius: Double, startAngle: Double, sweep: Double) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.sweep = sweep
  }

  /// The arc length.
  public var length: Double { abs(radius * sweep) }

  /// Returns the point at a fraction of the arc.
  public func point(at fraction: Double) -> Point {
    let angle = startAngle + sweep * fraction
    return center + Point(x: cosine(angle), y: sine(angle)) * radius
  }
}

extension Arc {
  /// Whether the arc is a whole number of turns.
  var isFullTurn: Bool { abs(sweep) > 1 && abs(sweep.remainder(dividingBy: 2 * .pi)) < 1e-9 }

  var isFinite: Bool { center.isFinite && radius.isFinite && startAngle.isFinite && sweep.isFinite }

  /// The arc with its sweep limited to a thousand turns.
  var limited: Arc {
    let turn = 2 * Double.pi
    guard abs(sweep) > 1000 * turn else { return self }
    var limited = self
    limited.sweep = sweep.remainder(dividingBy: turn) + (sweep < 0 ? -999 : 999) * turn
    return limited
  }

  /// The same arc with a radius that isn't negative.
  var standardized: Arc {
    guard radius < 0 else { return self }
    return Arc(center: center, radius: -radius, startAngle: startAngle + .pi, sweep: sweep)
  }

  var reversed: Arc {
    Arc(center: center, radius: radius, startAngle: startAngle + sweep, sweep: -sweep)
  }

  /// Returns the unit tangent at a fraction of the arc.
  func tangent(at fraction: Double) -> Point {
    let angle = startAngle + sweep * fraction
    return Point(x: -sine(angle), y: cosine(angle)) * (sweep < 0 ? -1 : 1)
  }

  func portion(from: Double, to: Double) -> Arc {
    var part = self
    part.startAngle = startAngle + sweep * from
    part.sweep = sweep * (to - from)
    return part
  }

  /// The arc as cubic curves of at most an eighth of a turn each, within 4.3·10⁻⁶ radii of the
  /// circle.
  var cubics: [Cubic] {
    let count = max(1, (min(abs(sweep), 1e5) / (.pi / 4) - 1e-9).rounded(.up))
    let step = sweep / count
    // The handle length that puts the curve's midpoint on the circle.
    let handle = 4 / 3 * sine(step / 4) / cosine(step / 4) * radius * (sweep < 0 ? -1 : 1)
    return (0..<Int(count)).map { index in
      let (from, to) = (Double(index) / count, Double(index + 1) / count)
      let (start, end) = (point(at: from), point(at: to))
      return Cubic(
        start: start,
        control1: start + tangent(at: from) * handle,
        control2: end - tangent(at: to) * handle,
        end: end)
    }
  }
}
