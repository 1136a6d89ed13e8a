public import Shapes

/// What a covered place is coloured with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case solid(RGB)
  /// A gradient that goes round a point, clockwise from a compass bearing (0 is up).
  case angularGradient(Gradient, center: Point, startAngle: Angle = .zero)

  /// Returns the colour at a point; at the gradient's centre it is that of its start.
  public func color(at point: Point) -> RGB {
    switch self {
    case .solid(let color): color
    case .angularGradient(let gradient, let center, let startAngle):
      gradient.color(at: Paint.turn(from: startAngle, to: point, around: center))
    }
  }

  /// The clockwise way from a bearing to a point, where 1 is a full turn.
  private static func turn(from bearing: Angle, to point: Point, around center: Point) -> Float {
    let (x, y) = (point.x - center.x, point.y - center.y)
    guard x != 0 || y != 0 else { return 0 }
    let turns = (Angle.bearing(x: x, y: y).radians - bearing.radians) / (2 * .pi)
    return turns.isFinite ? Float(turns - turns.rounded(.down)) : 0
  }
}
