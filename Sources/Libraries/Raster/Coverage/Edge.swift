/// A straight edge of an outline, from its upper to its lower end.
///
/// Crossings with the grid are computed from the whole edge, never incrementally, so that neither
/// the window nor the direction affects the result.
struct Edge: Sendable {
  let upper: GridPoint
  let lower: GridPoint
  /// The direction of the outline: 1 is down, -1 is up.
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

  /// Whether the edge is horizontal, with no area beside it.
  @inline(__always)
  var isLevel: Bool { upper.y == lower.y }

  /// Adds the edge's areas to the cells of a window.
  @inline(__always)
  func plot(
    as stamp: EdgeTrace.Stamp, in window: CellWindow, cells: inout MutableSpan<AreaCell>,
    marks: inout MutableSpan<UInt64>, crowded: inout MutableSpan<Bool>
  ) {
    let (left, right) = (min(upper.x, lower.x) &- window.left, max(upper.x, lower.x) &- window.left)
    let (top, bottom) = (upper.y &- window.top, lower.y &- window.top)
    let (column, row) = (left >> GridPoint.bits, top >> GridPoint.bits)
    // Most edges of small curves stay within one pixel.
    let isInOnePixel =
      right <= (column &+ 1) << GridPoint.bits && bottom <= (row &+ 1) << GridPoint.bits
    if isInOnePixel, top < bottom, window.holds(column: column, row: row) {
      let cellLeft = column << GridPoint.bits
      return add(
        (bottom &- top) &* direction, (left &- cellLeft) &+ (right &- cellLeft), row, column,
        as: stamp, in: window, &cells, &marks, &crowded)
    }
    plotFar(as: stamp, in: window, cells: &cells, marks: &marks, crowded: &crowded)
  }

  /// Adds an edge of any kind; kept out of line so that callers share the code.
  @inline(never)
  private func plotFar(
    as stamp: EdgeTrace.Stamp, in window: CellWindow, cells: inout MutableSpan<AreaCell>,
    marks: inout MutableSpan<UInt64>, crowded: inout MutableSpan<Bool>
  ) {
    if isLevel {
      plotLevel(as: stamp, in: window, cells: &cells, marks: &marks, crowded: &crowded)
    } else {
      plot(
        from: window.top, to: window.bottom, as: stamp, in: window, cells: &cells, marks: &marks,
        crowded: &crowded)
    }
  }

  /// Adds the edge's areas between two heights to the cells of a window that contains both.
  @inline(__always)
  func plot(
    from top: Int, to bottom: Int, as stamp: EdgeTrace.Stamp, in window: CellWindow,
    cells: inout MutableSpan<AreaCell>, marks: inout MutableSpan<UInt64>,
    crowded: inout MutableSpan<Bool>
  ) {
    var y = max(upper.y, top)
    let last = min(lower.y, bottom)
    let isBeside = min(upper.x, lower.x) >= window.right
    guard !isBeside, y < last else { return }
    var x = y == upper.y ? upper.x : x(atY: y)
    var row = (y &- window.top) >> GridPoint.bits
    while y < last {
      let nextY = min(window.top &+ (row &+ 1) << GridPoint.bits, last)
      let nextX = nextY == lower.y ? lower.x : self.x(atY: nextY)
      let isRightward = x < nextX
      plotRow(
        row, from: isRightward ? GridPoint(x: x, y: y) : GridPoint(x: nextX, y: nextY),
        to: isRightward ? GridPoint(x: nextX, y: nextY) : GridPoint(x: x, y: y),
        as: stamp, in: window, &cells, &marks, &crowded)
      (x, y) = (nextX, nextY)
      row &+= 1
    }
  }

  /// Marks the pixels that a horizontal edge divides.
  private func plotLevel(
    as stamp: EdgeTrace.Stamp, in window: CellWindow, cells: inout MutableSpan<AreaCell>,
    marks: inout MutableSpan<UInt64>, crowded: inout MutableSpan<Bool>
  ) {
    let (left, right) = (min(upper.x, lower.x), max(upper.x, lower.x))
    let isInside = upper.y > window.top && upper.y < window.bottom && left < window.right
    guard isInside, !GridPoint.isBetweenRows(upper.y) else { return }
    plotRow(
      (upper.y &- window.top) >> GridPoint.bits, from: GridPoint(x: left, y: upper.y),
      to: GridPoint(x: right, y: upper.y), as: stamp, in: window, &cells, &marks, &crowded)
  }

  /// Adds the part of the edge within one row of pixels, given by its left and right ends.
  @inline(__always)
  private func plotRow(
    _ row: Int, from start: GridPoint, to end: GridPoint, as stamp: EdgeTrace.Stamp,
    in window: CellWindow, _ cells: inout MutableSpan<AreaCell>, _ marks: inout MutableSpan<UInt64>,
    _ crowded: inout MutableSpan<Bool>
  ) {
    let sign = start.y < end.y ? direction : 0 &- direction
    var (x, y) = (start.x &- window.left, start.y)
    let endX = end.x &- window.left
    if x < 0 {
      // The part left of the window is added to the first pixel, where only the height matters.
      let nextY = endX <= 0 ? end.y : limited(self.y(atX: window.left), start.y, end.y)
      add((nextY &- y) &* sign, 0, row, 0, as: stamp, in: window, &cells, &marks, &crowded)
      if endX <= 0 { return }
      (x, y) = (0, nextY)
    }
    var column = x >> GridPoint.bits
    guard column < window.width else { return }
    let (firstCell, firstWord) = (row &* window.cellsPerRow, row &* window.wordsPerRow)
    var handed = 0
    var isCrowded = false
    repeat {
      let cellLeft = column << GridPoint.bits
      let cellRight = cellLeft &+ GridPoint.pixel
      let isLast = endX <= cellRight
      let nextX = isLast ? endX : cellRight
      let nextY = isLast ? end.y : limited(self.y(atX: window.left &+ cellRight), start.y, end.y)
      let isFull = cells[firstCell &+ column].add(
        (nextY &- y) &* sign, (x &- cellLeft) &+ (nextX &- cellLeft), &handed, stamp)
      if isFull { isCrowded = true }
      marks[firstWord &+ column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column)
      column &+= 1
      if isLast { break }
      (x, y) = (nextX, nextY)
    } while column < window.width
    if cells[firstCell &+ column].add(handed) || isCrowded { crowded[row] = true }
  }

  /// Adds a signed height whose mean position is half of `doubleX` right of its cell's left side.
  @inline(__always)
  private func add(
    _ height: Int, _ doubleX: Int, _ row: Int, _ column: Int, as stamp: EdgeTrace.Stamp,
    in window: CellWindow, _ cells: inout MutableSpan<AreaCell>, _ marks: inout MutableSpan<UInt64>,
    _ crowded: inout MutableSpan<Bool>
  ) {
    let index = row &* window.cellsPerRow &+ column
    var handed = 0
    let isCrowded = cells[index].add(height, doubleX, &handed, stamp)
    if cells[index &+ 1].add(handed) || isCrowded { crowded[row] = true }
    marks[row &* window.wordsPerRow &+ column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column)
  }

  @inline(__always)
  private func limited(_ value: Int, _ one: Int, _ other: Int) -> Int {
    one < other ? min(max(value, one), other) : min(max(value, other), one)
  }

  @inline(__always)
  func x(atY y: Int) -> Int { GridPoint.nearest(exactX(atY: Double(y))) }

  @inline(__always)
  func exactX(atY y: Double) -> Double { Double(upper.x) + (y - Double(upper.y)) * columnsPerRow }

  @inline(__always)
  private func y(atX x: Int) -> Int {
    GridPoint.nearest(Double(upper.y) + Double(x &- upper.x) * rowsPerColumn)
  }
}
