/// A type-erased shape.
///
/// The wrapped shape can't be animated through it.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a shape that wraps another one.
  public init(_ shape: some Shape) { self.shape = shape }

  /// Returns the wrapped shape's outline in a rectangle.
  public func path(in rect: Rect) -> Path { shape.path(in: rect) }
}
