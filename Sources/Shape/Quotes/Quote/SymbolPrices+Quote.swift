extension SymbolPrices {
  /// The longest market break, in days; older closes aren't compared with.
  private static let longestBreak = 10

  var quote: Quote {
    var quote = Quote(symbol)
    quote.name = name
    quote.currency = currency
    quote.decimals = decimals
    guard let (prices, source) = current else {
      quote.previousClose = snapshot?.previousClose
      return quote
    }
    let snapshot = snapshot(of: prices.day, source)
    (quote.price, quote.time) = (prices.close, prices.time)
    (quote.open, quote.high, quote.low) = (prices.open, prices.high, prices.low)
    quote.volume = prices.volume
    // A snapshot has the extremes it states, not those of a single price.
    if source == .snapshot { (quote.high, quote.low) = (snapshot?.high, snapshot?.low) }
    if let snapshot, source == .live { quote.widen(snapshot) }
    quote.previousClose = snapshot?.previousClose ?? closeBefore(prices.day, source)?.price
    if quote.previousClose == nil, !isOnlyPrice(source) { quote.firstPrice = quote.open }
    quote.markSuspect()
    return quote
  }

  /// Returns whether the current price is the only one of its session, so that it opened it, too.
  private func isOnlyPrice(_ source: Source) -> Bool {
    guard snapshot?.open == nil else { return false }
    switch source {
    case .live:
      return !joinsIntraday && live.map { $0.line.firstTime == $0.line.lastTime } ?? true
    case .intraday:
      return intraday.map { $0.lastSession.count == 1 && $0.history.candles == nil } ?? true
    case .snapshot, .daily: return false
    }
  }

  /// The number of decimals in the sources, otherwise that of the live prices.
  private var decimals: Int {
    let known = [daily?.decimals, intraday?.history.decimals, snapshot?.decimals].compactMap { $0 }
    return min(max(known.max() ?? liveDecimals, 0), 8)
  }

  /// Returns the last close before the current session.
  func closeBefore(_ day: Int, _ source: Source) -> LiveSession.Close? {
    guard day < .max else { return nil }
    let candidates =
      [dailyClose(before: day), sessionClose(before: day, source)] + liveCloses(source)
    var best: LiveSession.Close?
    for case let close? in candidates where close.day < day && close.day > best?.day ?? .min {
      best = close
    }
    if let best, best.day >= day - Self.longestBreak { return best }
    let sameDay = candidates.compactMap { $0 }.last { $0.day == day }
    return sameDay ?? best
  }

  /// The close before the last session for which intraday prices are known.
  var closeBeforeSession: Double? {
    switch current?.source {
    case .live, .intraday: quote.previousClose
    case .snapshot, .daily, nil: intraday.flatMap { closeBefore($0.prices.day, .intraday)?.price }
    }
  }

  private func dailyClose(before day: Int) -> LiveSession.Close? {
    guard let daily else { return nil }
    let row = daily.rows(before: Double(day)) - 1
    guard row >= 0 else { return nil }
    return LiveSession.Close(day: daily.times[row].quotient(by: 1), price: daily.closes[row])
  }

  /// Returns the last close of the intraday history before the current session.
  private func sessionClose(before day: Int, _ source: Source) -> LiveSession.Close? {
    guard let intraday else { return nil }
    switch source {
    case .intraday: return intraday.close(beforeRow: intraday.lastSession.lowerBound)
    case .live where joinsIntraday:
      return intraday.close(beforeRow: intraday.lastSession.lowerBound)
    case .live: return intraday.close(beforeRow: intraday.history.count)
    case .snapshot, .daily: return intraday.close(beforeDay: day)
    }
  }

  private func liveCloses(_ source: Source) -> [LiveSession.Close?] {
    guard let live else { return [] }
    if source == .live { return [live.before] }
    return [LiveSession.Close(day: live.day, price: live.line.lastPrice)]
  }
}

extension Quote {
  /// Adds the data of a snapshot of the same session.
  fileprivate mutating func widen(_ snapshot: QuoteSnapshot) {
    open = snapshot.open ?? open
    high = [high, snapshot.high].compactMap { $0 }.max()
    low = [low, snapshot.low].compactMap { $0 }.min()
    volume = [volume, snapshot.volume].compactMap { $0 }.max()
  }

  /// Flags a change of more than half the previous close.
  fileprivate mutating func markSuspect() {
    guard let change, let previousClose else { return }
    isSuspect = change.magnitude > previousClose / 2
  }
}
