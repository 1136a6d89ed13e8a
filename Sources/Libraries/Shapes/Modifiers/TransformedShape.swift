/// A shape to which an affine map is applied.
public struct TransformedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content

  /// The map, relative to the plane's origin rather than the rectangle's center.
  public var transform: Transform

  /// Creates a transformed shape.
  public init(shape: Content, transform: Transform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// Returns the transformed outline in a rectangle; arcs stay arcs if the map preserves circles.
  public func path(in rect: Rect) -> Path { shape.path(in: rect).applying(transform) }

  /// The shape's own data; as in SwiftUI, the map isn't animated.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: Equatable where Content: Equatable {}
extension TransformedShape: Hashable where Content: Hashable {}

extension Shape {
  /// Returns the shape with an affine map applied.
  public func transform(_ transform: Transform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
