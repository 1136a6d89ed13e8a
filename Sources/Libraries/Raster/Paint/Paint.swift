public import Shapes

/// The color or gradient of a covered area.
public enum Paint: Hashable, Sendable {
  /// One color everywhere.
  case solid(RGB)
  /// A gradient along the line from one point to another, constant across it.
  case linearGradient(Gradient, startPoint: Point, endPoint: Point)
  /// A gradient between two radii about a point.
  case radialGradient(Gradient, center: Point, startRadius: Double, endRadius: Double)
  /// A gradient around a point, clockwise from a compass bearing (0 is up).
  case angularGradient(Gradient, center: Point, startAngle: Angle = .zero)

  /// Returns the color and opacity at a point.
  ///
  /// A gradient of zero length has its first color before it and its last color beyond; at the
  /// center, an angular gradient has its first color.
  public func shade(at point: Point) -> RGBA {
    switch self {
    case .solid(let color): RGBA(color)
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _):
      gradient.shade(at: course.place(of: point))
    }
  }

  /// Returns the color at a point, ignoring its opacity.
  public func color(at point: Point) -> RGB { shade(at: point).color }

  /// Whether the opacity is 1 everywhere.
  public var isOpaque: Bool { gradient?.isOpaque ?? true }

  /// The gradient, unless there is just one color.
  public var gradient: Gradient? {
    switch self {
    case .solid: nil
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _):
      gradient
    }
  }

  /// The mapping from points to locations in the gradient.
  var course: GradientCourse {
    switch self {
    case .solid: .none
    case .linearGradient(_, let start, let end): .linear(from: start, to: end)
    case .radialGradient(_, let center, let start, let end):
      .radial(center: center, from: start, to: end)
    case .angularGradient(_, let center, let startAngle):
      .angular(center: center, startAngle: startAngle)
    }
  }
}
