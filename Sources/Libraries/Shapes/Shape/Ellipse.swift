/// The ellipse that touches all sides, clockwise from its rightmost point.
public struct Ellipse: InsettableShape, Hashable {
  private var inset = 0.0

  /// Creates an ellipse.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    Path { $0.addEllipse(in: rect.insetBy(dx: inset, dy: inset)) }
  }

  /// Returns the ellipse with smaller radii.
  public func inset(by amount: Double) -> Ellipse {
    var ellipse = self
    ellipse.inset += amount
    return ellipse
  }
}
