extension Point {
  /// Returns the sum of two points taken as vectors.
  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the vector from the second point to the first.
  @inlinable
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// Returns the opposite vector.
  @inlinable
  public static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }

  /// Returns a multiple of a vector.
  @inlinable
  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// Returns a multiple of a vector.
  @inlinable
  public static func * (factor: Double, point: Point) -> Point { point * factor }

  /// Returns a fraction of a vector.
  @inlinable
  public static func / (point: Point, divisor: Double) -> Point {
    Point(x: point.x / divisor, y: point.y / divisor)
  }

  /// Adds a vector to a point.
  @inlinable
  public static func += (left: inout Point, right: Point) { left = left + right }

  /// Subtracts a vector from a point.
  @inlinable
  public static func -= (left: inout Point, right: Point) { left = left - right }

  /// Multiplies a vector by a factor.
  @inlinable
  public static func *= (point: inout Point, factor: Double) { point = point * factor }

  /// Divides a vector by a number.
  @inlinable
  public static func /= (point: inout Point, divisor: Double) { point = point / divisor }
}
