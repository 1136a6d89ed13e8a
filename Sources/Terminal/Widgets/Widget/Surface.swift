package import Cells
internal import Clocks
package import Raster
package import Scenes
package import Shapes
package import TerminalCodes

/// Where a picture is shown: what can be drawn there, and how it appears.
package struct Surface: Sendable {
  /// The glyphs to draw with.
  package var glyphs: GlyphSet
  /// Whether the terminal, rather than the user, chooses the glyphs.
  package var choosesGlyphs = true
  package var depth: ColorDepth
  /// The background color.
  package var background = Theme.darkBackground
  /// The size of a cell in pixels, or in any unit.
  package var cell = Canvas.usualCell
  /// The available size, if known.
  package var window: (columns: Int, rows: Int)?
  /// How pixels are shown; `nil` if they aren't.
  package var pixels: PixelChannel?
  /// Whether pixels are gray, because colors are turned off.
  package var isGray = false

  /// Creates a surface known only from the environment.
  package init(_ capabilities: Capabilities, isTerminal: Bool) {
    glyphs = capabilities.glyphs
    depth = isTerminal ? capabilities.colors : .never
  }

  /// The renderer for cells.
  package var mosaic: Mosaic {
    Mosaic(
      glyphs: glyphs, inks: Inks(depth: depth, background: background), depth: depth,
      background: background)
  }

  /// The theme for its background and color depth.
  package var theme: Theme { Theme(background: background, depth: depth) }

  /// Draws widgets at rest into cells.
  package func grid(
    columns: Int, rows: Int, inks: Inks, _ draw: (inout DrawContext) -> Void
  ) -> Grid {
    let isASCII = glyphs == .ascii
    let canvas = Canvas(columns: columns, rows: rows, cell: cell)
    let cells = CellRect(columns: 0..<columns, rows: 0..<rows)
    var context = DrawContext(
      frame: cells, clip: cells,
      surroundings: Surroundings(
        canvas: canvas, theme: theme, symbols: isASCII ? .ascii : .unicode, isStill: true,
        glyphs: glyphs), now: Instant(sinceZero: .zero))
    draw(&context)
    var painter = ScenePainter(
      Mosaic(glyphs: glyphs, inks: inks, depth: depth, background: background))
    var grid = painter.paint(Scene(canvas: canvas, planes: [Plane(id: 0, pieces: context.pieces)]))
    if isASCII { grid.makeASCII() }
    return grid
  }
}
