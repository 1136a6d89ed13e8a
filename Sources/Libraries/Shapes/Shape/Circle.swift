/// The largest circle centered in the rectangle, clockwise from its rightmost point.
public struct Circle: InsettableShape, Hashable {
  private var inset = 0.0

  /// Creates a circle.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    Path { $0.addEllipse(in: rect.centeredSquare.insetBy(dx: inset, dy: inset)) }
  }

  /// Returns the circle with a smaller radius.
  public func inset(by amount: Double) -> Circle {
    var circle = self
    circle.inset += amount
    return circle
  }
}
