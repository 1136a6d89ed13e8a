package import Charts

extension PriceHistory {
  /// Returns the prices as candles or as a line, and the volume as bars on a second axis.
  ///
  /// Without candles or volumes in the source, these aren't drawn.
  package func chartSet(title: String?, drawsCandles: Bool, hasVolume: Bool) -> ChartSet {
    let candles = drawsCandles ? candles : nil
    let prices = Series(
      label: candles == nil ? "Price" : "Close", kind: candles == nil ? .line : .candle,
      values: closes, candles: candles)
    var set = ChartSet(
      title: title, positions: Positions(.listed(times), unit: isDaily ? .days : .seconds),
      series: [prices])
    if hasVolume, let volumes {
      set.series.append(Series(label: "Volume", kind: .bar, values: volumes))
      set.hasTwoAxes = true
    }
    return set
  }
}
