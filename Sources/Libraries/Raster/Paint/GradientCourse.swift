internal import Shapes

/// The mapping from points of the plane to locations in a gradient.
enum GradientCourse: Sendable {
  case none
  case linear(from: Point, to: Point)
  case radial(center: Point, from: Double, to: Double)
  case angular(center: Point, startAngle: Angle)

  /// Returns a point's location, from 0 to 1.
  @inline(__always)
  func place(of point: Point) -> Float {
    switch self {
    case .none: return 0
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let way = (point.x - start.x) * dx + (point.y - start.y) * dy
      return GradientCourse.share(of: way, from: 0, to: dx * dx + dy * dy)
    case .radial(let center, let start, let end):
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      return GradientCourse.share(of: (dx * dx + dy * dy).squareRoot(), from: start, to: end)
    case .angular(let center, let startAngle):
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      guard dx != 0 || dy != 0 else { return 0 }
      let turns = (Angle.bearing(x: dx, y: dy).radians - startAngle.radians) / (2 * .pi)
      return turns.isFinite ? Float(turns - turns.rounded(.down)) : 0
    }
  }

  /// Returns the fraction of a value between two bounds; if the bounds are equal, 1 beyond them and
  /// otherwise 0.
  @inline(__always)
  private static func share(of value: Double, from start: Double, to end: Double) -> Float {
    guard start != end else { return value > end ? 1 : 0 }
    let share = (value - start) / (end - start)
    return share.isFinite ? Float(min(max(share, 0), 1)) : 0
  }
}
