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

  /// Renders a drawing of that size into cells, and reports the completed share, from 0 to 1.
  func grid(of drawing: Drawing, reporting report: (Double) -> Void = { _ in }) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    var rasterizer = DrawingRasterizer()
    let (across, down) = (GlyphSet.sampleColumns, mosaic.glyphs.sampleRows)
    let window = PixelRect(x: 0, y: 0, width: columns * across, height: rows * down)
    let transform = Transform.scale(
      x: Double(across) / cell.width, y: Double(down) / cell.height)
    // Computes only the visible coverage, since with very many layers most of them are small.
    let all = drawing.layers(depth: mosaic.depth, over: mosaic.background)
    var layers: [Layer] = []
    for (place, layer) in all.enumerated() {
      let coverage = rasterizer.visibleCoverage(
        of: layer, transform: transform, window: window, multiples: (across, down))
      if let coverage { layers.append(Layer(coverage: coverage, paint: layer.paint)) }
      report(Double(place + 1) / Double(2 * all.count))
    }
    for row in 0..<rows {
      mosaic.draw(layers, columns: 0..<columns, rows: row..<row + 1, cell: cell, into: &grid)
      report(0.5 + Double(row + 1) / Double(2 * rows))
    }
    if mosaic.glyphs == .ascii { grid.makeASCII() }
    return grid
  }
}
