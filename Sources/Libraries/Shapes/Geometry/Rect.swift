/// A rectangle with sides along the axes.
///
/// A rectangle with no area, or with a coordinate that isn't finite, counts as empty.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point

  /// The extent from the origin.
  public var size: Size

  /// Creates a rectangle from its origin and size.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle from its coordinates and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of size zero at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The extent from left to right.
  public var width: Double { size.width }

  /// The extent from top to bottom.
  public var height: Double { size.height }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The horizontal center.
  public var midX: Double { origin.x + size.width / 2 }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The vertical center.
  public var midY: Double { origin.y + size.height / 2 }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The center of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle has no area or isn't finite.
  public var isEmpty: Bool {
    !(size.width > 0 && size.height > 0 && origin.isFinite && maxX.isFinite && maxY.isFinite)
  }
}

extension Rect {
  /// The same rectangle with a width and a height that aren't negative.
  public var standardized: Rect {
    Rect(
      x: min(minX, maxX), y: min(minY, maxY), width: abs(size.width), height: abs(size.height))
  }

  /// Returns the rectangle with its sides moved inward, at most to its center.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let newWidth = max(0, width - 2 * dx)
    let newHeight = max(0, height - 2 * dy)
    return Rect(x: midX - newWidth / 2, y: midY - newHeight / 2, width: newWidth, height: newHeight)
  }

  /// Returns the rectangle moved by a distance along each axis.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(x: minX + dx, y: minY + dy), size: size)
  }

  /// Returns the smallest rectangle that contains both; empty rectangles are ignored.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      spanning: Point(x: min(minX, other.minX), y: min(minY, other.minY)),
      Point(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
  }

  /// Returns the intersection, or `Rect.zero` if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let common = Rect(
      spanning: Point(x: max(minX, other.minX), y: max(minY, other.minY)),
      Point(x: min(maxX, other.maxX), y: min(maxY, other.maxY)))
    return isEmpty || other.isEmpty || common.isEmpty ? .zero : common
  }

  /// Returns whether a point lies inside; the right and bottom edges don't count as inside.
  public func contains(_ point: Point) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The largest square with the same center.
  package var centeredSquare: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }

  init(spanning low: Point, _ high: Point) {
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
