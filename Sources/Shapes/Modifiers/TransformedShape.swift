/// A shape with every point mapped.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is mapped.
  public var shape: Content

  /// The map, in the coordinates of the rectangle and not about its center.
  public var transform: Transform

  /// Creates a mapped shape.
  public init(shape: Content, transform: Transform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the mapped outline in a rectangle; arcs stay arcs where circles stay round.
  public func path(in rect: Rect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The shape's own data; as in SwiftUI the map doesn't change.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: Equatable where Content: Equatable {}
extension TransformedShape: Hashable where Content: Hashable {}

extension Shape {
  /// Returns the shape with every point mapped.
  public func transform(_ transform: Transform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
