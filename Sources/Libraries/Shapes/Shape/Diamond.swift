/// The largest square standing on a corner, centered in the rectangle.
///
/// Like a circle, it goes clockwise from its rightmost point, so that after a rotation by -90° a
/// trim begins at the top.
public struct Diamond: InsettableShape, Hashable {
  private var inset = 0.0

  /// Creates a diamond.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    // Moving a side inward moves the corner by √2 times as much.
    let reach = inset * 2.0.squareRoot()
    let box = rect.centeredSquare.insetBy(dx: reach, dy: reach)
    guard !box.isEmpty else { return Path() }
    return Path { path in
      path.addLines([
        Point(x: box.maxX, y: box.midY), Point(x: box.midX, y: box.maxY),
        Point(x: box.minX, y: box.midY), Point(x: box.midX, y: box.minY),
      ])
      path.closeSubpath()
    }
  }

  /// Returns the diamond with its sides moved inward.
  public func inset(by amount: Double) -> Diamond {
    var diamond = self
    diamond.inset += amount
    return diamond
  }
}
