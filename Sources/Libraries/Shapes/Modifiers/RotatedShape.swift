/// A shape rotated about a point in its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content

  /// The angle; positive is clockwise on the screen.
  public var angle: Angle

  /// The center of rotation.
  public var anchor: UnitPoint

  /// Creates a rotated shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// Returns the rotated outline in a rectangle; arcs stay arcs.
  public func path(in rect: Rect) -> Path {
    shape.path(in: rect).applying(.rotation(angle).about(rect.point(at: anchor)))
  }

  /// The shape's own data, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape, inset.
  public func inset(by amount: Double) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension RotatedShape: Equatable where Content: Equatable {}
extension RotatedShape: Hashable where Content: Hashable {}

extension Shape {
  /// Returns the shape rotated about a point in the rectangle; positive angles are clockwise on the
  /// screen.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
