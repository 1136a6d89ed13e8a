/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double

  /// The extent from top to bottom.
  public var height: Double

  /// Creates a size from its width and height.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of zero width and height.
  public static let zero = Size(width: 0, height: 0)
}
