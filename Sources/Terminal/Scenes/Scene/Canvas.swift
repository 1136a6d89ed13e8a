package import Cells
package import Shapes

/// The cells to draw on, with their size, so that circles come out round.
package struct Canvas: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  /// The size of a cell in the terminal's pixels, or in any unit: only its proportions matter.
  package var cell: Size

  /// The assumed size of a cell if it is unknown: half as wide as high.
  package static let usualCell = Size(width: 8, height: 16)

  package init(columns: Int, rows: Int, cell: Size = Canvas.usualCell) {
    (self.columns, self.rows, self.cell) = (columns, rows, cell)
  }

  package var cells: CellRect { CellRect(columns: 0..<max(0, columns), rows: 0..<max(0, rows)) }

  /// Returns the rectangle of a range of rows, in the units of the cell's size.
  package func area(rows range: Range<Int>) -> Rect {
    Rect(
      x: 0, y: Double(range.lowerBound) * cell.height, width: Double(columns) * cell.width,
      height: Double(range.count) * cell.height)
  }
}
