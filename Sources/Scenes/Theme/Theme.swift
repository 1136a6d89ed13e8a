package import Cells
package import Raster

/// The colors of all pictures on one terminal.
///
/// Colors come by role: as `RGB` and `Paint` for figures, as `Style` for text and cells. Those of
/// texts are legible on the background (contrast of 4.5 : 1 or, if high, of 7 : 1) as far as
/// there is a color that is.
package struct Theme: Hashable, Sendable {
  /// How far colors lie from the background.
  package enum Contrast: String, Hashable, Sendable, CaseIterable {
    case normal, high
  }

  /// The colors that stand for things.
  package enum Palette: String, Hashable, Sendable, CaseIterable {
    /// Turquoise, amber and red.
    case standard
    /// Colors that differ for color-blind eyes too (after Okabe and Ito).
    case colorBlindSafe = "color-blind-safe"
  }

  /// What a color is for.
  package enum Role: Hashable, Sendable, CaseIterable {
    /// Digits and text.
    case text
    /// Text that matters less.
    case secondary
    /// Text and digits while nothing moves, or that can't be chosen.
    case dimmed
    /// What stands out: the current, the chosen.
    case accent
    /// What should be noticed.
    case warning
    /// What can't wait.
    case urgent
    /// The row or item under the cursor; as a style, its background.
    case selection
    /// Lines round and between things.
    case border
    /// The part of a ring or bar that is gone.
    case track
    /// The part of a ring or bar that is left.
    case progress
    /// The background of what lies above the rest; as a style, its blank cells.
    case raised
  }

  /// The terminal's background.
  package var background: RGB
  /// How many colors it shows.
  package var depth: ColorDepth
  /// How far colors lie from the background.
  package var contrast: Contrast
  /// The colors that stand for things.
  package var palette: Palette

  /// The background assumed until the terminal reports its own.
  package static let darkBackground = RGB(red: 0, green: 0, blue: 0)

  /// Creates the colors for a background.
  package init(
    background: RGB = Theme.darkBackground, depth: ColorDepth, contrast: Contrast = .normal,
    palette: Palette = .standard
  ) {
    self.background = background
    self.depth = depth
    self.contrast = contrast
    self.palette = palette
  }

  /// Whether the background is nearer to black than to white.
  package var isDark: Bool { background.isDark }
}
