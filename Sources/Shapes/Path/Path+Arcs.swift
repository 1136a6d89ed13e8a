extension Path {
  /// Adds an arc between two directions, after a line from the current point to its first point.
  ///
  /// As in SwiftUI, `clockwise` is read with y upward: `false` goes clockwise on the screen. Ends
  /// that lie a full turn or more apart give the whole circle.
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

  /// Adds an arc by its turn, after a line from the current point to its first point.
  ///
  /// A positive turn is clockwise on the screen; more than a full turn goes round again.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle
  ) {
    addArc(
      Arc(
        center: center, radius: radius, startAngle: startAngle.radians, sweep: delta.radians))
  }

  /// Adds the arc that rounds off the corner between the current point, `tangent1End` and
  /// `tangent2End`, after a line to where the arc touches the first side.
  ///
  /// The path ends where the arc touches the second side. Where there is nothing to round off (the
  /// three points on one line, two of them the same, or a radius that isn't positive) it is a line
  /// to `tangent1End`. An empty path begins at `tangent1End`.
  public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
    guard let currentPoint else { return move(to: tangent1End) }
    guard
      let arc = Arc(
        corner: tangent1End, from: currentPoint, towards: tangent2End, radius: radius)
    else { return addLine(to: tangent1End) }
    addArc(arc)
  }
}

extension Arc {
  /// The arc that touches both sides of a corner; none if there is no turn to round off.
  fileprivate init?(corner: Point, from: Point, towards: Point, radius: Double) {
    guard radius > 0, let back = (from - corner).normalized,
      let ahead = (towards - corner).normalized
    else { return nil }
    let (cosine, sine) = (back.dot(ahead), abs(back.cross(ahead)))
    guard sine > 1e-12 else { return nil }
    let touching = corner + back * (radius * (1 + cosine) / sine)
    // Across the first side, towards the second.
    let inward = (ahead - back * cosine) * (1 / sine)
    let turn = arcTangent(y: ahead.cross(back), x: -cosine)
    self.init(
      center: touching + inward * radius, radius: radius,
      startAngle: arcTangent(y: -inward.y, x: -inward.x), sweep: turn)
    guard isFinite else { return nil }
  }
}
