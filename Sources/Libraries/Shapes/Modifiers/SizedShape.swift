/// A shape with a fixed size, at the top left of any rectangle.
public struct SizedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content

  /// The size.
  public var size: Size

  /// Creates a shape with a fixed size.
  public init(shape: Content, size: Size) { (self.shape, self.size) = (shape, size) }

  /// Returns the outline in a rectangle of the fixed size at the given rectangle's origin.
  public func path(in rect: Rect) -> Path {
    rect.isEmpty ? Path() : shape.path(in: Rect(origin: rect.origin, size: size))
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
  /// Returns the shape with a fixed size, at the top left of any rectangle.
  public func size(_ size: Size) -> SizedShape<Self> { SizedShape(shape: self, size: size) }

  /// Returns the shape with a fixed size, at the top left of any rectangle.
  public func size(width: Double, height: Double) -> SizedShape<Self> {
    size(Size(width: width, height: height))
  }
}
