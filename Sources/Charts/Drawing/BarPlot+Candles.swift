public import Shapes

extension BarPlot {
  /// The candles that close above where they open, and those that don't.
  public struct CandlePaths: Hashable, Sendable {
    /// The bodies and wicks of rising candles.
    public var rising = Path()
    /// The bodies and wicks of falling and unchanged candles.
    public var falling = Path()
  }

  /// Returns candles: bodies from the opening to the closing value, at least one `line` high, and
  /// wicks from the low to the high, one `line` wide.
  ///
  /// Where candles are narrower than a column, each column has one for all of its own, which opens
  /// as the first and closes as the last; a frame with fewer columns makes them wider. They are drawn
  /// from the trees of the series, which are made first if they are missing.
  ///
  /// - Complexity: O(c · log n) for c columns when dense, else O(n) in the visible positions
  public func candles(
    _ series: Series, _ extremes: CandleExtremes? = nil, share: Double = 0.7, line: Double
  ) -> CandlePaths {
    guard series.candles != nil else { return CandlePaths() }
    guard !isDense else { return mergedCandles(series, extremes, line) }
    let half = max(line, step * share) / 2
    var paths = CandlePaths()
    for index in indices {
      guard let candle = series.candle(at: index) else { continue }
      let middle = frame.x(of: positions[index])
      add(candle, from: middle - half, to: middle + half, line, to: &paths)
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
      add(candle, from: left, to: right, line, to: &paths)
    }
    return paths
  }

  private func add(
    _ candle: Candle, from left: Double, to right: Double, _ line: Double,
    to paths: inout CandlePaths
  ) {
    let (open, close) = (frame.height(of: candle.open), frame.height(of: candle.close))
    let (low, high) = (frame.height(of: candle.low), frame.height(of: candle.high))
    let middle = left / 2 + right / 2
    let path = Path { path in
      add(min(open, close), max(open, close), middle, right - left, line, to: &path)
      add(high, low, middle, line, line, to: &path)
    }
    let isRising = candle.close > candle.open
    if isRising { paths.rising.addPath(path) } else { paths.falling.addPath(path) }
  }

  private func add(
    _ top: Double, _ bottom: Double, _ middle: Double, _ width: Double, _ least: Double,
    to path: inout Path
  ) {
    let extra = max(0, least - (bottom - top)) / 2
    path.addRect(
      Rect(
        x: middle - width / 2, y: top - extra, width: width, height: bottom - top + 2 * extra))
  }
}
