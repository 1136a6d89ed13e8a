extension Point {
  /// Creates a point from whole numbers.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension Size {
  /// Creates a size from whole numbers.
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}

extension Rect {
  /// Creates a rectangle from whole numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(
      origin: Point(x: Double(x), y: Double(y)),
      size: Size(width: Double(width), height: Double(height)))
  }
}
