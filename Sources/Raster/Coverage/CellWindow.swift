/// The edges of a window on the grid and the layout of its cells and marks.
struct CellWindow: Sendable {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int
  let width: Int

  /// One more cell than pixels takes what the last pixel hands to the right.
  let cellsPerRow: Int

  /// One bit a cell.
  let wordsPerRow: Int

  init(_ bounds: PixelRect) {
    left = bounds.x &* GridPoint.pixel
    top = bounds.y &* GridPoint.pixel
    right = (bounds.x &+ bounds.width) &* GridPoint.pixel
    bottom = (bounds.y &+ bounds.height) &* GridPoint.pixel
    width = bounds.width
    cellsPerRow = bounds.width + 1
    wordsPerRow = bounds.width / 64 + 1
  }
}
