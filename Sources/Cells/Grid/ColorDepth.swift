public import Raster

/// How many colours a terminal shows.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// None: only what bold, dim and reverse can tell.
  case never
  /// The sixteen, which look as the user set them.
  case sixteen = "16"
  /// The palette of 256.
  case palette = "256"
  /// Red, green and blue with 8 bits each.
  case truecolor

  /// Returns the colour that comes closest.
  ///
  /// With 16 colours or none there is no telling how a colour looks: those are chosen by name, and
  /// this returns the default.
  public func color(_ rgb: RGB) -> Color {
    let (red, green, blue) = rgb.bytes
    switch self {
    case .never, .sixteen: return .standard
    case .palette:
      let parts = SIMD4(Float(red), Float(green), Float(blue), 0)
      return .palette(XtermPalette.nearest(to: parts).index)
    case .truecolor: return .rgb(red, green, blue)
    }
  }
}
