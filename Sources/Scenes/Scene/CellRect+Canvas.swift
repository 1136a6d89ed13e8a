internal import Cells
internal import Shapes

extension CellRect {
  /// Creates the smallest rectangle of a canvas's cells in which all of `rect` lies that lies on it.
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
