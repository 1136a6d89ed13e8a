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
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _):
      gradient.shade(at: course.place(of: point))
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

  /// How the gradient runs over the plane.
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
