package import Cells
package import Shapes

extension CellRect {
  /// Creates the smallest rectangle of cells that contains the part of `rect` on a canvas.
  init(covering rect: Rect, on canvas: Canvas) {
    self.init(
      columns: Self.cells(rect.minX, rect.maxX, canvas.cell.width, canvas.columns),
      rows: Self.cells(rect.minY, rect.maxY, canvas.cell.height, canvas.rows))
  }

  private static func cells(
    _ from: Double, _ to: Double, _ size: Double, _ count: Int
  ) -> Range<Int> {
    let all = 0...Double(count)
    let first = min(max((from / size).rounded(.down), all.lowerBound), all.upperBound)
    let last = min(max((to / size).rounded(.up), first), all.upperBound)
    return Int(first)..<Int(last)
  }
}

extension CellRect {
  /// Returns the rectangle that these cells occupy, given the size of one.
  package func area(of cell: Size) -> Rect {
    Rect(
      x: Double(columns.lowerBound) * cell.width, y: Double(rows.lowerBound) * cell.height,
      width: Double(columns.count) * cell.width, height: Double(rows.count) * cell.height)
  }
}
