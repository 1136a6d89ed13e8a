/// A rectangle with rounded corners, clockwise from its left side, below the corner.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The radius of the corners, at most half the shorter side.
  public var cornerRadius: Double

  private var inset = 0.0

  /// Creates a rectangle with rounded corners.
  public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

  /// Returns the outline in a rectangle.
  public func path(in rect: Rect) -> Path {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    return Path {
      $0.addRoundedRect(
        in: rect.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset))
    }
  }

  /// Returns the rectangle with its sides moved inward and its corners about the same centers.
  public func inset(by amount: Double) -> RoundedRectangle {
    var rectangle = self
    rectangle.inset += amount
    return rectangle
  }

  /// The radius.
  public var animatableData: Double {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }
}
