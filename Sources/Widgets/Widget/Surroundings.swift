package import Cells
package import Scenes

/// What widgets know about the place they are drawn in.
package struct Surroundings: Hashable, Sendable {
  /// The cells of the whole picture.
  package var canvas: Canvas
  /// The colors and styles.
  package var theme: Theme
  /// The characters for marks and borders.
  package var symbols: Symbols
  /// Whether values jump to their end instead of moving there.
  package var isStill: Bool
  /// The characters of figures; `nil` where they are drawn in pixels.
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
