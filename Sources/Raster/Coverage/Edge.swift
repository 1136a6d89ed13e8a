/// A straight piece of an outline, from its upper to its lower end.
///
/// Where it crosses a line of the grid is worked out from the whole edge, never step by step, so
/// that neither the window nor the end that one begins at can make a difference.
struct Edge {
  private let upper: GridPoint
  private let lower: GridPoint
  /// 1 if the outline goes down, -1 if it goes up.
  private let direction: Int
  private let columnsPerRow: Double
  private let rowsPerColumn: Double

  /// None for a level edge, which has no area beside it.
  @inline(__always)
  init?(from start: GridPoint, to end: GridPoint) {
    guard start.y != end.y else { return nil }
    let goesDown = start.y < end.y
    upper = goesDown ? start : end
    lower = goesDown ? end : start
    direction = goesDown ? 1 : -1
    let (dx, dy) = (Double(lower.x &- upper.x), Double(lower.y &- upper.y))
    columnsPerRow = dx / dy
    rowsPerColumn = dy / dx
  }

  /// Adds the edge's areas to the cells of a window.
  @inline(__always)
  func plot(
    in window: CellWindow, cells: inout MutableSpan<Int32>, marks: inout MutableSpan<UInt64>
  ) {
    let isBeside = min(upper.x, lower.x) >= window.right
    var y = max(upper.y, window.top)
    let last = min(lower.y, window.bottom)
    guard !isBeside, y < last else { return }
    var x = y == upper.y ? upper.x : x(atY: y)
    while y < last {
      let row = (y &- window.top) >> GridPoint.bits
      let nextY = min(window.top &+ (row &+ 1) << GridPoint.bits, lower.y)
      let nextX = nextY == lower.y ? lower.x : self.x(atY: nextY)
      let isRightward = x < nextX
      plotRow(
        row, from: isRightward ? GridPoint(x: x, y: y) : GridPoint(x: nextX, y: nextY),
        to: isRightward ? GridPoint(x: nextX, y: nextY) : GridPoint(x: x, y: y),
        in: window, &cells, &marks)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds the part of the edge within one row of pixels, given by its left and right ends.
  @inline(__always)
  private func plotRow(
    _ row: Int, from start: GridPoint, to end: GridPoint, in window: CellWindow,
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
  ) {
    var (x, y) = (start.x, start.y)
    if x < window.left {
      // All that is left of the window lies left of its first pixel: only the height counts.
      let isAllLeft = end.x <= window.left
      let nextY = isAllLeft ? end.y : limited(self.y(atX: window.left), start.y, end.y)
      add(abs(nextY &- y), 0, row, 0, in: window, &cells, &marks)
      if isAllLeft { return }
      (x, y) = (window.left, nextY)
    }
    var column = (x &- window.left) >> GridPoint.bits
    while column < window.width {
      let cellLeft = window.left &+ column << GridPoint.bits
      let cellRight = cellLeft &+ GridPoint.pixel
      let isLast = end.x <= cellRight
      let nextX = isLast ? end.x : cellRight
      let nextY = isLast ? end.y : limited(self.y(atX: cellRight), start.y, end.y)
      add(
        abs(nextY &- y), (x &- cellLeft) &+ (nextX &- cellLeft), row, column, in: window, &cells,
        &marks)
      if isLast { return }
      (x, y) = (nextX, nextY)
      column &+= 1
    }
  }

  /// Adds a height that lies, on average, half of `doubleX` right of its cell's left side.
  @inline(__always)
  private func add(
    _ height: Int, _ doubleX: Int, _ row: Int, _ column: Int, in window: CellWindow,
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
  ) {
    let total = direction &* height &* (2 &* GridPoint.pixel)
    let beyond = direction &* height &* doubleX
    let cell = row &* window.cellsPerRow &+ column
    cells[cell] &+= Int32(truncatingIfNeeded: total &- beyond)
    cells[cell &+ 1] &+= Int32(truncatingIfNeeded: beyond)
    let word = row &* window.wordsPerRow &+ column >> 6
    marks[word] |= 3 << UInt64(column & 63)
    if column & 63 == 63 { marks[word &+ 1] |= 1 }
  }

  @inline(__always)
  private func limited(_ value: Int, _ one: Int, _ other: Int) -> Int {
    one < other ? min(max(value, one), other) : min(max(value, other), one)
  }

  @inline(__always)
  private func x(atY y: Int) -> Int {
    GridPoint.nearest(Double(upper.x) + Double(y &- upper.y) * columnsPerRow)
  }

  @inline(__always)
  private func y(atX x: Int) -> Int {
    GridPoint.nearest(Double(upper.y) + Double(x &- upper.x) * rowsPerColumn)
  }
}
