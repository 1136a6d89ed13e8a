/// A shape with a fixed size in any rectangle.
public struct SizedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content

  /// The size.
  public var size: Size

  /// The place that the fixed size and the given rectangle share.
  public var anchor: UnitPoint

  /// Creates a shape with a fixed size, at the top left unless an anchor is given.
  public init(shape: Content, size: Size, anchor: UnitPoint = .topLeading) {
    (self.shape, self.size, self.anchor) = (shape, size, anchor)
  }

  /// Returns the outline in a rectangle of the fixed size, aligned with the given one.
  public func path(in rect: Rect) -> Path {
    guard !rect.isEmpty else { return Path() }
    let origin = Point(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: Rect(origin: origin, size: size))
  }

  /// The shape's own data and the size.
  public var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension SizedShape: Equatable where Content: Equatable {}
extension SizedShape: Hashable where Content: Hashable {}

extension Shape {
  /// Returns the shape with a fixed size, by default at the top left of any rectangle.
  public func size(_ size: Size, anchor: UnitPoint = .topLeading) -> SizedShape<Self> {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape with a fixed size, by default at the top left of any rectangle.
  public func size(
    width: Double, height: Double, anchor: UnitPoint = .topLeading
  ) -> SizedShape<Self> {
    size(Size(width: width, height: height), anchor: anchor)
  }
}
