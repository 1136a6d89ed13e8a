extension Rect {
  /// Returns whether two rectangles share an area.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// Returns whether another rectangle lies inside; an edge may be shared, and nothing empty contains
  /// anything.
  public func contains(_ other: Rect) -> Bool {
    !isEmpty && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
      && other.maxY <= maxY
  }

  /// The smallest rectangle with whole coordinates that contains the rectangle.
  public var integral: Rect {
    Rect(
      spanning: Point(x: minX.rounded(.down), y: minY.rounded(.down)),
      Point(x: maxX.rounded(.up), y: maxY.rounded(.up)))
  }

  /// Returns the rectangle with its edges moved inward by the insets.
  public func inset(by insets: EdgeInsets) -> Rect {
    let width = max(0, width - insets.leading - insets.trailing)
    let height = max(0, height - insets.top - insets.bottom)
    return Rect(x: minX + insets.leading, y: minY + insets.top, width: width, height: height)
  }
}

extension Point {
  /// Creates the origin.
  public init() { self = .zero }
}

extension Size {
  /// Creates a size of zero.
  public init() { self = .zero }
}

extension Rect {
  /// Creates a rectangle of size zero at the origin.
  public init() { self = .zero }
}

extension UnitPoint {
  /// Creates the position at the top left.
  public init() { self = .zero }
}
