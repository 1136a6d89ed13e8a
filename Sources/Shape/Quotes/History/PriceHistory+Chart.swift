package import Charts

extension PriceHistory {
  /// Returns the prices as candles or a line, and the volume as bars on a second axis.
  ///
  /// Candles and volumes are omitted if the source has none. If sessions are given, they determine
  /// the positions.
  package func chartSet(
    title: String?, drawsCandles: Bool, hasVolume: Bool, on sessions: DateSessions? = nil
  ) -> ChartSet {
    let candles = drawsCandles ? candles : nil
    let prices = Series(
      label: candles == nil ? "Price" : "Close", kind: candles == nil ? .line : .candle,
      values: closes, candles: candles)
    let positions = sessions.map { sessions in times.map { sessions.position(of: $0) } } ?? times
    var set = ChartSet(
      title: title, positions: Positions(.listed(positions), unit: isDaily ? .days : .seconds),
      series: [prices])
    if hasVolume, let volumes {
      set.series.append(
        Series(label: "Volume", kind: .bar, values: volumes))
      set.hasTwoAxes = true
    }
    return set
  }

  /// Returns sessions for an axis, one step apart.
  ///
  /// The gap is the median step of the first session, so that later rows don't change it.
  package func dateSessions(_ sessions: [Range<Int>]) -> DateSessions {
    DateSessions(
      sessions, of: times, pause: max(sessions.first.flatMap { medianStep(of: $0) } ?? 60, 1))
  }
}
