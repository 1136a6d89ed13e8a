/// A vector in the plane; y points down.
public struct CGVector: Hashable, Sendable {
  /// The extent to the right.
  public var dx: Double

  /// The extent down.
  public var dy: Double

  /// Creates a vector.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector from whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }

  /// Creates the zero vector.
  public init() { self.init(dx: 0.0, dy: 0.0) }

  /// The zero vector.
  public static let zero = CGVector()
}
