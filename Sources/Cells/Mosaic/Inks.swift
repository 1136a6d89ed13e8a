public import Raster

/// The colours that a picture in cells may use.
public enum Inks: Hashable, Sendable {
  /// Any: the cells' colours are worked out, and shown as closely as the terminal can.
  case free
  /// Only these, each as it is seen and as the terminal takes it; the ground is always there too.
  case palette([Ink])

  /// A colour that a terminal shows.
  public struct Ink: Hashable, Sendable {
    /// How it is seen.
    public var appearance: RGB
    /// How the terminal takes it.
    public var color: Color

    /// Creates an ink.
    public init(appearance: RGB, color: Color) {
      self.appearance = appearance
      self.color = color
    }
  }
}
