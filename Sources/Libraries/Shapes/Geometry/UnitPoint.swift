/// A position relative to a rectangle: 0 is its left or top edge, 1 its right or bottom edge.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width to the left.
  public var x: Double

  /// The fraction of the height above.
  public var y: Double

  /// Creates a position from its fractions of the width and height.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The top left corner, like `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The midpoint of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The midpoint of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The midpoint of the top side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The midpoint of the bottom side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension Rect {
  /// Returns the point at a relative position in the rectangle.
  public func point(at place: UnitPoint) -> Point {
    Point(x: minX + width * place.x, y: minY + height * place.y)
  }
}
