public import Shapes

extension BarPlot {
  /// The outlines of rising candles, and of all others.
  public struct CandlePaths: Hashable, Sendable {
    /// The bodies and wicks of rising candles.
    public var rising = Path()
    /// The bodies and wicks of falling and unchanged candles.
    public var falling = Path()
  }

  /// Returns candles: bodies from open to close, at least one `line` high, and wicks from low to
  /// high, one `line` wide.
  ///
  /// Where candles are narrower than a column, those of a column are merged, with the open of the
  /// first and the close of the last; a frame with fewer columns makes them wider. They are drawn
  /// from the series' trees, which are built first if missing. Bodies of falling candles can be
  /// hollow if they are large enough.
  ///
  /// - Complexity: O(c · log n) for c columns when dense, otherwise O(n) in the visible positions
  public func candles(
    _ series: Series, _ extremes: CandleExtremes? = nil, share: Double = 0.7, line: Double,
    hollow isHollow: Bool = false
  ) -> CandlePaths {
    guard series.candles != nil else { return CandlePaths() }
    guard !isDense else { return mergedCandles(series, extremes, line) }
    let half = max(line, step * share) / 2
    var paths = CandlePaths()
    for index in indices {
      guard let candle = series.candle(at: index) else { continue }
      let middle = frame.x(of: positions[index])
      add(candle, from: middle - half, to: middle + half, line, isHollow, to: &paths)
    }
    return paths
  }

  private func mergedCandles(
    _ series: Series, _ extremes: CandleExtremes?, _ line: Double
  ) -> CandlePaths {
    let grid = grid
    let candles = (extremes ?? CandleExtremes(series)).columns(of: series, at: positions, grid)
    var paths = CandlePaths()
    for (column, candle) in candles.enumerated() {
      guard let candle else { continue }
      let (left, right) = (frame.x(of: grid.edge(column)), frame.x(of: grid.edge(column + 1)))
      add(candle, from: left, to: right, line, false, to: &paths)
    }
    return paths
  }

  private func add(
    _ candle: Candle, from left: Double, to right: Double, _ line: Double, _ isHollow: Bool,
    to paths: inout CandlePaths
  ) {
    let (open, close) = (frame.height(of: candle.open), frame.height(of: candle.close))
    let (low, high) = (frame.height(of: candle.low), frame.height(of: candle.high))
    let middle = left / 2 + right / 2
    let body = rect(min(open, close), max(open, close), middle, right - left, line)
    let wick = rect(high, low, middle, line, line)
    guard candle.close <= candle.open else {
      paths.rising.addRects([body, wick])
      return
    }
    let hole = Rect(
      x: body.minX + wick.width, y: body.minY + leastHeight(line),
      width: body.width - 2 * wick.width, height: body.height - 2 * leastHeight(line))
    guard isHollow, hole.width > 0, hole.height > 0 else {
      paths.falling.addRects([body, wick])
      return
    }
    paths.falling.addRects([
      Rect(x: body.minX, y: body.minY, width: body.width, height: hole.minY - body.minY),
      Rect(x: body.minX, y: hole.maxY, width: body.width, height: body.maxY - hole.maxY),
      Rect(x: body.minX, y: hole.minY, width: hole.minX - body.minX, height: hole.height),
      Rect(x: hole.maxX, y: hole.minY, width: body.maxX - hole.maxX, height: hole.height),
      Rect(x: wick.minX, y: wick.minY, width: wick.width, height: body.minY - wick.minY),
      Rect(x: wick.minX, y: body.maxY, width: wick.width, height: wick.maxY - body.maxY),
    ])
  }

  private func rect(
    _ top: Double, _ bottom: Double, _ middle: Double, _ width: Double, _ least: Double
  ) -> Rect {
    let extra = max(0, least - (bottom - top)) / 2
    return part(
      Rect(x: middle - width / 2, y: top - extra, width: width, height: bottom - top + 2 * extra))
  }
}
