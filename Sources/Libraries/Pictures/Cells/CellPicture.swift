package import Cells
package import Raster
package import Shapes

/// Renders a drawing into terminal cells.
package struct CellPicture {
  /// The glyphs and colors to draw with.
  package var mosaic: Mosaic
  /// The number of columns.
  package var columns: Int
  /// The number of rows.
  package var rows: Int
  /// The size of a cell in pixels, or in any unit: only its proportions matter.
  package var cell: Size

  package init(mosaic: Mosaic, columns: Int, rows: Int, cell: Size) {
    (self.mosaic, self.columns, self.rows, self.cell) = (mosaic, columns, rows, cell)
  }

  /// The size of the picture, in the unit of `cell`.
  package var size: Size {
    Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
  }

  /// The number of cells that are drawn at a time, which limits the memory to 48 MiB; each band
  /// computes all outlines again.
  private static let bandArea = 16_384

  /// Renders a drawing of that size into cells, and reports the completed share, from 0 to 1.
  package func grid(of drawing: Drawing, reporting report: (Double) -> Void = { _ in }) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    var rasterizer = DrawingRasterizer()
    let (across, down) = (GlyphSet.sampleColumns, mosaic.glyphs.sampleRows)
    let transform = Transform.scale(x: Double(across) / cell.width, y: Double(down) / cell.height)
    let layers = drawing.layers(depth: mosaic.depth, over: mosaic.background)
    let height = max(1, Self.bandArea / max(1, columns))
    for top in stride(from: 0, to: rows, by: height) {
      let lines = top..<min(top + height, rows)
      var band = MosaicBand(mosaic, columns: 0..<columns, rows: lines, cell: cell)
      // Computes only the visible coverage, since with very many layers most of them are small.
      let window = PixelRect(
        x: 0, y: top * down, width: columns * across, height: lines.count * down)
      for (place, layer) in layers.enumerated() {
        let coverage = rasterizer.visibleCoverage(
          of: layer, transform: transform, window: window, multiples: (across, down))
        if let coverage { band.lay(CoverageLayer(coverage: coverage, paint: layer.paint)) }
        let share = Double(place + 1) / Double(layers.count + 1)
        report((Double(top) + share * Double(lines.count)) / Double(rows))
      }
      band.draw(into: &grid)
      report(Double(lines.upperBound) / Double(rows))
    }
    if mosaic.glyphs == .ascii { grid.makeASCII() }
    return grid
  }
}
