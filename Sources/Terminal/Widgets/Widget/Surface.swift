package import Cells
package import Raster
internal import Scenes
package import Shapes
package import TerminalCodes

/// Where a picture is shown: what can be drawn there, and how it appears.
package struct Surface: Sendable {
  /// The glyphs to draw with.
  package var glyphs: GlyphSet
  /// The color depth.
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
}
