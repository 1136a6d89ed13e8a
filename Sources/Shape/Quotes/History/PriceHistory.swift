package import Charts

/// The price history of one symbol: one row per day, or per shorter interval.
///
/// Positions are strictly ascending. They are days since 1970, without a zone, or seconds since
/// 1970.
package struct PriceHistory: Hashable, Sendable {
  /// The time of each row.
  package var times: [Double]
  /// Whether the times are calendar days rather than seconds.
  package var isDaily: Bool
  /// The last price of each row; NaN where it is missing.
  package var closes: [Double]
  /// The other three prices of each row, if available.
  package var candles: Candles?
  /// The volume of each row, if available.
  package var volumes: [Double]?
  /// The maximum number of decimals in a price, at most 8.
  package var decimals: Int

  /// Creates a history; all arrays have the same count.
  package init(
    times: [Double], isDaily: Bool, closes: [Double], candles: Candles? = nil,
    volumes: [Double]? = nil, decimals: Int = 2
  ) {
    (self.times, self.isDaily, self.closes) = (times, isDaily, closes)
    (self.candles, self.volumes, self.decimals) = (candles, volumes, decimals)
  }

  package var count: Int { times.count }
}
