public import Shapes

extension LinePlot {
  /// Returns the line as whole dots of a size, such as those in a terminal's characters: in each
  /// column, all rows from the line's minimum to its maximum there.
  ///
  /// Dots are counted from the origin of the coordinates; the frame's rectangle must be aligned to
  /// them. With a dash, columns of dots alternate with empty ones, by its lengths in columns.
  ///
  /// - Complexity: O(c · log n) for c columns
  public func dots(of size: Size, dash: [Double] = []) -> Path {
    let rects = dotRects(of: size, dash: dash)
    return Path { path in for rect in rects { path.addRect(rect) } }
  }

  /// Returns the rectangles of the line's dots, which don't overlap.
  package func dotRects(of size: Size, dash: [Double] = []) -> [Rect] {
    let grid = frame.grid(origin: frame.window.lowerBound)
    let ranges = extremes.columns(grid, positions: positions, kind: kind)
    let pattern = DotDash(dash)
    var (rects, run) = ([Rect](), DotRun?.none)
    for (column, range) in ranges.enumerated() {
      let rows = range.flatMap { pattern.shows(column) ? self.rows(of: $0, size.height) : nil }
      if let rows, run?.append(rows, at: column) == true { continue }
      if let run { rects.append(rect(of: run, size)) }
      run = rows.map { DotRun(rows: $0, columns: column..<column + 1) }
    }
    if let run { rects.append(rect(of: run, size)) }
    return rects
  }

  /// Returns the rows of dots that cover a range of values, clamped to the rectangle.
  private func rows(of range: ClosedRange<Double>, _ height: Double) -> ClosedRange<Int>? {
    let (top, bottom) = (frame.y(of: range.upperBound), frame.y(of: range.lowerBound))
    guard top.isFinite, bottom.isFinite, height > 0 else { return nil }
    guard bottom >= frame.rect.minY, top <= frame.rect.maxY else { return nil }
    let first = Int((frame.rect.minY / height).rounded())
    let last = max(first, Int((frame.rect.maxY / height).rounded()) - 1)
    func row(_ y: Double) -> Int {
      min(
        last,
        max(first, Int((min(max(y, frame.rect.minY), frame.rect.maxY) / height).rounded(.down))))
    }
    return row(top)...max(row(top), row(bottom))
  }

  private func rect(of run: DotRun, _ size: Size) -> Rect {
    let width = frame.columnWidth
    return Rect(
      x: frame.rect.minX + Double(run.columns.lowerBound) * width,
      y: Double(run.rows.lowerBound) * size.height,
      width: Double(run.columns.count) * width, height: Double(run.rows.count) * size.height)
  }
}

/// Consecutive columns of dots with the same rows.
private struct DotRun {
  var rows: ClosedRange<Int>
  var columns: Range<Int>

  /// Appends the next column if it has the same rows, and returns whether it does.
  mutating func append(_ rows: ClosedRange<Int>, at column: Int) -> Bool {
    guard rows == self.rows, column == columns.upperBound else { return false }
    columns = columns.lowerBound..<column + 1
    return true
  }
}

/// The dash pattern of a line of dots.
private struct DotDash {
  private let dashes: [Bool]

  init(_ lengths: [Double]) {
    let whole = lengths.map { max(1, Int(min(max($0, 0), 64))) }
    let pairs = whole.count.isMultiple(of: 2) ? whole : whole + whole
    dashes = pairs.enumerated().flatMap { Array(repeating: $0.isMultiple(of: 2), count: $1) }
  }

  func shows(_ column: Int) -> Bool { dashes.isEmpty || dashes[column % dashes.count] }
}
