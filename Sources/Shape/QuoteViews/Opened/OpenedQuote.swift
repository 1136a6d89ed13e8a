internal import ChartDrawings
internal import ChartViews
internal import Charts
internal import Clocks
internal import Programs
internal import Quotes
internal import Widgets

/// The chart of one row, with its time span and appearance.
struct OpenedQuote: Sendable {
  let symbol: String
  let name: String?
  let settings: QuotesSettings
  /// The time span of the initial window.
  private(set) var span: LineSpan
  private(set) var drawsCandles: Bool
  private(set) var showsVolume: Bool
  /// The interval that rows are aggregated to; `nil` derives it from the span.
  private(set) var interval: PriceInterval?
  private(set) var revision = -1
  /// What the source provides.
  private(set) var canDrawCandles = false
  private(set) var hasVolumes = false
  private var hasIntraday = false
  /// The previous close, drawn as a rule across a day.
  private var rule: Double?
  /// The chart with its window, indicator and keys.
  var chart: ChartProgram

  /// Opens a row, with the same appearance as the previously opened one.
  init(
    _ symbol: String, name: String?, _ book: QuoteBook, _ settings: QuotesSettings,
    previous: OpenedQuote?
  ) {
    (self.symbol, self.name, self.settings) = (symbol, name, settings)
    span = previous?.span ?? .automatic
    drawsCandles = previous?.drawsCandles ?? false
    showsVolume = previous?.showsVolume ?? true
    interval = previous?.interval
    chart = ChartProgram(
      [Self.empty(settings)],
      ChartSettings(
        isStill: settings.isStill, background: settings.background,
        choosesGlyphs: settings.choosesGlyphs, daysWithFiles: [:]))
    rebuild(book)
  }

  /// Returns whether the intraday prices are as recent as the daily ones.
  private static func isNewest(_ intraday: PriceHistory?, _ daily: PriceHistory?) -> Bool {
    guard let intraday, intraday.count > 1, let last = intraday.times.last else { return false }
    return daily?.times.last.map { last >= $0 * 86_400 } ?? true
  }

  private static func empty(_ settings: QuotesSettings) -> ChartState {
    ChartState(
      ChartSet(positions: Positions(.listed([]), unit: .number), series: []), ChartLook(),
      on: settings.zone, isUnicode: settings.isUnicode)
  }

  /// Whether the chart itself uses the status line.
  func takesStatus(at now: Moment) -> Bool {
    if chart.hasOwnKeys { return true }
    return chart.notice.map { now.instant < $0.until } ?? false
  }

  // MARK: Spans

  /// The available spans; those of a day and a week need intraday prices.
  var spans: [LineSpan] {
    let all = LineSpan.allCases.filter { $0 != .automatic }
    return hasIntraday ? all : all.filter { $0 != .day }
  }

  var spanNames: [String] { spans.map { $0.rawValue.uppercased() } }
  var spanIndex: Int { spans.firstIndex(of: span) ?? 0 }

  mutating func changeSpan(by step: Int, _ book: QuoteBook) {
    showSpan((spanIndex + step + spans.count) % spans.count, book)
  }

  mutating func showSpan(_ index: Int, _ book: QuoteBook) {
    guard spans.indices.contains(index) else { return }
    span = spans[index]
    interval = nil
    rebuild(book)
  }

  // MARK: Ways to draw

  mutating func toggleCandles(_ book: QuoteBook) {
    drawsCandles.toggle()
    rebuild(book)
  }

  mutating func toggleVolume(_ book: QuoteBook) {
    showsVolume.toggle()
    rebuild(book)
  }

  /// Aggregates rows to the next longer interval, and returns a notice about it.
  mutating func nextInterval(_ book: QuoteBook) -> String? {
    let all = PriceInterval.allCases
    let place = all.firstIndex(of: usedInterval) ?? 0
    let next = all[(place + 1) % all.count]
    interval = next
    rebuild(book)
    return next == .none ? "All rows of the source" : "One row per \(next.rawValue)"
  }

  private var usedInterval: PriceInterval { interval ?? (span == .fiveYears ? .week : .none) }

  /// Updates the prices, keeping the window and indicator.
  mutating func refresh(_ book: QuoteBook) {
    guard book.revision(symbol) != revision else { return }
    rebuild(book, keepingWindow: true)
  }

  private mutating func rebuild(_ book: QuoteBook, keepingWindow: Bool = false) {
    revision = book.revision(symbol)
    let daily = book.history(symbol, isDaily: true)
    let intraday = book.history(symbol, isDaily: false)
    hasIntraday = (intraday?.count ?? 0) > 1
    if span == .automatic { span = Self.isNewest(intraday, daily) ? .day : .quarter }
    if !spans.contains(span) { span = nextLonger(than: span) }
    guard var history = history(daily, intraday) else { return }
    canDrawCandles = history.candles != nil
    hasVolumes = history.volumes?.contains { $0 > 0 } ?? false
    if usedInterval != .none { history = history.aggregated(by: usedInterval) }
    let title = [name, symbol].compactMap { $0 }.joined(separator: " · ")
    let sessions = history.isDaily ? [] : history.sessions
    let dates = history.isDaily ? nil : history.dateSessions(sessions)
    var zone = dates.map { settings.zone.showing($0) } ?? settings.zone
    var set = history.chartSet(
      title: title, drawsCandles: drawsCandles && canDrawCandles,
      hasVolume: showsVolume && hasVolumes, on: dates)
    if history.isDaily, let weekdays = set.inSessions(on: zone) { (set, zone) = weekdays }
    let rule = span == .day && !history.isDaily ? book.closeBeforeSession(symbol) : nil
    defer { self.rule = rule }
    if keepingWindow, rule == self.rule { return chart.charts[0].replace(with: set, on: zone) }
    var look = ChartLook()
    look.up = settings.up
    look.rules =
      rule.map { [ChartLook.Rule(coordinate: .value($0), label: "previous close")] } ?? []
    chart.charts[0] = ChartState(
      set, look, on: zone, isUnicode: settings.isUnicode,
      following: follow(history, sessions, on: zone))
  }

  /// Returns the shortest available span that is longer than the given one.
  private func nextLonger(than span: LineSpan) -> LineSpan {
    let all = LineSpan.allCases
    let index = all.firstIndex(of: span) ?? 0
    return all[index...].first(where: spans.contains) ?? .all
  }

  private func history(_ daily: PriceHistory?, _ intraday: PriceHistory?) -> PriceHistory? {
    switch span {
    case .day: return intraday ?? daily
    case .week:
      // A single live session isn't a week, and old sessions aren't the most recent ones.
      guard let intraday, Self.isNewest(intraday, daily),
        intraday.sessions.count >= min(5, daily?.count ?? 0)
      else { return daily ?? intraday }
      return intraday
    default: return daily ?? intraday
    }
  }

  /// Returns how far the window reaches back from the latest price, which it follows.
  private func follow(
    _ history: PriceHistory, _ sessions: [Range<Int>], on scale: DateScale
  ) -> Follow {
    guard let last = history.times.last else { return .everything }
    func place(_ time: Double) -> Double { scale.position(of: time) }
    func since(_ count: Int) -> Follow {
      let starts = history.isDaily ? Array(history.times.indices) : sessions.map(\.lowerBound)
      guard starts.count > count else { return .everything }
      let first = history.times[starts[starts.count - count]]
      return .distance(place(last) - place(first))
    }
    func days(_ count: Int) -> Follow {
      let first = last - Double(count) * (history.isDaily ? 1 : 86_400)
      guard let oldest = history.times.first, first > oldest else { return .everything }
      return .distance(place(last) - place(first))
    }
    switch span {
    case .day: return since(1)
    case .week: return since(5)
    default: return span.days.map(days) ?? .everything
    }
  }

  /// Returns the line above the chart, such as “AAPL 231.40 ▲ +2.15 +0.94 %”.
  func words(_ book: QuoteBook) -> String {
    let words = QuoteRowWords(
      ListedQuote(WatchEntry(symbol), book.quote(symbol)),
      PriceText(isASCII: !settings.isUnicode, decimals: settings.decimals))
    return [symbol, words.price, words.arrow, words.change, words.percent]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
