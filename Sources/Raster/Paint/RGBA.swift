/// A colour and how much of what lies under it it hides.
public struct RGBA: Hashable, Sendable {
  /// The colour, as it is where nothing shines through.
  public var color: RGB

  /// 0 is invisible, 1 hides everything.
  public var opacity: Float

  /// Creates a colour with an opacity.
  public init(_ color: RGB, opacity: Float = 1) {
    self.color = color
    self.opacity = opacity
  }
}
