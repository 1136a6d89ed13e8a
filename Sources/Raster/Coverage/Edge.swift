/// A straight piece of an outline, from its upper to its lower end.
///
/// Where it crosses a line of the grid is worked out from the whole edge, never step by step, so
/// that neither the window nor the end that one begins at can make a difference.
struct Edge: Sendable {
  let upper: GridPoint
  let lower: GridPoint
  /// 1 if the outline goes down, -1 if it goes up.
  var direction: Int
  private let columnsPerRow: Double
  private let rowsPerColumn: Double

  @inline(__always)
  init(from start: GridPoint, to end: GridPoint) {
    let goesDown = start.y < end.y
    upper = goesDown ? start : end
    lower = goesDown ? end : start
    direction = goesDown ? 1 : -1
    let (dx, dy) = (Double(lower.x &- upper.x), Double(lower.y &- upper.y))
    columnsPerRow = dx / dy
    rowsPerColumn = dy / dx
  }

  /// Whether the edge has no area beside it.
  @inline(__always)
  var isLevel: Bool { upper.y == lower.y }

  /// Adds the edge's areas between two heights to the cells of a window, which holds both.
  @inline(__always)
  func plot(
    from top: Int, to bottom: Int, as mark: EdgeTrace.Mark, in window: CellWindow,
    cells: inout MutableSpan<Cell>, marks: inout MutableSpan<UInt64>,
    crowded: inout MutableSpan<Bool>
  ) {
    var y = max(upper.y, top)
    let last = min(lower.y, bottom)
    let isBeside = min(upper.x, lower.x) >= window.right
    guard !isBeside, y < last else { return }
    var x = y == upper.y ? upper.x : x(atY: y)
    while y < last {
      let row = (y &- window.top) >> GridPoint.bits
      let nextY = min(window.top &+ (row &+ 1) << GridPoint.bits, last)
      let nextX = nextY == lower.y ? lower.x : self.x(atY: nextY)
      let isRightward = x < nextX
      plotRow(
        row, from: isRightward ? GridPoint(x: x, y: y) : GridPoint(x: nextX, y: nextY),
        to: isRightward ? GridPoint(x: nextX, y: nextY) : GridPoint(x: x, y: y),
        as: mark, in: window, &cells, &marks, &crowded)
      (x, y) = (nextX, nextY)
    }
  }

  /// Marks the pixels that a level edge divides.
  func plotLevel(
    as mark: EdgeTrace.Mark, in window: CellWindow, cells: inout MutableSpan<Cell>,
    marks: inout MutableSpan<UInt64>, crowded: inout MutableSpan<Bool>
  ) {
    let (left, right) = (min(upper.x, lower.x), max(upper.x, lower.x))
    let isInside = upper.y > window.top && upper.y < window.bottom && left < window.right
    guard isInside, !GridPoint.isBetweenRows(upper.y) else { return }
    plotRow(
      (upper.y &- window.top) >> GridPoint.bits, from: GridPoint(x: left, y: upper.y),
      to: GridPoint(x: right, y: upper.y), as: mark, in: window, &cells, &marks, &crowded)
  }

  /// Adds the part of the edge within one row of pixels, given by its left and right ends.
  @inline(__always)
  private func plotRow(
    _ row: Int, from start: GridPoint, to end: GridPoint, as mark: EdgeTrace.Mark,
    in window: CellWindow, _ cells: inout MutableSpan<Cell>, _ marks: inout MutableSpan<UInt64>,
    _ crowded: inout MutableSpan<Bool>
  ) {
    var (x, y) = (start.x, start.y)
    if x < window.left {
      // All that is left of the window lies left of its first pixel: only the height counts.
      let isAllLeft = end.x <= window.left
      let nextY = isAllLeft ? end.y : limited(self.y(atX: window.left), start.y, end.y)
      add(abs(nextY &- y), 0, row, 0, as: mark, in: window, &cells, &marks, &crowded)
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
        abs(nextY &- y), (x &- cellLeft) &+ (nextX &- cellLeft), row, column, as: mark,
        in: window, &cells, &marks, &crowded)
      if isLast { return }
      (x, y) = (nextX, nextY)
      column &+= 1
    }
  }

  /// Adds a height that lies, on average, half of `doubleX` right of its cell's left side.
  @inline(__always)
  private func add(
    _ height: Int, _ doubleX: Int, _ row: Int, _ column: Int, as mark: EdgeTrace.Mark,
    in window: CellWindow, _ cells: inout MutableSpan<Cell>, _ marks: inout MutableSpan<UInt64>,
    _ crowded: inout MutableSpan<Bool>
  ) {
    let total = direction &* height &* (2 &* GridPoint.pixel)
    let beyond = direction &* height &* doubleX
    let index = row &* window.cellsPerRow &+ column
    var here = cells[index]
    var right = cells[index &+ 1]
    let isFull = here.add(Int32(truncatingIfNeeded: total &- beyond))
    let isFullBeside = right.add(Int32(truncatingIfNeeded: beyond))
    // A whole left side only changes the winding number that the pixel begins with.
    let isWholeSide = doubleX == 0 && height == GridPoint.pixel
    let isCrowded = !isWholeSide && mark.note(in: &here.trace)
    if isCrowded || isFull || isFullBeside { crowded[row] = true }
    cells[index] = here
    cells[index &+ 1] = right
    let word = row &* window.wordsPerRow &+ column >> 6
    marks[word] |= 3 &<< UInt64(truncatingIfNeeded: column & 63)
    if column & 63 == 63 { marks[word &+ 1] |= 1 }
  }

  @inline(__always)
  private func limited(_ value: Int, _ one: Int, _ other: Int) -> Int {
    one < other ? min(max(value, one), other) : min(max(value, other), one)
  }

  @inline(__always)
  func x(atY y: Int) -> Int {
    GridPoint.nearest(exactX(atY: Double(y)))
  }

  @inline(__always)
  func exactX(atY y: Double) -> Double {
    Double(upper.x) + (y - Double(upper.y)) * columnsPerRow
  }

  @inline(__always)
  private func y(atX x: Int) -> Int {
    GridPoint.nearest(Double(upper.y) + Double(x &- upper.x) * rowsPerColumn)
  }
}
