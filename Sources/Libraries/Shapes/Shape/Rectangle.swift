/// The rectangle itself, clockwise from its top left corner.
public struct Rectangle: InsettableShape, Hashable {
  private var inset = 0.0

  /// Creates a rectangle.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    Path { $0.addRect(rect.insetBy(dx: inset, dy: inset)) }
  }

  /// Returns the rectangle with its sides moved inward.
  public func inset(by amount: Double) -> Rectangle {
    var rectangle = self
    rectangle.inset += amount
    return rectangle
  }
}
