internal import Mathematics

/// A section of a ring between two positions, measured clockwise from 12 o'clock.
///
/// The ends lie exactly at the two positions. The radius of their corners follows the width of the
/// gap: a narrow gap has straight sides, and a gap at least as wide as the line has round caps.
package struct RingShare: Shape, Hashable {
  /// The line width; the ring fills the largest square in the middle.
  package var lineWidth: Double
  /// The position of the first end, from 0 to 1.
  package var start: Double
  /// The position of the second end, from 0 to 1.
  package var end: Double

  package init(lineWidth: Double, from start: Double, to end: Double) {
    (self.lineWidth, self.start, self.end) = (lineWidth, start, end)
  }

  /// Returns the radius of the corners at both ends, for a ring of a given outer radius.
  package func cornerRadius(in radius: Double) -> Double {
    let way = 2 * Double.pi * (radius - lineWidth / 2)
    let most = min(lineWidth, (1 - (end - start)) * way) / 2
    // The corners of both ends must fit, and the inner side is the shorter one.
    let sine = sine(min(.pi / 2, .pi * (end - start)))
    let inner = sine < 1 ? (radius - lineWidth) * sine / (1 - sine) : most
    return max(0, min(most, inner))
  }

  /// Returns the angle that the corners at an end extend from it, in radians, for a ring of a given
  /// outer radius.
  package func cornerAngle(in radius: Double) -> Double {
    let (corner, inner) = (cornerRadius(in: radius), radius - lineWidth)
    return inner > 0 ? arcsine(corner / (inner + corner)) : 0
  }

  /// Returns the outline.
  package func path(in rect: Rect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let width = min(lineWidth, radius)
    guard width > 0, end > start else { return Path() }
    let (center, inner) = (rect.center, radius - width)
    guard end - start < 1 else {
      return Path { path in
        path.addCircle(center, radius, clockwise: true)
        if inner > 0 { path.addCircle(center, inner, clockwise: false) }
      }
    }
    let corner = inner > 0 ? cornerRadius(in: radius) : 0
    let (from, to) = (Self.direction(start), Self.direction(end))
    let (outside, inside) = (
      arcsine(corner / (radius - corner)), arcsine(corner / max(corner, inner + corner))
    )
    return Path { path in
      path.addArc(
        Arc(
          center: center, radius: radius, startAngle: from + outside, sweep: to - from - 2 * outside
        ))
      path.addArc(
        Self.corner(
          center, radius - corner, to - outside, corner, from: to - outside, to: to + .pi / 2))
      path.addArc(
        Self.corner(
          center, inner + corner, to - inside, corner, from: to + .pi / 2, to: to - inside + .pi))
      path.addArc(
        Arc(center: center, radius: inner, startAngle: to - inside, sweep: from - to + 2 * inside))
      path.addArc(
        Self.corner(
          center, inner + corner, from + inside, corner, from: from + inside + .pi,
          to: from + 1.5 * .pi))
      path.addArc(
        Self.corner(
          center, radius - corner, from + outside, corner, from: from - .pi / 2, to: from + outside)
      )
      path.closeSubpath()
    }
  }

  private static func direction(_ place: Double) -> Double { 2 * .pi * place - .pi / 2 }

  /// Returns the arc that rounds a corner, from the position of its center and its directions.
  private static func corner(
    _ middle: Point, _ distance: Double, _ direction: Double, _ radius: Double, from start: Double,
    to end: Double
  ) -> Arc {
    let center = middle + Point(x: cosine(direction), y: sine(direction)) * distance
    return Arc(center: center, radius: radius, startAngle: start, sweep: end - start)
  }
}

extension Path {
  fileprivate mutating func addCircle(_ center: Point, _ radius: Double, clockwise: Bool) {
    let turn = 2 * Double.pi
    // From 3 o'clock on, like an ellipse.
    move(to: Point(x: center.x + radius, y: center.y))
    addArc(Arc(center: center, radius: radius, startAngle: 0, sweep: clockwise ? turn : -turn))
    closeSubpath()
  }
}
