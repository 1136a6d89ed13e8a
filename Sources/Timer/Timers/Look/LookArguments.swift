package import Cells
internal import Faces
package import Raster
package import Scenes
package import TerminalCodes

/// The color scheme.
package enum PaletteArgument: String, Sendable, CaseIterable {
  case standard
  case colorBlindSafe = "color-blind-safe"
  case highContrast = "high-contrast"

  package var palette: Theme.Palette { self == .colorBlindSafe ? .colorBlindSafe : .standard }
  package var contrast: Theme.Contrast { self == .highContrast ? .high : .normal }
}

/// The terminal background for which colors are chosen.
package enum BackgroundArgument: String, Sendable, CaseIterable {
  /// The background reported by the terminal.
  case auto
  case dark, light

  /// The color of the background; `nil` for `auto`.
  package var background: RGB? {
    switch self {
    case .auto: nil
    case .dark: RGB(red: 0, green: 0, blue: 0)
    case .light: RGB(red: 1, green: 1, blue: 1)
    }
  }
}

/// A glyph set or pixel protocol, or `auto` to detect one.
package enum GlyphArgument: String, Sendable, CaseIterable {
  case auto, ascii, block, half, quadrant, sextant, wedge, octant, braille
  case sixel, kitty, iterm2

  /// The glyph set; `nil` if it is detected, or for a pixel protocol.
  package var set: GlyphSet? { GlyphSet(rawValue: rawValue) }

  /// The choice of pixels, which a glyph set excludes.
  package var pixels: PixelChoice.Wish {
    if let pixels = PixelProtocol(rawValue: rawValue) { return .only(pixels) }
    return set == nil ? .auto : .cells
  }
}

/// A color depth, or `auto` to detect it.
package enum ColorArgument: String, Sendable, CaseIterable {
  case auto, never
  case sixteen = "16"
  case palette = "256"
  case truecolor

  /// The depth; `nil` if it is detected.
  package var depth: ColorDepth? { ColorDepth(rawValue: rawValue) }
}

/// The rule for the time during which the machine sleeps.
package enum SuspendRule: String, Sendable, CaseIterable {
  case count, pause
}
