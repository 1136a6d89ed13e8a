package import Cells
package import Raster

/// The colors of all pictures on one terminal.
///
/// Colors come by role: as `RGB` and `Paint` for figures, as `Style` for text and cells. Those of
/// texts are legible on the background (contrast of 4.5 : 1 or, if high, of 7 : 1) as far as
/// there is a color that is.
///
/// Colors are worked out once for a theme, since each is judged by its contrast.
package struct Theme: Sendable {
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
  package enum Role: Int, Hashable, Sendable, CaseIterable {
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
  package let background: RGB
  /// How many colors it shows.
  package let depth: ColorDepth
  /// How far colors lie from the background.
  package let contrast: Contrast
  /// The colors that stand for things.
  package let palette: Palette
  /// The colors of figures and of texts, by role.
  private var figures: [RGB] = []
  private var texts: [RGB] = []

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
    for role in Role.allCases { figures.append(figureColor(of: role)) }
    for role in Role.allCases { texts.append(textColor(of: role)) }
  }

  /// Returns the color of a role in figures.
  package func color(_ role: Role) -> RGB { figures[role.rawValue] }

  /// Returns the color of a role as text, which needs more contrast than a figure.
  func textColor(_ role: Role) -> RGB { texts[role.rawValue] }

  /// Whether the background is nearer to black than to white.
  package var isDark: Bool { background.isDark }
}

extension Theme: Hashable {
  package static func == (one: Theme, other: Theme) -> Bool {
    one.background == other.background && one.depth == other.depth
      && one.contrast == other.contrast && one.palette == other.palette
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(background)
    hasher.combine(depth)
    hasher.combine(contrast)
    hasher.combine(palette)
  }
}
