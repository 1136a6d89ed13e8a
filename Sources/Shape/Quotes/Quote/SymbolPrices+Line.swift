extension SymbolPrices {
  /// Returns the line of a span, with the close before the last session.
  func line(_ span: LineSpan) -> QuoteLine {
    guard let (prices, source) = current else { return QuoteLine(values: []) }
    return QuoteLine(values: values(span, prices, source), previousClose: quote.previousClose)
  }

  private func values(_ span: LineSpan, _ prices: SessionPrices, _ source: Source) -> [Double] {
    switch span {
    case .automatic, .day:
      let session = sessionValues(source)
      if session.count >= 2 { return session }
      let rows = dailyValues(prices, source).suffix(span.rows ?? 2)
      return rows.count >= session.count ? Array(rows) : session
    case .week: return weekValues(prices, source)
    case .month, .quarter, .half, .year, .fiveYears, .all:
      return daily == nil
        ? intradayValues(source, since: firstDay(span, prices), prices)
        : dailyValues(prices, source, since: firstDay(span, prices))
    }
  }

  private func firstDay(_ span: LineSpan, _ prices: SessionPrices) -> Int {
    guard let days = span.days else { return .min }
    let last = prices.day < .max ? prices.day : dailyPrices?.day ?? intraday?.prices.day ?? 0
    return last - days
  }

  /// Returns the prices of the current session, if it has more than the last one.
  private func sessionValues(_ source: Source) -> [Double] {
    switch source {
    case .live where joinsIntraday:
      intraday.map { $0.history.closes[$0.lastSession] + liveValues(after: $0) } ?? []
    case .live: live?.line.values ?? []
    case .intraday: intraday.map { Array($0.history.closes[$0.lastSession]) } ?? []
    case .snapshot, .daily: []
    }
  }

  /// Returns one live price for each step after the end of the intraday history.
  private func liveValues(after intraday: IntradayPrices) -> [Double] {
    guard let live else { return [] }
    var values: [Double] = []
    var number: Int?
    for bucket in live.line.buckets where bucket.time > intraday.lastTime {
      let next = bucket.time.quotient(by: intraday.step)
      if next == number { values.removeLast() }
      values.append(bucket.last)
      number = next
    }
    return values
  }

  /// Returns the last five sessions, from the source that has them.
  private func weekValues(_ prices: SessionPrices, _ source: Source) -> [Double] {
    let rows = LineSpan.week.rows ?? 5
    if let intraday, source == .intraday || source == .live {
      let isNew = source == .live && !joinsIntraday
      let sessions = intraday.sessions.suffix(isNew ? rows - 1 : rows)
      if daily == nil || sessions.count + (isNew ? 1 : 0) >= rows, let first = sessions.first {
        return intradayValues(source, from: first.lowerBound)
      }
    }
    let values = Array(dailyValues(prices, source).suffix(rows))
    let session = sessionValues(source)
    return values.count >= 2 || session.isEmpty ? values : session
  }

  private func intradayValues(
    _ source: Source, since day: Int, _ prices: SessionPrices
  ) -> [Double] {
    guard let intraday else { return source == .live ? sessionValues(source) : [prices.close] }
    let row = day == .min ? 0 : intraday.history.rows(before: Double(day) * 86_400)
    let values = intradayValues(source, from: row)
    return source == .snapshot ? values + [prices.close] : values
  }

  /// Returns the intraday closes from a row on, followed by the live prices.
  private func intradayValues(_ source: Source, from row: Int) -> [Double] {
    guard let intraday else { return [] }
    let values = Array(intraday.history.closes[row...])
    return source == .live ? values + liveValues(after: intraday) : values
  }

  /// Returns the daily closes since a day, and the current price.
  private func dailyValues(
    _ prices: SessionPrices, _ source: Source, since day: Int = .min
  ) -> [Double] {
    guard let daily else { return [prices.close] }
    let first = day == .min ? 0 : daily.rows(before: Double(day))
    let end = prices.day < .max ? daily.rows(before: Double(prices.day)) : daily.count
    // A row before the current price makes a line even if the span has none.
    let start = min(first, max(end - 1, 0))
    return daily.closes[start..<end] + [prices.close]
  }
}
