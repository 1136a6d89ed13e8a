internal import Cells
internal import Raster
internal import Shapes

/// A drawing in the cells of a terminal.
struct CellPicture {
  /// The characters and colors to draw with.
  var mosaic: Mosaic
  /// The number of columns.
  var columns: Int
  /// The number of rows.
  var rows: Int
  /// The size of a cell in pixels, or in any unit: only its proportions are seen.
  var cell: Size

  /// The size of what is seen, in the unit of a cell.
  var size: Size {
    Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
  }

  /// Returns the cells of a drawing of that size.
  func grid(of drawing: Drawing) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    var rasterizer = DrawingRasterizer()
    let (across, down) = (GlyphSet.sampleColumns, mosaic.glyphs.sampleRows)
    let window = PixelRect(x: 0, y: 0, width: columns * across, height: rows * down)
    let transform = Transform.scale(
      x: Double(across) / cell.width, y: Double(down) / cell.height)
    // What one of very many layers covers is often small.
    let layers = drawing.layers(depth: mosaic.depth, over: mosaic.background).compactMap { layer in
      rasterizer.visibleCoverage(
        of: layer, transform: transform, window: window, multiples: (across, down)
      ).map { Layer(coverage: $0, paint: layer.paint) }
    }
    mosaic.draw(layers, columns: 0..<columns, rows: 0..<rows, cell: cell, into: &grid)
    if mosaic.glyphs == .ascii { grid.makeASCII() }
    return grid
  }
}
