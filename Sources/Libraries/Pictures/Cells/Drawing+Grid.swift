package import Cells
package import Raster
package import Shapes
internal import TerminalCodes

extension Drawing {
  /// Renders the drawing into cells, all of which it fills.
  ///
  /// Without colors, no cell has a style, so that the text can be written into any file.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; as many as a window can have at most.
  ///   - rows: The number of rows; `nil` keeps the proportions.
  ///   - cell: The size of a cell in any unit; by default, it is twice as high as wide.
  ///   - mosaic: The glyphs and colors.
  /// - Returns: The cells; blank ones if the drawing has no area.
  package func grid(
    columns: Int, rows: Int? = nil, cell: Size = Size(width: 1, height: 2), mosaic: Mosaic
  ) -> Grid {
    let (columns, rows) = cells(columns: columns, rows: rows, cell: cell)
    guard size.width > 0, size.height > 0 else { return Grid(columns: columns, rows: rows) }
    let share = Size(width: size.width / Double(columns), height: size.height / Double(rows))
    var mosaic = mosaic
    // Wedges have no complements, which text without colors needs.
    if mosaic.depth == .never, mosaic.glyphs == .wedge { mosaic.glyphs = .sextant }
    var grid = CellPicture(mosaic: mosaic, columns: columns, rows: rows, cell: share).grid(of: self)
    if mosaic.depth == .never { grid.makePlain() }
    return grid
  }

  /// Returns the number of columns and rows, limited to those of the largest window; without a
  /// number of rows, they follow from the proportions.
  package func cells(columns: Int, rows: Int?, cell: Size) -> (columns: Int, rows: Int) {
    let columns = WindowSize(columns: columns, rows: 1).columns
    let usual = Double(columns) * cell.width / cell.height * size.height / size.width
    // Also if a side is zero.
    let limited = usual > 1 ? min(usual.rounded(), Double(WindowSize.most)) : 1
    let window = WindowSize(columns: columns, rows: rows ?? Int(limited))
    return (window.columns, window.rows)
  }
}
