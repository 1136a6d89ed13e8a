internal import Cells
internal import Charts
internal import Clocks
internal import Programs
package import Quotes
internal import TerminalCodes
internal import Texts
internal import Widgets

/// The rows of the list.
extension QuotesProgram {
  package var list: WatchList { edits.list }

  /// The entries of the visible group, in list order.
  var entries: [WatchEntry] {
    list.groups.indices.contains(group) ? list.groups[group].entries : []
  }

  /// The entry under the cursor.
  var current: WatchEntry? { order.indices.contains(cursor) ? entries[order[cursor]] : nil }

  /// Sorts and filters the rows, keeping the cursor on its row.
  mutating func arrange() {
    let entries = entries
    let needle = filter.lowercased()
    let matching = entries.indices.filter { index in
      needle.isEmpty || entries[index].symbol.lowercased().contains(part: needle)
        || name(of: entries[index])?.lowercased().contains(part: needle) == true
    }
    let chosen = matching.map { entries[$0] }
    let places = sort.order(of: chosen, quote: { book.quote($0) }, descending: isReversed)
    order = places.map { matching[$0] }
    if let anchor, let place = order.firstIndex(where: { entries[$0].symbol == anchor }) {
      cursor = place
    }
    keepCursorVisible()
  }

  /// Returns the name of an entry: its own, or else the source's.
  func name(of entry: WatchEntry) -> String? { entry.name ?? book.quote(entry.symbol).name }

  // MARK: Places

  /// The number of rows above the list, and of those below.
  var headerRows: Int { window.rows > 5 ? 1 : 0 }
  var statusRows: Int { window.rows > 2 ? 1 : 0 }
  var listRows: Int { max(1, window.rows - headerRows - statusRows) }

  var layout: QuoteLayout {
    QuoteLayout(order.count, columns: window.columns, rows: listRows, lines: rowHeight, measures)
  }

  /// The number of rows that fit in the window.
  var visibleCount: Int { layout.capacity }

  mutating func keepCursorVisible() {
    cursor = min(max(0, cursor), max(0, order.count - 1))
    let last = max(0, order.count - visibleCount)
    if cursor < top { top = cursor }
    if cursor >= top + visibleCount { top = cursor - visibleCount + 1 }
    top = min(max(0, top), last)
    anchor = current?.symbol
  }

  // MARK: Texts

  func content(of entry: WatchEntry, at now: Moment) -> QuoteRowContent {
    let quote = book.quote(entry.symbol)
    let words = words(of: entry, quote)
    let listed = ListedQuote(entry, quote)
    let line = book.line(entry.symbol)
    let only = line.hasOnlyPrice ? "Only one price" : nil
    return QuoteRowContent(
      symbol: entry.symbol, name: name(of: entry), price: words.price,
      date: quote.time.flatMap { times(at: now).oldDate($0) },
      padding: max(0, measures.fraction - Self.fractionColumns(of: words.price)),
      arrow: words.arrow, change: words.change, percent: words.percent,
      value: valueWords(listed), gain: gainWords(listed), gainTrend: QuoteDirection(listed.gain),
      trend: quote.direction,
      line: line, note: note(of: entry, quote, at: now) ?? only,
      isStale: isStale(entry.symbol, at: now), isAlerting: fired[entry.symbol] != nil)
  }

  func words(of entry: WatchEntry, _ quote: Quote) -> QuoteRowWords {
    QuoteRowWords(ListedQuote(entry, quote), text)
  }

  func times(at now: Moment) -> QuoteTimes {
    QuoteTimes(now: now.wall.seconds, zone: settings.zone)
  }

  /// The format of prices.
  var text: PriceText { PriceText(isASCII: !settings.isUnicode, decimals: settings.decimals) }

  /// The format of holdings' values: two decimals, whatever prices have.
  var amounts: PriceText { PriceText(isASCII: !settings.isUnicode) }

  private func valueWords(_ listed: ListedQuote) -> String? {
    listed.value.map { amounts.value($0) }
  }

  private func gainWords(_ listed: ListedQuote) -> String? {
    listed.gain.map { amounts.change($0, decimals: 2) }
  }

  func note(of entry: WatchEntry, _ quote: Quote, at now: Moment) -> String? {
    if let note = feed?.note(of: entry.symbol, at: now.instant) { return note }
    if quote.isSuspect { return "Off by more than half from the last close; a split?" }
    guard quote.price == nil else { return staleNote(of: quote, at: now) }
    if feed != nil || (stream != nil && streamEnd == nil) { return "Waiting for a price" }
    if stream != nil { return "No price received" }
    if let source = entry.sources.first {
      return "No price for \(entry.symbol) in \(PathText.name(of: source))"
    }
    return "No price; name a file, as in \(entry.symbol)=prices.csv"
  }

  /// Returns what says without colors that a price of the stream is stale.
  private func staleNote(of quote: Quote, at now: Moment) -> String? {
    guard isStale(quote.symbol, at: now) else { return nil }
    let time = quote.time.flatMap { times(at: now).short($0) }
    return "No new price" + (time.map { " since \($0)" } ?? "")
  }

  func isStale(_ symbol: String, at now: Moment) -> Bool {
    if feed?.isLate(symbol) == true { return true }
    return stream != nil && book.isStale(symbol, now: now.wall.seconds)
  }

  // MARK: Widths

  /// Recomputes the column widths for all entries.
  mutating func measureAll() {
    measures = QuoteMeasures()
    for entry in list.groups.flatMap(\.entries) { measure(entry) }
  }

  /// Widens the columns to fit an entry.
  mutating func measure(_ entry: WatchEntry) {
    let symbol = entry.symbol
    let quote = book.quote(symbol)
    let words = words(of: entry, quote)
    func widen(_ width: inout Int, _ text: String) {
      width = max(width, TextWidth.columns(of: TextWidth.visible(text)))
    }
    if let time = quote.time, time.day < measures.oldest?.day ?? .max { measures.oldest = time }
    widen(&measures.symbol, symbol)
    widen(&measures.name, entry.name ?? quote.name ?? "")
    let fraction = Self.fractionColumns(of: words.price)
    measures.fraction = max(measures.fraction, fraction)
    measures.whole = max(measures.whole, TextWidth.columns(of: words.price) - fraction)
    widen(&measures.change, words.change)
    widen(&measures.percent, words.percent)
    let listed = ListedQuote(entry, quote)
    widen(&measures.value, valueWords(listed) ?? "")
    widen(&measures.value, gainWords(listed) ?? "")
  }

  /// Returns the column widths, with dates if a price is older than a day.
  func measures(at now: Moment) -> QuoteMeasures {
    var measures = measures
    let date = measures.oldest.flatMap { times(at: now).oldDate($0) }
    measures.date = TextWidth.columns(of: date ?? "")
    return measures
  }

  /// Returns the number of columns from the decimal point of a price on.
  private static func fractionColumns(of price: String) -> Int {
    price.firstIndex(of: ".").map { price.distance(from: $0, to: price.endIndex) } ?? 0
  }

  /// The printed rows: those of the chosen group, or of all.
  package var reports: [ListedQuote] { reports(of: nil) }

  /// Returns the printed rows of the given symbols.
  func reports(of symbols: Set<String>?) -> [ListedQuote] {
    let entries = settings.group == nil ? list.groups.flatMap(\.entries) : entries
    let places = sort.order(of: entries, quote: { book.quote($0) }, descending: isReversed)
    var seen: Set<String> = []
    return places.map { entries[$0] }
      .filter { symbols?.contains($0.symbol) ?? true && seen.insert($0.symbol).inserted }
      .map(listed)
  }

  private func listed(_ entry: WatchEntry) -> ListedQuote {
    let all = alerts.alerts.filter { $0.symbol == nil || $0.symbol == entry.symbol }
    let own = all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
    return ListedQuote(
      entry, book.quote(entry.symbol), error: feed?.error(of: entry.symbol), alerts: own)
  }

  /// Returns whether the condition of an alert holds for an entry.
  func hasAlert(_ entry: WatchEntry) -> Bool { listed(entry).isAlerting }

  /// The rows of the group with a holding.
  var holdings: [ListedQuote] { entries.filter { $0.holding != nil }.map(listed) }
}

extension Quote.Time {
  /// The day since 1970, in UTC.
  fileprivate var day: Int {
    switch self {
    case .day(let day): day
    case .seconds(let seconds): Int(max(-1e12, min(1e12, seconds / 86_400)).rounded(.down))
    }
  }
}
