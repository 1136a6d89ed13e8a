internal import Cells
internal import Faces
internal import Raster
internal import Scenes
internal import TerminalCodes

/// The color scheme.
enum PaletteArgument: String, Sendable, CaseIterable {
  case standard
  case colorBlindSafe = "color-blind-safe"
  case highContrast = "high-contrast"

  var palette: Theme.Palette { self == .colorBlindSafe ? .colorBlindSafe : .standard }
  var contrast: Theme.Contrast { self == .highContrast ? .high : .normal }
}

/// The background for which colors are chosen.
enum BackgroundArgument: String, Sendable, CaseIterable {
  /// The one that the terminal reports.
  case auto
  case dark, light

  /// The background, unless the terminal reports it.
  var background: RGB? {
    switch self {
    case .auto: nil
    case .dark: RGB(red: 0, green: 0, blue: 0)
    case .light: RGB(red: 1, green: 1, blue: 1)
    }
  }
}

/// A glyph set, or the one that fits.
enum GlyphArgument: String, Sendable, CaseIterable {
  case auto, ascii, block, half, quadrant, sextant, wedge, octant, braille
  case sixel, kitty, iterm2

  /// The set, unless it is to be found out.
  var set: GlyphSet? { GlyphSet(rawValue: rawValue) }

  /// Whether pixels are wanted; not where a set of glyphs is.
  var pixels: PixelChoice.Wish {
    if let pixels = PixelProtocol(rawValue: rawValue) { return .only(pixels) }
    return set == nil ? .auto : .cells
  }
}

/// A color depth, or the one that fits.
enum ColorArgument: String, Sendable, CaseIterable {
  case auto, never
  case sixteen = "16"
  case palette = "256"
  case truecolor

  /// The depth, unless it is to be found out.
  var depth: ColorDepth? { ColorDepth(rawValue: rawValue) }
}

/// Whether time counts while the machine sleeps.
enum SuspendRule: String, Sendable, CaseIterable {
  case count, pause
}
