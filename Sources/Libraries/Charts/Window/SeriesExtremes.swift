/// The trees of one series' drawn values.
struct SeriesExtremes: Sendable {
  /// The values; for candles, the lows.
  private var values: Extremes
  /// The highs of candles.
  private var highs: Extremes?

  init(_ series: Series, on scale: ScaleType) {
    values = Extremes(scale.shown(series.lows), joinsGaps: series.joinsGaps)
    highs = series.highs.map { Extremes(scale.shown($0)) }
  }

  mutating func update(_ series: Series, removed: Int, on scale: ScaleType) {
    values.update(series.candles?.low ?? series.values, removed: removed, on: scale)
    if let candles = series.candles {
      highs?.update(candles.high, removed: removed, on: scale)
    }
  }

  /// Returns the range of what is drawn in a window.
  func range(
    of kind: SeriesKind, _ positions: Positions, _ window: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    var bounds = Bounds()
    bounds.add(values.range(drawnAs: kind, positions, window))
    bounds.add(highs?.range(drawnAs: kind, positions, window))
    return bounds.range
  }
}

extension Extremes {
  /// Returns the range of the values that a window shows, including bars and candles at its edges.
  func range(
    drawnAs kind: SeriesKind, _ positions: Positions, _ window: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    kind.traits.isWide
      ? range(of: positions.indices(in: positions.withBars(window)))
      : range(in: window, positions: positions, kind: kind)
  }
}

extension Positions {
  /// Returns a window extended by half a mean step on each side, which includes the positions of
  /// all visible bars.
  func withBars(_ window: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let span, count > 1 else { return window }
    let half = (span.upperBound / 2 - span.lowerBound / 2) / Double(count - 1)
    return window.lowerBound - half...window.upperBound + half
  }
}
