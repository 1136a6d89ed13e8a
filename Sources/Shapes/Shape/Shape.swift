/// Something with an outline in any rectangle.
public protocol Shape: Sendable {
  /// Returns the outline in a rectangle; an empty rectangle gives an empty path.
  func path(in rect: Rect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The kind of shape that an inset makes of this one.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its outline moved inward by a distance.
  func inset(by amount: Double) -> InsetShape
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    DerivedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// Returns the line that a style draws along the outline, as a shape to fill.
  public func stroke(style: StrokeStyle) -> some Shape {
    DerivedShape(base: self) { path, _ in path.strokedPath(style) }
  }

  /// Returns a solid line along the outline, as a shape to fill.
  public func stroke(lineWidth: Double = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape turned about the rectangle's middle, clockwise on the screen.
  public func rotation(_ angle: Angle) -> some Shape {
    DerivedShape(base: self) { path, rect in
      path.applying(.rotation(angle).about(rect.center))
    }
  }

  /// Returns the shape moved to the right and down.
  public func offset(x: Double = 0, y: Double = 0) -> some Shape {
    DerivedShape(base: self) { path, _ in path.applying(.translation(x: x, y: y)) }
  }

  /// Returns the shape stretched away from the rectangle's middle.
  public func scale(x: Double, y: Double) -> some Shape {
    DerivedShape(base: self) { path, rect in
      path.applying(.scale(x: x, y: y).about(rect.center))
    }
  }

  /// Returns the shape made larger or smaller about the rectangle's middle.
  public func scale(_ factor: Double) -> some Shape { scale(x: factor, y: factor) }
}

extension InsettableShape {
  /// Returns a line along the outline that stays inside it.
  public func strokeBorder(style: StrokeStyle) -> some Shape {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }
}

/// A shape made of another shape's path.
private struct DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, Rect) -> Path

  func path(in rect: Rect) -> Path {
    change(base.path(in: rect), rect)
  }
}
