public import Shapes

/// The outlines of bars, candles and the layers of stacked bars.
///
/// Where they are spaced by less than a column, those of a column are merged.
public struct BarPlot: Sendable {
  let frame: PlotFrame
  let positions: Positions
  private let dot: Size?

  /// Creates a plot of bars at positions, whose vertical edges lie between dots of a size if there
  /// are any.
  public init(at positions: Positions, in frame: PlotFrame, dot: Size? = nil) {
    (self.positions, self.frame, self.dot) = (positions, frame, dot)
  }

  /// The indices of bars that are at least partly visible.
  public var indices: Range<Int> { positions.indicesWithNeighbors(of: frame.window) }

  /// The distance between two bars: the median step.
  public var step: Double {
    guard let step = positions.usualStep else { return frame.rect.width }
    return frame.x(of: frame.window.lowerBound + step) - frame.rect.minX
  }

  /// Whether bars are narrower than a column.
  public var isDense: Bool { step < frame.columnWidth }

  /// Returns the bars of a series from 0 to its values, each as wide as a fraction of the distance.
  ///
  /// Where bars are narrower than a column, those of a column are merged, from the minimum to the
  /// maximum of their values and 0.
  ///
  /// - Complexity: O(c · log n) for c columns when dense, otherwise O(n) in the visible positions
  public func bars(_ extremes: Extremes, share: Double = 1) -> Path {
    guard isDense else {
      return bars(share: share) { index in
        let value = index < extremes.count ? extremes.values[index] : .nan
        return value.isFinite ? min(0, value)...max(0, value) : nil
      }
    }
    let grid = grid
    return Path { path in
      let columns = extremes.columns(grid, positions: positions, kind: .bar)
      for (column, range) in columns.enumerated() {
        guard let range else { continue }
        addColumn(column, min(0, range.lowerBound)...max(0, range.upperBound), grid, to: &path)
      }
    }
  }

  /// Returns the bars of each series in a stack, empty for hidden series.
  ///
  /// Where bars are narrower than a column, each layer extends to the largest sum in the column, so
  /// that layers touch. They are drawn from the stack's trees, which are built first if missing or
  /// built from another stack.
  ///
  /// - Complexity: O(c · s · log n) for c columns and s series when dense, otherwise O(n · s) in
  ///   the visible positions
  public func layers(
    of stack: Stack, _ extremes: StackExtremes? = nil, share: Double = 1
  ) -> [Path] {
    guard !isDense else { return frame.bands(of: stack, extremes, at: positions, areBars: true) }
    let start = indices.lowerBound
    let layers = indices.map { stack.layers(at: $0) }
    return stack.weights.indices.map { series in
      bars(share: share) { layers[$0 - start][series] }
    }
  }

  /// Returns a bar between two values at each position, as wide as a fraction of the distance;
  /// `nil` means no bar.
  ///
  /// Bars narrower than a column are merged into one per column, from their minimum to their
  /// maximum.
  ///
  /// - Complexity: O(n) in the visible positions
  public func bars(share: Double = 1, _ layer: (Int) -> ClosedRange<Double>?) -> Path {
    let width = width(share)
    return Path { path in
      if isDense {
        addColumns(to: &path, layer)
      } else {
        for index in indices {
          guard let range = layer(index) else { continue }
          addBar(index, range, width: width, to: &path)
        }
      }
    }
  }

  /// Returns the bar at a single position, exactly where it is among all bars.
  ///
  /// Where bars are narrower than a column, it is as wide as the column that it shares.
  public func bar(at index: Int, _ range: ClosedRange<Double>, share: Double = 1) -> Path {
    Path { path in
      guard isDense else {
        return addBar(index, range, width: width(share), to: &path)
      }
      let grid = grid
      if let column = grid.column(of: positions[index]) {
        addColumn(column, range, grid, to: &path)
      }
    }
  }

  /// The columns of the frame, anchored to the first position.
  var grid: ColumnGrid { frame.grid(origin: positions.count > 0 ? positions[0] : 0) }

  private func addBar(
    _ index: Int, _ range: ClosedRange<Double>, width: Double, to path: inout Path
  ) {
    let middle = frame.x(of: positions[index])
    let sides = sides(from: middle - width / 2, to: middle + width / 2)
    path.addRect(frame.rect(from: sides.left, to: sides.right, range))
  }

  /// Returns the width of bars: whole dots if there are any and bars don't touch.
  private func width(_ share: Double) -> Double {
    let width = max(frame.columnWidth, step * share)
    guard let dot, share < 1 else { return width }
    return max(1, (width / dot.width).rounded(.down)) * dot.width
  }

  /// Returns the sides of a bar, at least a dot apart and between dots if there are any; those of
  /// bars that touch still do.
  func sides(from left: Double, to right: Double) -> (left: Double, right: Double) {
    guard let dot else { return (left, right) }
    func edge(_ x: Double) -> Double {
      frame.rect.minX + ((x - frame.rect.minX) / dot.width).rounded() * dot.width
    }
    return (edge(left), max(edge(left) + dot.width, edge(right)))
  }

  /// Returns the least height of a part of a candle with lines of a width.
  func leastHeight(_ line: Double) -> Double { max(line, dot?.height ?? 0) }

  /// Returns a part of a candle or a box whose edges lie between dots if there are any.
  package func part(_ rect: Rect) -> Rect {
    guard let dot else { return rect }
    let width = max(1, (rect.width / dot.width).rounded()) * dot.width
    let left = sides(from: rect.midX - width / 2, to: rect.midX).left
    func edge(_ y: Double) -> Double {
      frame.rect.maxY - ((frame.rect.maxY - y) / dot.height).rounded() * dot.height
    }
    let height = max(dot.height, edge(rect.maxY) - edge(rect.minY))
    let top = rect.height < dot.height ? edge(rect.midY - dot.height / 2) : edge(rect.minY)
    return Rect(x: left, y: top, width: width, height: height)
  }

  private func addColumns(to path: inout Path, _ layer: (Int) -> ClosedRange<Double>?) {
    let grid = grid
    var current: (column: Int, bounds: Bounds)?
    for index in indices {
      guard let range = layer(index), let column = grid.column(of: positions[index]) else {
        continue
      }
      if let done = current, done.column != column {
        addColumn(done.column, done.bounds.range, grid, to: &path)
        current = nil
      }
      var bounds = current?.bounds ?? Bounds()
      bounds.add(range)
      current = (column, bounds)
    }
    if let current { addColumn(current.column, current.bounds.range, grid, to: &path) }
  }

  private func addColumn(
    _ column: Int, _ range: ClosedRange<Double>?, _ grid: ColumnGrid, to path: inout Path
  ) {
    guard let range else { return }
    let (left, right) = (frame.x(of: grid.edge(column)), frame.x(of: grid.edge(column + 1)))
    path.addRect(frame.rect(from: left, to: right, range))
  }
}
