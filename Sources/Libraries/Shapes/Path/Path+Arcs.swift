internal import Mathematics

extension Path {
  /// Adds an arc between two angles, preceded by a line from the current point to its first point.
  ///
  /// As in SwiftUI, `clockwise` assumes that y points up: `false` is clockwise on the screen.
  /// Angles that are a full turn or more apart give the whole circle.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    var sweep = clockwise ? -difference : difference
    if abs(sweep) >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep += turn
    }
    addArc(
      Arc(
        center: center, radius: radius, startAngle: startAngle.radians,
        sweep: clockwise ? -sweep : sweep))
  }

  /// Adds an arc by its sweep, preceded by a line from the current point to its first point.
  ///
  /// A positive sweep is clockwise on the screen; more than a full turn overlaps itself.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle
  ) {
    addArc(
      Arc(center: center, radius: radius, startAngle: startAngle.radians, sweep: delta.radians))
  }

  /// Adds an arc that rounds the corner between the current point, `tangent1End` and `tangent2End`,
  /// preceded by a line to where the arc touches the first side.
  ///
  /// The path ends where the arc touches the second side. If there is nothing to round (the three
  /// points are collinear, two of them coincide, or the radius isn't positive), a line to
  /// `tangent1End` is added instead. An empty path begins at `tangent1End`.
  public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
    guard let currentPoint else { return move(to: tangent1End) }
    guard
      let arc = Arc(corner: tangent1End, from: currentPoint, towards: tangent2End, radius: radius)
    else { return addLine(to: tangent1End) }
    addArc(arc)
  }
}

extension Arc {
  /// Creates the arc that is tangent to both sides of a corner; `nil` if there is no turn to round.
  fileprivate init?(corner: Point, from: Point, towards: Point, radius: Double) {
    guard radius > 0, let back = (from - corner).normalized,
      let ahead = (towards - corner).normalized
    else { return nil }
    let (cosine, sine) = (back.dot(ahead), abs(back.cross(ahead)))
    guard sine > 1e-12 else { return nil }
    let touching = corner + back * (radius * (1 + cosine) / sine)
    // Perpendicular to the first side, toward the second.
    let inward = (ahead - back * cosine) * (1 / sine)
    let turn = arcTangent(y: ahead.cross(back), x: -cosine)
    self.init(
      center: touching + inward * radius, radius: radius,
      startAngle: arcTangent(y: -inward.y, x: -inward.x), sweep: turn)
    guard isFinite else { return nil }
  }
}
