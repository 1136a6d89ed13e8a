internal import Cells
internal import ChartViews
internal import Charts
internal import Clocks
internal import Programs
internal import Quotes
internal import Widgets

extension QuotesProgram {
  mutating func handle(_ command: Command, _ now: Moment) -> [Action<Effect>] {
    if command != .accept {
      notice = nil
      showNote(now)
    }
    switch command {
    case .leave: return [.end(status: unsaved == nil ? 0 : 73, saying: unsaved)]
    case .help: showsHelp = true
    case .closeHelp: showsHelp = false
    case .copy: return copy(now)
    case .silence: return silence()
    case .refresh: return refresh(now)
    case .up: move(to: cursor - 1)
    case .down: move(to: cursor + 1)
    case .left: moveColumn(by: -1)
    case .right:
      if layout.columns.count > 1 { moveColumn(by: 1) } else { open(current?.symbol, now) }
    case .pageUp: move(to: cursor - max(1, visibleCount - 1))
    case .pageDown: move(to: cursor + max(1, visibleCount - 1))
    case .first: move(to: 0)
    case .last: move(to: order.count - 1)
    case .open: open(current?.symbol, now)
    case .close: opened = nil
    case .previousQuote: openNeighbor(-1, now)
    case .nextQuote: openNeighbor(1, now)
    case .previousSpan: opened?.changeSpan(by: -1, book)
    case .nextSpan: opened?.changeSpan(by: 1, book)
    case .candles: opened?.toggleCandles(book)
    case .volume: opened?.toggleVolume(book)
    case .interval: opened?.nextInterval(book).map { show($0, now) }
    case .sort:
      sort = sort.next(hasHoldings: measures.value > 0)
      arrange()
      show("Sorted by \(sort.words)", now)
    case .reverse:
      isReversed.toggle()
      arrange()
    case .filter: entry = QuoteEntry(.filter, filter)
    case .clearFilter:
      filter = ""
      arrange()
    case .taller: setHeight(layout.lines + 1)
    case .lower: setHeight(layout.lines - 1)
    case .longerLine: changeLine(by: 1, now)
    case .shorterLine: changeLine(by: -1, now)
    case .nextGroup: showGroup(group + 1)
    case .previousGroup: showGroup(group - 1)
    case .chart(let command): return sendToChart(.command(command), now)
    case .accept: return acceptEntry(now)
    case .cancel:
      if entry?.purpose == .filter {
        filter = ""
        arrange()
      }
      entry = nil
    default: return edit(command, now)
    }
    return []
  }

  mutating func move(to row: Int) {
    cursor = row
    keepCursorVisible()
  }

  /// Moves to the same row of the next visible column, or to the last row of a shorter one.
  private mutating func moveColumn(by step: Int) {
    let each = layout.each
    let column = (cursor - top) / each + step
    guard column >= 0, column < layout.columns.count, top + column * each < order.count else {
      return
    }
    move(to: min(cursor + step * each, order.count - 1))
  }

  /// Changes the time span of the lines in rows.
  private mutating func changeLine(by step: Int, _ now: Moment) {
    let all = LineSpan.allCases
    let index = (all.firstIndex(of: book.span) ?? 0) + step
    guard all.indices.contains(index) else { return }
    book.span = all[index]
    show("Lines over \(all[index].words)", now)
  }

  private mutating func setHeight(_ rows: Int) {
    rowHeight = min(max(1, rows), listRows)
    keepCursorVisible()
  }

  mutating func showGroup(_ index: Int) {
    let count = list.groups.count
    guard count > 0 else { return }
    (group, cursor, top, anchor) = ((index % count + count) % count, 0, 0, nil)
    arrange()
  }

  private mutating func silence() -> [Action<Effect>] {
    isRinging = false
    fired = [:]
    notice = nil
    return [.perform(.silence)]
  }

  private func copy(_ now: Moment) -> [Action<Effect>] {
    guard let entry = current else { return [] }
    let words = words(of: entry, book.quote(entry.symbol))
    let cells = [entry.symbol, words.price, words.change, words.percent]
    return [.copy(cells.joined(separator: "\t"))]
  }

  // MARK: The chart of a row

  private mutating func open(_ symbol: String?, _ now: Moment) {
    guard let symbol, let entry = list.entry(of: symbol) else { return }
    guard hasHistory(symbol) else {
      opened = nil
      return show("\(symbol) has no history to chart", now)
    }
    opened = OpenedQuote(symbol, name: name(of: entry), book, settings, previous: opened)
  }

  private func hasHistory(_ symbol: String) -> Bool {
    book.history(symbol, isDaily: true) != nil || book.history(symbol, isDaily: false) != nil
  }

  /// Opens the next row in a direction that has a history.
  private mutating func openNeighbor(_ step: Int, _ now: Moment) {
    let count = order.count
    guard count > 0 else { return }
    let places = (1...count).map { (cursor + step * $0 % count + count) % count }
    guard let place = places.first(where: { hasHistory(entries[order[$0]].symbol) }) else { return }
    move(to: place)
    open(current?.symbol, now)
  }

  mutating func sendToChart(
    _ event: Event<ChartProgram.Message, ChartProgram.Command, ChartProgram.Owner>, _ now: Moment
  ) -> [Action<Effect>] {
    guard opened != nil else { return [] }
    let actions = opened?.chart.update(event, at: now) ?? []
    return actions.compactMap { $0.passedOn() }
  }
}
