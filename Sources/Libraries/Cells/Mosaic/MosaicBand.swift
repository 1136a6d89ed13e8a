internal import Raster
package import Shapes

/// A range of cells to which layers are added one at a time.
///
/// Its memory depends on the number of cells, at most 3 KiB each, and not on that of layers.
package struct MosaicBand {
  private let mosaic: Mosaic
  private let columns: Range<Int>
  private let rows: Range<Int>
  private let colors: ShownColors
  private var mixer: CellMixer

  /// Creates a range of cells without layers.
  ///
  /// - Parameters:
  ///   - mosaic: The glyphs and colors to draw with.
  ///   - columns: The columns.
  ///   - rows: The rows.
  ///   - cell: The size of a cell in the units of the paints.
  package init(_ mosaic: Mosaic, columns: Range<Int>, rows: Range<Int>, cell: Size) {
    (self.mosaic, self.columns, self.rows) = (mosaic, columns, rows)
    colors = ShownColors(inks: mosaic.inks, depth: mosaic.depth, background: mosaic.background)
    mixer = CellMixer(
      mosaic.glyphs, background: mosaic.background.vector, columns: columns, rows: rows,
      cell: cell, keepsColors: colors.areUnmixed)
  }

  /// Adds a layer above all others.
  ///
  /// A cell has 8 × `glyphs.sampleRows` samples of coverage; the coverage's window consists of whole
  /// cells.
  package mutating func lay(_ layer: CoverageLayer) { mixer.lay(layer) }

  /// The number of samples and colors that are kept.
  var sampleCount: Int { mixer.sampleCount }

  /// Draws the cells, replacing their content in the grid.
  package func draw(into grid: inout Grid) {
    let solver = SplitSolver(glyphs: mosaic.glyphs, colors: colors)
    var shares = CellSums<Float>(mosaic.glyphs)
    var sums = CellSums<SIMD4<Float>>(mosaic.glyphs)
    for row in rows {
      let touched = mixer.touchedColumns(inRow: row)
      grid.clear(columns.lowerBound..<touched.lowerBound, row: row)
      grid.clear(touched.upperBound..<columns.upperBound, row: row)
      for column in touched {
        grid[column, row] =
          switch mixer.mix(column: column, row: row, shares: &shares, colors: &sums) {
          case .plain(let color): mosaic.plain(color, colors, &sums)
          case .shares: mosaic.mixed(shares, inks(column, row), solver)
          case .colors:
            switch mosaic.glyphs {
            case .ascii: mosaic.shade(sums, colors)
            case .braille: mosaic.dots(sums, colors)
            case .block, .half, .quadrant, .sextant, .wedge, .octant:
              mosaic.mixed(sums, inks(column, row), solver)
            }
          }
      }
    }
  }

  /// Returns the colors of a cell if only those may be shown.
  private func inks(_ column: Int, _ row: Int) -> [SIMD4<Float>] {
    colors.areUnmixed ? mixer.colors(column: column, row: row) : []
  }
}
