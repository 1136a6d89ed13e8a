public import Shapes

/// What fills or strokes a shape, as SwiftUI names it: a color, a gradient, or a ``Paint``.
public protocol ShapeStyle: Sendable {
  /// Returns the paint for a shape in a rectangle.
  func paint(in rect: Rect) -> Paint
}

extension RGB: ShapeStyle {
  /// Returns the color, which is the same in all rectangles.
  public func paint(in rect: Rect) -> Paint { .solid(self) }
}

extension Paint: ShapeStyle {
  /// Returns the paint itself: its points are in the units of the rectangle, wherever that is.
  public func paint(in rect: Rect) -> Paint { self }
}

/// A gradient along a line between two points of a shape's rectangle.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The colors.
  public var gradient: Gradient
  /// The point of the first color.
  public var startPoint: UnitPoint
  /// The point of the last color.
  public var endPoint: UnitPoint

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient of evenly spaced colors between two points.
  public init(colors: [RGB], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the paint between the points in a rectangle.
  public func paint(in rect: Rect) -> Paint {
    .linearGradient(
      gradient, startPoint: rect.point(at: startPoint), endPoint: rect.point(at: endPoint))
  }
}

/// A gradient between two radii about a point of a shape's rectangle.
public struct RadialGradient: ShapeStyle, Hashable {
  /// The colors.
  public var gradient: Gradient
  /// The center.
  public var center: UnitPoint
  /// The radius of the first color, in the rectangle's units.
  public var startRadius: Double
  /// The radius of the last color, in the rectangle's units.
  public var endRadius: Double

  /// Creates a gradient between two radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Creates a gradient of evenly spaced colors between two radii.
  public init(colors: [RGB], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns the paint about the center in a rectangle.
  public func paint(in rect: Rect) -> Paint {
    .radialGradient(
      gradient, center: rect.point(at: center), startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a point of a shape's rectangle.
public struct AngularGradient: ShapeStyle, Hashable {
  /// The colors of a whole turn.
  public var gradient: Gradient
  /// The center.
  public var center: UnitPoint
  /// The angle of the first color, clockwise from the positive x axis.
  public var angle: Angle

  /// Creates a gradient of a whole turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    (self.gradient, self.center, self.angle) = (gradient, center, angle)
  }

  /// Creates a gradient of evenly spaced colors around a whole turn.
  public init(colors: [RGB], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Returns the paint around the center in a rectangle.
  public func paint(in rect: Rect) -> Paint {
    .angularGradient(
      gradient, center: rect.point(at: center), startAngle: angle + .degrees(90))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient of evenly spaced colors between two points.
  public static func linearGradient(
    colors: [RGB], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient of evenly spaced colors between two radii.
  public static func radialGradient(
    colors: [RGB], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient of evenly spaced colors around a whole turn.
  public static func angularGradient(
    colors: [RGB], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
