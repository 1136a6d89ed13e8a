internal import Cells

/// The glyphs that a terminal draws itself, and since which version.
///
/// The entries for foot, kitty, vte, Konsole and alacritty were verified in pixels, in about that
/// version; others follow the terminals' documentation. Terminals that take these characters from a
/// font (xterm, st, mlterm, urxvt, zutty) show them with gaps, if at all.
struct GlyphSupport {
  let glyphs: GlyphSet
  let since: TerminalVersion

  init(_ glyphs: GlyphSet, since: TerminalVersion = TerminalVersion()) {
    (self.glyphs, self.since) = (glyphs, since)
  }

  /// The sets of each terminal beyond quadrants, roundest first.
  ///
  /// Blocks are rounder the smaller they are. Wedges are never chosen by themselves, although many
  /// terminals draw them: the slanted edges of neighbors don't meet, so a round edge looks torn near
  /// the diagonals. `EdgeQualityTests` measures both.
  static let all: [String: [GlyphSupport]] = [
    "foot": [GlyphSupport(.octant, since: [1, 20]), GlyphSupport(.sextant, since: [1, 13])],
    "kitty": [GlyphSupport(.octant, since: [0, 40]), GlyphSupport(.sextant, since: [0, 26])],
    "vte": [GlyphSupport(.octant, since: [0, 80]), GlyphSupport(.sextant, since: [0, 70])],
    "konsole": [GlyphSupport(.sextant, since: [22, 12])],
    "alacritty": [GlyphSupport(.sextant, since: [0, 15])],
    "wezterm": [GlyphSupport(.sextant, since: [20_210_610])],
    "ghostty": [GlyphSupport(.sextant)],
    "contour": [GlyphSupport(.sextant)],
    "xterm": [], "st": [], "mlterm": [], "rxvt": [], "zutty": [], "apple_terminal": [],
    "iterm2": [], "windows-terminal": [],
  ]
}
