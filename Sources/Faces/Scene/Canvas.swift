public import Shapes

/// The cells to draw on, with the size of one of them, so that round things come out round.
public struct Canvas: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int
  /// The size of a cell in the terminal's pixels, or in any unit: only its proportions are seen.
  public var cell: Size

  /// The size of a cell where none is told: half as wide as high.
  public static let usualCell = Size(width: 8, height: 16)

  /// Creates a canvas.
  public init(columns: Int, rows: Int, cell: Size = Canvas.usualCell) {
    self.columns = columns
    self.rows = rows
    self.cell = cell
  }

  /// Returns the rectangle of some rows, in the units of the cell's size.
  public func area(rows range: Range<Int>) -> Rect {
    Rect(
      x: 0, y: Double(range.lowerBound) * cell.height, width: Double(columns) * cell.width,
      height: Double(range.count) * cell.height)
  }
}
