/// A shape scaled about a point in its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content

  /// The factors along both axes; a negative one mirrors.
  public var scale: Size

  /// The fixed point.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: Size, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// Returns the scaled outline in a rectangle; arcs stay arcs if both factors are equal.
  public func path(in rect: Rect) -> Path {
    let stretch = Transform.scale(x: scale.width, y: scale.height)
    return shape.path(in: rect).applying(stretch.about(rect.point(at: anchor)))
  }

  /// The shape's own data, the factors and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Size.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension ScaledShape: Equatable where Content: Equatable {}
extension ScaledShape: Hashable where Content: Hashable {}

extension Shape {
  /// Returns the shape scaled about a point in the rectangle.
  public func scale(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: Size(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled uniformly about a point in the rectangle.
  public func scale(_ factor: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    scale(x: factor, y: factor, anchor: anchor)
  }
}
