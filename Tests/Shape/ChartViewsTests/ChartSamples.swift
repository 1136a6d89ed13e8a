import Charts

/// Small sets for testing charts.
enum ChartSamples {
  /// Saturday, January 5 2019, in days since 1970.
  static let saturday = 17_901.0

  /// Saturday, January 5 2019, 17:30 UTC, in seconds since 1970.
  static let halfPastFive = saturday * 86_400 + 63_000

  /// The strips that a sheet can leave out.
  static let strips: Set<ChartLayout.Strip> = [.title, .legend, .miniMap]

  /// Returns a set of days starting on January 5 2019.
  static func days(
    _ values: [[Double]], kind: SeriesKind = .line, title: String? = "Followers",
    names: [String] = ["Joined", "Left", "Stayed"]
  ) -> ChartSet {
    let positions = Positions(
      .regular(start: saturday, step: 1, count: values.first?.count ?? 0), unit: .days)
    let series = values.enumerated().map { index, values in
      Series(label: "y\(index)", name: names[index], kind: kind, values: values)
    }
    return ChartSet(title: title, positions: positions, series: series)
  }

  /// Returns the indicator's reading at an index of a set.
  static func reading(
    of set: ChartSet, at index: Int, _ visibility: Visibility
  ) -> Indicator.Reading? {
    Indicator(at: set.positions[index]).reading(of: set, visibility)
  }

  /// Returns candles whose values are all equal to their closes.
  static func closes(_ values: [Double], on days: [Double]) -> ChartSet {
    ChartSet(
      positions: Positions(.listed(days), unit: .days),
      series: [
        Series(
          label: "Close", kind: .candle, values: values,
          candles: Candles(open: values, high: values, low: values))
      ])
  }
}
