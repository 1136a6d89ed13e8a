package import Raster

/// The number of colors that a terminal can show.
package enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// No colors: only bold, dim and reverse.
  case never
  /// The sixteen basic colors, whose appearance the user configures.
  case sixteen = "16"
  /// The 256-color palette.
  case palette = "256"
  /// Red, green and blue with 8 bits each.
  case truecolor

  /// Returns the nearest color.
  ///
  /// With 16 colors or none, this returns the default color: the appearance of those colors is
  /// unknown, so they are chosen by name.
  package func color(_ rgb: RGB) -> Color {
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
