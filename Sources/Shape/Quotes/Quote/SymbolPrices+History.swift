internal import Charts

extension SymbolPrices {
  /// Returns the daily or intraday history followed by the live prices.
  func history(isDaily: Bool) -> PriceHistory? { isDaily ? dailyHistory : intradayHistory }

  private var dailyHistory: PriceHistory? {
    guard var history = daily else { return nil }
    guard let (prices, source) = current, prices.day < .max, source != .daily else {
      return history
    }
    let row = history.rows(before: Double(prices.day))
    // The row of the same day is final unless live prices follow.
    if row < history.count, source != .live { return history }
    history = history.picking(Array(0..<row))
    history.append(prices, at: Double(prices.day))
    return history
  }

  private var intradayHistory: PriceHistory? {
    guard let live else { return intraday?.history }
    let buckets = live.line.buckets
    guard var history = intraday?.history else {
      return PriceHistory(buckets, decimals: liveDecimals)
    }
    guard let first = buckets.first(where: { $0.time >= history.times.last ?? 0 }) else {
      return history
    }
    history = history.picking(Array(0..<history.rows(before: first.time)))
    let end = history.times.last ?? -.infinity
    for bucket in buckets where bucket.time > end {
      history.append(SessionPrices(bucket), at: bucket.time)
    }
    return history
  }
}

extension SessionPrices {
  fileprivate init(_ bucket: TickLine.Bucket) {
    self.init(
      open: bucket.first, high: bucket.greatest, low: bucket.least, close: bucket.last,
      volume: nil, time: .seconds(bucket.time), day: bucket.time.epochDay)
  }
}

extension PriceHistory {
  /// Creates an intraday history with one candle per bucket.
  fileprivate init(_ buckets: [TickLine.Bucket], decimals: Int) {
    self.init(
      times: buckets.map(\.time), isDaily: false, closes: buckets.map(\.last),
      candles: Candles(
        open: buckets.map(\.first), high: buckets.map(\.greatest), low: buckets.map(\.least)),
      decimals: decimals)
  }

  fileprivate mutating func append(_ prices: SessionPrices, at time: Double) {
    times.append(time)
    closes.append(prices.close)
    volumes?.append(prices.volume ?? .nan)
    candles?.open.append(prices.open ?? prices.close)
    candles?.high.append(prices.high)
    candles?.low.append(prices.low)
  }
}
