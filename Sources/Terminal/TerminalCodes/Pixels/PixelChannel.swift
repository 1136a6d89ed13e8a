package import Cells
package import Raster

/// A protocol for pixels, and the terminal's capabilities in it.
package struct PixelChannel: Hashable, Sendable {
  package var pixels: PixelProtocol
  /// The background with which sixels are blended.
  package var background = RGB(red: 0, green: 0, blue: 0)
  /// The number of colors that a sixel picture can have.
  package var registers = 256
  /// The largest width and height in pixels.
  package var limit = SIMD2(1000, 1000)
  /// Whether a part of a kitty picture can be replaced; otherwise the whole picture is sent again.
  package var editsPictures = false
  /// The multiplexer between the program and the terminal.
  package var passthrough = Passthrough.none
  /// The ID of the kitty picture, from 1.
  package var id: UInt32 = 1

  /// Creates a channel to a terminal with default capabilities.
  package init(_ pixels: PixelProtocol) {
    self.pixels = pixels
    if pixels != .sixel { limit = SIMD2(10_000, 10_000) }
  }

  /// Whether changes are sent as separate pictures that begin at a cell's corner.
  var drawsWholeCells: Bool { pixels != .kitty }

  var kitty: KittyPicture { KittyPicture(id: id, passthrough: passthrough) }

  /// Returns whether a picture can be shown in a rectangle of cells: it must not be too large, must
  /// not extend beyond the screen and, as sixels, must not touch the last row, where terminals
  /// would scroll.
  package func canShow(_ cells: CellRect, _ cell: CellPixels, screenRows: Int) -> Bool {
    let size = cell.pixels(of: cells)
    let rows = pixels == .sixel ? screenRows - 1 : screenRows
    return size.width <= limit.x && size.height <= limit.y && cells.columns.lowerBound >= 0
      && cells.rows.lowerBound >= 0 && cells.rows.upperBound <= rows
  }
}
