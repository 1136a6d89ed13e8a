extension SeriesSummary {
  /// Summarizes a series in a range of positions, in one pass.
  ///
  /// - Complexity: O(n) in the length of the range.
  init(of series: Series, at positions: Positions, in range: Range<Int>) {
    var pass = SummaryPass(series, at: positions, in: range)
    for index in range { pass.take(index) }
    self.init(
      label: series.label, name: series.name, unit: series.unit, count: pass.count,
      missing: range.count - pass.count, gaps: pass.gaps(upTo: range.upperBound),
      hasCandles: series.candles != nil, figures: pass.figures)
  }
}

/// The figures of a series after some of its values.
private struct SummaryPass {
  private let series: Series
  private let positions: Positions
  private var fit: LineFit
  private var first: ChartPoint?
  private var last: ChartPoint?
  private var minimum: ChartPoint?
  private var maximum: ChartPoint?
  private var step: SeriesSummary.Step?
  private var gaps = SeriesSummary.Gaps()
  private var gapStart: Int?
  private(set) var count = 0

  init(_ series: Series, at positions: Positions, in range: Range<Int>) {
    self.series = series
    self.positions = positions
    fit =
      range.isEmpty
      ? LineFit(from: 0, to: 0)
      : LineFit(from: positions[range.lowerBound], to: positions[range.upperBound - 1])
  }

  mutating func take(_ index: Int) {
    let value = series.value(at: index)
    guard !value.isNaN else {
      if !series.joinsGaps { gapStart = gapStart ?? index }
      return
    }
    closeGap(before: index)
    let point = ChartPoint(index: index, position: positions[index], value: value)
    count += 1
    fit.add(point.position, value)
    takeExtremes(point)
    takeStep(to: point)
    first = first ?? point
    last = point
  }

  private mutating func closeGap(before index: Int) {
    guard let start = gapStart else { return }
    gaps.count += 1
    if index - start > gaps.longest.count { gaps.longest = start..<index }
    gapStart = nil
  }

  private mutating func takeExtremes(_ point: ChartPoint) {
    let (low, high) = series.bounds(at: point.index, around: point.value)
    if low < minimum?.value ?? .infinity {
      minimum = ChartPoint(index: point.index, position: point.position, value: low)
    }
    if high > maximum?.value ?? -.infinity {
      maximum = ChartPoint(index: point.index, position: point.position, value: high)
    }
  }

  private mutating func takeStep(to point: ChartPoint) {
    guard let last, series.joinsGaps || last.index + 1 == point.index else { return }
    let new = SeriesSummary.Step(from: last, to: point)
    if new.change.magnitude > step?.change.magnitude ?? -1 { step = new }
  }

  /// Returns the gaps, including one at the end of the range.
  func gaps(upTo end: Int) -> SeriesSummary.Gaps {
    var copy = self
    copy.closeGap(before: end)
    return copy.gaps
  }

  var figures: SeriesSummary.Figures? {
    guard let first, let last, let minimum, let maximum else { return nil }
    let trend = Trend(
      slope: fit.slope, over: last.position - first.position, values: minimum.value...maximum.value)
    return SeriesSummary.Figures(
      first: first, last: last, minimum: minimum, maximum: maximum,
      mean: min(max(fit.mean, minimum.value), maximum.value), trend: trend, largestStep: step)
  }
}

extension Series {
  /// Returns the minimum and maximum of a candle's finite values; for other kinds, the value
  /// itself.
  func bounds(at index: Int, around value: Double) -> (low: Double, high: Double) {
    guard let candles else { return (value, value) }
    let others = [candles.open, candles.high, candles.low]
      .filter { $0.indices.contains(index) }.map { $0[index] }.filter(\.isFinite)
    return (others.reduce(value, min), others.reduce(value, max))
  }
}
