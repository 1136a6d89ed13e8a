/// The bounds of a window on the grid and the layout of its cells and marks.
struct CellWindow: Sendable {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int
  let width: Int
  private let height: Int

  /// The number of cells per row: one more than pixels, for the carry of the last pixel.
  let cellsPerRow: Int

  /// The number of words per row of marks, which have one bit per cell, set if an edge crosses the
  /// pixel.
  let wordsPerRow: Int

  init(_ bounds: PixelRect) {
    left = bounds.x &* GridPoint.pixel
    top = bounds.y &* GridPoint.pixel
    right = (bounds.x &+ bounds.width) &* GridPoint.pixel
    bottom = (bounds.y &+ bounds.height) &* GridPoint.pixel
    (width, height) = (bounds.width, bounds.height)
    cellsPerRow = bounds.width + 1
    wordsPerRow = bounds.width / 64 + 1
  }

  /// Returns whether a pixel, counted from the top left one, lies in the window.
  @inline(__always)
  func holds(column: Int, row: Int) -> Bool {
    UInt(bitPattern: column) < UInt(bitPattern: width)
      && UInt(bitPattern: row) < UInt(bitPattern: height)
  }

  /// Returns whether an edge can change the window: all but those above, below and to the right of it.
  @inline(__always)
  func reaches(_ start: GridPoint, _ end: GridPoint) -> Bool {
    max(start.y, end.y) > top && min(start.y, end.y) < bottom && min(start.x, end.x) < right
  }

  /// Sides on which a point can lie outside a window.
  struct Sides: OptionSet {
    let rawValue: UInt8

    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let above = Sides(rawValue: 4)
    static let below = Sides(rawValue: 8)
  }

  /// Returns the sides on which a point lies outside; empty if it lies inside.
  @inline(__always)
  func sides(of point: GridPoint) -> Sides {
    let horizontal: Sides = point.x < left ? .left : point.x >= right ? .right : []
    let vertical: Sides = point.y < top ? .above : point.y >= bottom ? .below : []
    return horizontal.union(vertical)
  }

  /// A range of rows, and of words in each row's marks.
  struct Reach {
    var rows = 0..<0
    var words = 0..<0
  }

  /// Returns what edges within a box can mark.
  func reach(of box: GridBox) -> Reach {
    guard box.left < right, box.top < bottom, box.bottom >= top else { return Reach() }
    let firstRow = (max(box.top, top) &- top) >> GridPoint.bits
    let lastRow = (min(box.bottom, bottom &- 1) &- top) >> GridPoint.bits
    let firstColumn = (max(box.left, left) &- left) >> GridPoint.bits
    // The carry of a pixel belongs to the next one.
    let lastColumn = (min(max(box.right, left), right &- 1) &- left) >> GridPoint.bits &+ 1
    return Reach(rows: firstRow..<lastRow + 1, words: firstColumn >> 6..<lastColumn >> 6 + 1)
  }
}
