package import Cells
package import Raster

/// The colors of all pictures on one terminal.
///
/// Colors are chosen by role: as `RGB` and `Paint` for figures, as `Style` for text and cells.
/// Those of texts are legible on the background (a contrast of 4.5 : 1 or, with high contrast, 7 :
/// 1) if any color is.
///
/// Colors are computed once per theme, since each depends on its contrast.
package struct Theme: Sendable {
  /// The contrast of colors with the background.
  package enum Contrast: String, Hashable, Sendable, CaseIterable {
    case normal, high
  }

  /// The set of semantic colors.
  package enum Palette: String, Hashable, Sendable, CaseIterable {
    /// Turquoise, amber and red.
    case standard
    /// Colors that remain distinct for color-blind people (after Okabe and Ito).
    case colorBlindSafe = "color-blind-safe"
  }

  /// The purpose of a color.
  package enum Role: Int, Hashable, Sendable, CaseIterable {
    /// Digits and text.
    case text
    /// Less important text.
    case secondary
    /// Text and digits that are paused or can't be selected.
    case dimmed
    /// Emphasis: the current or selected item.
    case accent
    /// Something that should be noticed.
    case warning
    /// A timer that is nearly over or rings, and nothing else.
    case urgent
    /// The row or item under the cursor; as a style, its background.
    case selection
    /// Lines around and between items.
    case border
    /// The elapsed part of a ring or bar.
    case track
    /// The remaining part of a ring or bar.
    case progress
    /// The background of overlays; as a style, their blank cells.
    case raised
  }

  /// The terminal's background.
  package let background: RGB
  /// The number of colors the terminal can show.
  package let depth: ColorDepth
  /// The contrast of colors with the background.
  package let contrast: Contrast
  /// The set of semantic colors.
  package let palette: Palette
  /// The colors of figures and of texts, by role.
  private var figures: [RGB] = []
  private var texts: [RGB] = []

  /// The background assumed until the terminal reports its own.
  package static let darkBackground = RGB(red: 0, green: 0, blue: 0)

  /// Returns white for a dark background, and black for a light one.
  package static func opposite(of background: RGB) -> RGB {
    background.isDark ? RGB(gray: 1) : darkBackground
  }

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

  package func color(_ role: Role) -> RGB { figures[role.rawValue] }

  /// Returns the color of a role as text, which needs more contrast than a figure.
  func textColor(_ role: Role) -> RGB { texts[role.rawValue] }

  /// Whether the background is closer to black than to white.
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
