internal import Mathematics

/// An arc in SVG's form: both ends, the ellipse's radii and rotation, and two flags that select one
/// of four arcs.
struct EllipticArc {
  var from: Point
  var to: Point
  var radii: Size
  var turn: Angle
  var isLong: Bool
  var isClockwise: Bool
}

extension Path {
  /// Adds an arc that begins at the current point.
  ///
  /// An arc of a circle stays an arc. As SVG specifies, equal ends draw nothing, an ellipse with a
  /// zero radius is a line, and an ellipse that is too small is scaled up until it fits.
  mutating func addArc(_ arc: EllipticArc) {
    let (width, height) = (abs(arc.radii.width), abs(arc.radii.height))
    guard arc.from != arc.to else { return }
    let isRound = abs(width - height) <= 1e-12 * width
    // In the ellipse's own coordinates, it is the unit circle.
    let frame = Transform.scale(x: width, y: height)
      .concatenating(isRound ? .identity : .rotation(arc.turn))
    guard width > 0, height > 0, let inverse = frame.inverse,
      let unit = Arc.through(inverse.apply(to: arc.from), inverse.apply(to: arc.to), arc)
    else { return addLine(to: arc.to) }
    let place = frame.concatenating(
      .translation(x: (arc.from.x + arc.to.x) / 2, y: (arc.from.y + arc.to.y) / 2))
    if isRound {
      let circle = Arc(
        center: place.apply(to: unit.center), radius: unit.radius * width,
        startAngle: unit.startAngle, sweep: unit.sweep)
      guard circle.isFinite else { return addLine(to: arc.to) }
      return append(circle)
    }
    let cubics = unit.cubics
    for (index, cubic) in cubics.enumerated() {
      addCurve(
        to: index == cubics.count - 1 ? arc.to : place.apply(to: cubic.end),
        control1: place.apply(to: cubic.control1), control2: place.apply(to: cubic.control2))
    }
  }
}

extension Arc {
  /// Returns the unit-radius arc through two points, relative to their midpoint; a half circle if
  /// they are too far apart.
  fileprivate static func through(_ start: Point, _ end: Point, _ flags: EllipticArc) -> Arc? {
    let half = (end - start) * 0.5
    let reach = half.magnitude
    guard reach.isFinite, reach > 0 else { return nil }
    let across = max(0, 1 / (reach * reach) - 1).squareRoot()
    // The center lies to the right of the chord for the short clockwise and the long
    // counterclockwise arc.
    let side = flags.isLong == flags.isClockwise ? -1.0 : 1.0
    let center = Point(x: -half.y, y: half.x) * (across * side)
    let (first, last) = (half * -1 - center, half - center)
    var sweep = arcTangent(y: first.cross(last), x: first.dot(last))
    if flags.isClockwise, sweep <= 0 { sweep += 2 * .pi }
    if !flags.isClockwise, sweep >= 0 { sweep -= 2 * .pi }
    return Arc(
      center: center, radius: max(1, reach), startAngle: arcTangent(y: first.y, x: first.x),
      sweep: sweep)
  }
}
