package import Cells
package import Scenes

/// The environment in which widgets are drawn.
package struct Surroundings: Hashable, Sendable {
  /// The cells of the whole picture.
  package var canvas: Canvas
  /// The colors and styles.
  package var theme: Theme
  /// The characters for marks and borders.
  package var symbols: Symbols
  /// Whether values jump to their end instead of being animated.
  package var isStill: Bool
  /// The glyph set of figures; `nil` if they are drawn in pixels.
  package var glyphs: GlyphSet?

  package init(
    canvas: Canvas, theme: Theme, symbols: Symbols = .unicode, isStill: Bool = false,
    glyphs: GlyphSet? = .quadrant
  ) {
    self.canvas = canvas
    self.theme = theme
    self.symbols = symbols
    self.isStill = isStill
    self.glyphs = glyphs
  }
}
