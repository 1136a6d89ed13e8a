import Shapes

extension PlotFrame {
  /// Returns the layer of each series in a stack as one or two rectangles per column, from the
  /// largest sum below it to its own, on either side of zero.
  ///
  /// The layers of a column touch without overlapping; the outermost one ends at the exact extremes
  /// of the stack.
  func bands(
    of stack: Stack, _ extremes: StackExtremes?, at positions: Positions, areBars: Bool
  ) -> [Path] {
    let extremes = extremes.flatMap { $0.match(stack) ? $0 : nil } ?? StackExtremes(stack)
    let grid = grid(origin: positions.count > 0 ? positions[0] : 0)
    let columns = extremes.columns(of: stack, at: positions, grid, areBars: areBars)
    let edges = (0...grid.count).map { x(of: grid.edge($0)) }
    var paths = stack.weights.map { _ in Path() }
    for (layer, series) in stack.shown.enumerated() {
      paths[series] = Path { path in
        for (column, ends) in columns.enumerated() {
          guard let ends else { continue }
          let (left, right) = (edges[column], edges[column + 1])
          let (upper, lower) = (ends.upper(layer), ends.lower(layer))
          if !upper.isFlat { path.addRect(self.rect(from: left, to: right, upper)) }
          if !lower.isFlat { path.addRect(self.rect(from: left, to: right, lower)) }
        }
      }
    }
    return paths
  }

  /// Returns the rectangle between two coordinates and two values.
  func rect(from left: Double, to right: Double, _ range: ClosedRange<Double>) -> Rect {
    let (top, bottom) = (height(of: range.upperBound), height(of: range.lowerBound))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the coordinate of a value; the baseline for a value that the scale can't show.
  func height(of value: Double) -> Double {
    let y = y(of: value)
    return y.isNaN ? baseline : y
  }
}

extension ClosedRange<Double> {
  fileprivate var isFlat: Bool { lowerBound == upperBound }
}
