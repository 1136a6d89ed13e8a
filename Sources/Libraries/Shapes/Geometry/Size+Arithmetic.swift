extension Size {
  /// Returns the sum of the widths and of the heights.
  public static func + (left: Size, right: Size) -> Size {
    Size(width: left.width + right.width, height: left.height + right.height)
  }

  /// Returns the difference of the widths and of the heights.
  public static func - (left: Size, right: Size) -> Size {
    Size(width: left.width - right.width, height: left.height - right.height)
  }

  /// Returns a multiple of a size.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// Returns a multiple of a size.
  public static func * (factor: Double, size: Size) -> Size { size * factor }

  /// Returns a fraction of a size.
  public static func / (size: Size, divisor: Double) -> Size {
    Size(width: size.width / divisor, height: size.height / divisor)
  }
}

extension Point {
  /// Returns a point moved right by a width and down by a height.
  public static func + (point: Point, size: Size) -> Point {
    Point(x: point.x + size.width, y: point.y + size.height)
  }

  /// Returns a point moved left by a width and up by a height.
  public static func - (point: Point, size: Size) -> Point {
    Point(x: point.x - size.width, y: point.y - size.height)
  }
}

extension Rect {
  /// Creates a rectangle from its center and size.
  public init(center: Point, size: Size) { self.init(origin: center - size / 2, size: size) }
}
