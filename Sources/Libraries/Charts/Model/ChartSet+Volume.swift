extension ChartSet {
  /// The gray of volume, which is less prominent than prices.
  private static let volumeColor: UInt32 = 0x8A_8A_8A

  /// Whether there are prices with bars of volume on a second axis.
  package var hasVolume: Bool {
    guard hasTwoAxes, series.count == 2, series[1].kind.traits.isBar else { return false }
    return series[0].kind.traits.needsCandles
      || series[0].kind == .line && series[1].label == "Volume"
  }

  /// Returns the set with volume in gray, unless it has a color.
  package var withGrayVolume: ChartSet {
    var set = self
    if hasVolume, series[1].color == nil { set.series[1].color = Self.volumeColor }
    return set
  }
}
