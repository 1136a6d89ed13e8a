/// A type-erased shape.
public struct AnyShape: Shape {
  private var shape: any Shape

  /// Creates a shape that wraps another one.
  public init(_ shape: some Shape) { self.shape = shape }

  /// Returns the wrapped shape's outline in a rectangle.
  public func path(in rect: Rect) -> Path { shape.path(in: rect) }

  /// The wrapped shape's data; data of another type of shape is ignored.
  public var animatableData: AnyAnimatableData {
    get {
      func data(_ shape: some Shape) -> AnyAnimatableData {
        AnyAnimatableData(shape.animatableData)
      }
      return data(shape)
    }
    set {
      func changed<Wrapped: Shape>(_ shape: Wrapped) -> any Shape {
        var shape = shape
        if let data = newValue.vector(as: Wrapped.AnimatableData.self) {
          shape.animatableData = data
        }
        return shape
      }
      shape = changed(shape)
    }
  }
}
