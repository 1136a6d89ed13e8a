/// A point in the plane; y grows downward.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double

  /// The distance below the origin.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Returns the Euclidean distance to another point.
  public func distance(to other: Point) -> Double { (other - self).magnitude }
}

extension Point {
  /// The length of the point taken as a vector.
  public var magnitude: Double {
    let square = x * x + y * y
    if square > 1e-290, square < .infinity { return square.squareRoot() }
    // The squares may be too large or too small.
    let largest = max(abs(x), abs(y))
    guard largest > 0, largest < .infinity else { return largest }
    let (x, y) = (x / largest, y / largest)
    return largest * (x * x + y * y).squareRoot()
  }

  /// The unit vector in the same direction; `nil` for the zero vector.
  public var normalized: Point? {
    let length = magnitude
    return length > 0 ? Point(x: x / length, y: y / length) : nil
  }

  /// Returns the dot product.
  public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Returns the cross product; positive if `other` lies clockwise of the vector on the screen.
  public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  var isFinite: Bool { x.isFinite && y.isFinite }

  func interpolated(to other: Point, by fraction: Double) -> Point {
    self + (other - self) * fraction
  }
}
