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

/// The terminal background for which colors are chosen.
enum BackgroundArgument: String, Sendable, CaseIterable {
  /// The background reported by the terminal.
  case auto
  case dark, light

  /// The color of the background; `nil` for `auto`.
  var background: RGB? {
    switch self {
    case .auto: nil
    case .dark: RGB(red: 0, green: 0, blue: 0)
    case .light: RGB(red: 1, green: 1, blue: 1)
    }
  }
}

/// A glyph set or pixel protocol, or `auto` to detect one.
enum GlyphArgument: String, Sendable, CaseIterable {
  case auto, ascii, block, half, quadrant, sextant, wedge, octant, braille
  case sixel, kitty, iterm2

  /// The glyph set; `nil` if it is detected, or for a pixel protocol.
  var set: GlyphSet? { GlyphSet(rawValue: rawValue) }

  /// The choice of pixels, which a glyph set excludes.
  var pixels: PixelChoice.Wish {
    if let pixels = PixelProtocol(rawValue: rawValue) { return .only(pixels) }
    return set == nil ? .auto : .cells
  }
}

/// A color depth, or `auto` to detect it.
enum ColorArgument: String, Sendable, CaseIterable {
  case auto, never
  case sixteen = "16"
  case palette = "256"
  case truecolor

  /// The depth; `nil` if it is detected.
  var depth: ColorDepth? { ColorDepth(rawValue: rawValue) }
}

/// The rule for the time during which the machine sleeps.
enum SuspendRule: String, Sendable, CaseIterable {
  case count, pause
}
