package import Charts

extension PriceHistory {
  /// Returns the prices as candles or as a line, and the volume as bars on a second axis.
  ///
  /// Without candles or volumes in the source, these aren't drawn. Positions are those of sessions, if
  /// they are given.
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
        Series(label: "Volume", kind: .bar, color: Self.volumeColor, values: volumes))
      set.hasTwoAxes = true
    }
    return set
  }

  /// A gray in which the volume stands back behind prices.
  private static let volumeColor: UInt32 = 0x8A_8A_8A

  /// The sessions of an intraday history as an axis has them, with a row's room between two; `nil` of
  /// a daily one.
  package var dateSessions: DateSessions? {
    guard !isDaily else { return nil }
    return DateSessions(sessions, of: times, pause: medianStep ?? 60)
  }
}
