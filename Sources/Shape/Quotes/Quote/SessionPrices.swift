internal import Charts

/// The prices of one session or day.
struct SessionPrices: Hashable, Sendable {
  var open: Double?
  var high: Double
  var low: Double
  var close: Double
  var volume: Double?
  /// The time of the last price; `nil` if the source has none.
  var time: Quote.Time?
  /// The day of the last price since 1970; the largest integer if unknown.
  var day: Int
}

extension SessionPrices {
  /// Summarizes rows of a checked history; `nil` if there are none.
  init?(_ history: PriceHistory, rows: Range<Int>) {
    guard let last = rows.last, let first = rows.first else { return nil }
    let time = history.times[last]
    day = history.isDaily ? time.quotient(by: 1) : time.epochDay
    self.time = history.isDaily ? .day(day) : .seconds(time)
    volume = history.volumes.flatMap { PriceHistory.sum($0[rows]) }
    close = history.closes[last]
    (high, low) = (close, close)
    let firstClose = history.isDaily ? nil : history.closes[first]
    open = history.candles.flatMap { $0.open[first].price } ?? firstClose
    for row in rows { widen(history, row) }
  }

  private mutating func widen(_ history: PriceHistory, _ row: Int) {
    var prices = [history.closes[row]]
    if let candles = history.candles {
      prices += [candles.open[row], candles.high[row], candles.low[row]]
    }
    for price in prices where price.isPrice {
      high = max(high, price)
      low = min(low, price)
    }
  }
}
