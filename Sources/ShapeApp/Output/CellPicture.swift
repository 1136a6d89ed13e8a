internal import Cells
internal import Raster
internal import Shapes

/// Renders a drawing into terminal cells.
struct CellPicture {
  /// The glyphs and colors to draw with.
  var mosaic: Mosaic
  /// The number of columns.
  var columns: Int
  /// The number of rows.
  var rows: Int
  /// The size of a cell in pixels, or in any unit: only its proportions matter.
  var cell: Size

  /// The size of the picture, in the unit of `cell`.
  var size: Size {
    Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
  }

  /// Renders a drawing of that size into cells.
  func grid(of drawing: Drawing) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    var rasterizer = DrawingRasterizer()
    let (across, down) = (GlyphSet.sampleColumns, mosaic.glyphs.sampleRows)
    let window = PixelRect(x: 0, y: 0, width: columns * across, height: rows * down)
    let transform = Transform.scale(
      x: Double(across) / cell.width, y: Double(down) / cell.height)
    // Computes only the visible coverage, since with very many layers most of them are small.
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
