internal import Cells

/// What terminals draw themselves, since which version.
///
/// Where a version is measured, by the pixels that came out, it is that one; else it is the one
/// whose notes name the change. Terminals that take these characters from a font (xterm, st, mlterm,
/// urxvt, zutty) have them with gaps, if at all.
struct GlyphSupport {
  let glyphs: GlyphSet
  let since: TerminalVersion

  init(_ glyphs: GlyphSet, since: TerminalVersion = TerminalVersion()) {
    (self.glyphs, self.since) = (glyphs, since)
  }

  /// The best first.
  static let all: [String: [GlyphSupport]] = [
    "foot": [GlyphSupport(.wedge, since: [1, 13])],
    "kitty": [GlyphSupport(.wedge, since: [0, 26])],
    "vte": [GlyphSupport(.wedge, since: [0, 70])],
    "konsole": [GlyphSupport(.sextant, since: [22, 12])],
    "alacritty": [GlyphSupport(.sextant, since: [0, 15])],
    "wezterm": [GlyphSupport(.sextant, since: [20_210_610])],
    "ghostty": [GlyphSupport(.sextant)],
    "contour": [GlyphSupport(.sextant)],
    "xterm": [], "st": [], "mlterm": [], "rxvt": [], "urxvt": [], "zutty": [],
    "apple_terminal": [], "iterm2": [],
  ]
}
