package import Charts

/// The prices of one symbol over time, from files: one row for each day, or for shorter intervals.
///
/// Positions ascend strictly. Days count since 1970 without a zone; seconds count since 1970.
package struct PriceHistory: Hashable, Sendable {
  /// The time of each row.
  package var times: [Double]
  /// Whether the times are calendar days rather than seconds.
  package var isDaily: Bool
  /// The last price of each row; NaN where it is missing.
  package var closes: [Double]
  /// The other three prices of each row, if the source has them.
  package var candles: Candles?
  /// The volume of each row, if the source has it.
  package var volumes: [Double]?
  /// The most digits that a price has after the decimal point, at most 8.
  package var decimals: Int

  /// Creates a history; all lists have the same count.
  package init(
    times: [Double], isDaily: Bool, closes: [Double], candles: Candles? = nil,
    volumes: [Double]? = nil, decimals: Int = 2
  ) {
    (self.times, self.isDaily, self.closes) = (times, isDaily, closes)
    (self.candles, self.volumes, self.decimals) = (candles, volumes, decimals)
  }

  package var count: Int { times.count }
}
