public import Shapes

/// What a covered place is coloured with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case solid(RGB)
  /// A gradient along the way from one point to another, the same all across it.
  case linearGradient(Gradient, startPoint: Point, endPoint: Point)
  /// A gradient outward from one distance of a point to another.
  case radialGradient(Gradient, center: Point, startRadius: Double, endRadius: Double)
  /// A gradient that goes round a point, clockwise from a compass bearing (0 is up).
  case angularGradient(Gradient, center: Point, startAngle: Angle = .zero)

  /// Returns the colour at a point and how much it hides.
  ///
  /// Where a gradient has no extent its first colour stands before it and its last one beyond; at
  /// the centre of an angular one it is that of its start.
  public func shade(at point: Point) -> RGBA {
    switch self {
    case .solid(let color): RGBA(color)
    case .linearGradient(let gradient, let start, let end):
      gradient.shade(at: Paint.share(of: point, from: start, to: end))
    case .radialGradient(let gradient, let center, let start, let end):
      gradient.shade(at: Paint.share(of: point.distance(to: center), from: start, to: end))
    case .angularGradient(let gradient, let center, let startAngle):
      gradient.shade(at: Paint.turn(from: startAngle, to: point, around: center))
    }
  }

  /// Returns the colour at a point, whatever its opacity.
  public func color(at point: Point) -> RGB { shade(at: point).color }

  /// Whether nothing shines through anywhere.
  public var isOpaque: Bool { gradient?.isOpaque ?? true }

  /// The colours and their places, unless there is just one colour.
  public var gradient: Gradient? {
    switch self {
    case .solid: nil
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _):
      gradient
    }
  }

  private static func share(of point: Point, from start: Point, to end: Point) -> Float {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let way = (point.x - start.x) * dx + (point.y - start.y) * dy
    return share(of: way, from: 0, to: dx * dx + dy * dy)
  }

  /// How far a value is on its way; a way without length is over at once.
  private static func share(of value: Double, from start: Double, to end: Double) -> Float {
    guard start != end else { return value > end ? 1 : 0 }
    let share = (value - start) / (end - start)
    return share.isFinite ? Float(min(max(share, 0), 1)) : 0
  }

  /// The clockwise way from a bearing to a point, where 1 is a full turn.
  private static func turn(from bearing: Angle, to point: Point, around center: Point) -> Float {
    let (x, y) = (point.x - center.x, point.y - center.y)
    guard x != 0 || y != 0 else { return 0 }
    let turns = (Angle.bearing(x: x, y: y).radians - bearing.radians) / (2 * .pi)
    return turns.isFinite ? Float(turns - turns.rounded(.down)) : 0
  }
}
