/// A color with an opacity.
public struct RGBA: Hashable, Sendable {
  /// The color, without its opacity.
  public var color: RGB

  /// The opacity, from 0 (invisible) to 1 (opaque).
  public var opacity: Float

  /// Creates a color with an opacity.
  public init(_ color: RGB, opacity: Float = 1) { (self.color, self.opacity) = (color, opacity) }
}
