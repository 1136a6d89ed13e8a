/// An intraday history with derived facts about its last session.
struct IntradayPrices: Hashable, Sendable {
  let history: PriceHistory
  let sessions: [Range<Int>]
  let prices: SessionPrices
  /// The median interval between rows in the last session, in seconds.
  let step: Double
  let lastTime: Double

  /// Creates prices from a checked history; `nil` if it has no rows.
  init?(_ history: PriceHistory) {
    sessions = history.sessions
    guard let last = sessions.last, let prices = SessionPrices(history, rows: last),
      let time = history.times.last
    else { return nil }
    self.history = history
    self.prices = prices
    lastTime = time
    step = max(history.medianStep(of: last) ?? 60, 1)
  }

  var lastSession: Range<Int> { sessions.last ?? 0..<0 }

  /// Returns whether live prices that begin at a time continue the last session.
  func continues(at time: Double) -> Bool {
    guard time - lastTime <= max(3 * step, LiveSession.shortestPause) else { return false }
    let start = lastSession.first.map { history.times[$0] } ?? lastTime
    return time.epochDay == prices.day || time - start <= LiveSession.longestSession
  }

  /// Returns the last price before a row.
  func close(beforeRow row: Int) -> LiveSession.Close? {
    guard row > 0, row <= history.count else { return nil }
    return LiveSession.Close(day: history.times[row - 1].epochDay, price: history.closes[row - 1])
  }

  /// Returns the last price before a day.
  func close(beforeDay day: Int) -> LiveSession.Close? {
    close(beforeRow: history.rows(before: Double(day) * 86_400))
  }
}

extension PriceHistory {
  /// Returns the number of rows before a time or a day.
  ///
  /// - Complexity: O(log n)
  func rows(before time: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
