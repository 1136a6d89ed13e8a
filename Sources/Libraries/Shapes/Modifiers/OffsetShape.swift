/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content

  /// The offset to the right and down.
  public var offset: Size

  /// Creates a shape moved by an offset.
  public init(shape: Content, offset: Size) { (self.shape, self.offset) = (shape, offset) }

  /// Returns the moved outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    shape.path(in: rect).applying(.translation(x: offset.width, y: offset.height))
  }

  /// The shape's own data and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the moved shape, inset.
  public func inset(by amount: Double) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension OffsetShape: Equatable where Content: Equatable {}
extension OffsetShape: Hashable where Content: Hashable {}

extension Shape {
  /// Returns the shape moved right and down.
  public func offset(_ offset: Size) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape moved right and down.
  public func offset(_ offset: Point) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  /// Returns the shape moved right and down.
  public func offset(x: Double = 0, y: Double = 0) -> OffsetShape<Self> {
    offset(Size(width: x, height: y))
  }
}
