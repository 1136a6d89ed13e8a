internal import Cells
internal import ChartDrawings
internal import ChartViews
internal import Charts
package import Clocks
package import Programs
internal import Quotes
internal import Scenes
package import Widgets

extension QuotesProgram {
  package func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner> {
    var panes: [Pane<Owner>] = []
    let canvas = surroundings.canvas
    if let opened {
      panes += openedPanes(opened, surroundings, now)
    } else {
      if headerRows > 0 { panes.append(headerPane(surroundings, now)) }
      panes += listPanes(surroundings, now)
    }
    let hasStatus = opened == nil ? statusRows > 0 : canvas.rows > 3
    if hasStatus, opened?.takesStatus(at: now) != true || entry != nil {
      let rows = canvas.rows - 1..<canvas.rows
      panes.append(statusPane(CellRect(columns: 0..<canvas.columns, rows: rows), surroundings, now))
    }
    if showsHelp { panes.append(helpPane(surroundings)) }
    let title = opened.map { "\($0.symbol) – shape quotes" } ?? "shape quotes"
    let onlyLines = opened?.chart.chart.hasOnlyLines ?? true
    var view = View(panes, title: title, inks: surroundings.theme.chartInks(onlyLines: onlyLines))
    // Lines are drawn in pixels or written in cells.
    view.prefersPixels = opened != nil || !order.isEmpty
    return view
  }

  // MARK: The list

  /// Returns a pane for each column of rows.
  private func listPanes(_ surroundings: Surroundings, _ now: Moment) -> [Pane<Owner>] {
    let canvas = surroundings.canvas
    let rows = min(headerRows, canvas.rows)..<max(headerRows, canvas.rows - statusRows)
    guard !order.isEmpty else {
      return [
        Pane(.listPane(0), .cells(CellRect(columns: 0..<canvas.columns, rows: rows))) {
          Text(emptyTexts).owned(by: Owner.hint, stop: .none)
        }
      ]
    }
    let entries = entries
    let (layout, measures) = (layout, measures(at: now))
    return layout.columns.enumerated().map { number, place in
      let columns = QuoteColumns(measures, columns: place.count, lines: layout.lines)
      let shown = order.dropFirst(top + number * layout.each).prefix(layout.each)
      var pane = Pane<Owner>(.listPane(number), .cells(CellRect(columns: place, rows: rows))) {
        for (place, index) in shown.enumerated() {
          let entry = entries[index]
          let height = layout.rows(at: place).count
          QuoteRow(
            content: content(of: entry, at: now), columns: columns, rows: height,
            lines: layout.lines(in: height), isCurrent: order[cursor] == index,
            isHeld: held == entry.symbol, up: settings.up,
            choosesGlyphs: settings.choosesGlyphs,
            nextChange: nextChange(of: entry.symbol, at: now)
          )
          .owned(by: .row(entry.symbol), stop: .mouseOnly).id()
        }
      }
      pane.scrollsByKeys = false
      pane.showsScrollBar = false
      return pane
    }
  }

  /// Returns when a row next changes by itself: when its price becomes stale or older than a day, or
  /// its alert mark expires.
  private func nextChange(of symbol: String, at now: Moment) -> Instant? {
    var times: [Instant] = []
    if let end = fired[symbol] { times.append(end) }
    if let time = feed?.nextNote(of: symbol, at: now.instant) { times.append(time) }
    let old = book.quote(symbol).time.flatMap { self.times(at: now).becomesOld($0) }
    for time in [stream == nil ? nil : book.staleTime(of: symbol), old] {
      guard let time, time > now.wall.seconds else { continue }
      let wait = min(86_400, time - now.wall.seconds) + 0.01
      times.append(now.instant.advanced(by: .seconds(wait)))
    }
    return times.min()
  }

  /// What an empty list says, which is also what to do.
  private var emptyTexts: [Text.StyledRun] {
    if !filter.isEmpty { return [.init("No symbol or name contains “\(filter)”", .secondary)] }
    if stream != nil, streamEnd == nil {
      return [
        .init("Waiting for quotes; the program writing to the pipe may be buffering", .secondary)
      ]
    }
    let place = list.symbols.isEmpty ? "" : " in this group"
    let file = settings.listPath.map { "\n\nThe list is saved in \($0)." } ?? ""
    return [
      .init("No symbols\(place) yet; press a to add one, such as AAPL=prices.csv", isBold: true),
      .init("\n\nPrices come from your files, or from a command that prints them:\n", .secondary),
      .init("\n  shape quotes prices/ AAPL.csv"),
      .init("\n  shape quotes --symbols AAPL,MSFT --feed './price {symbol}' --refresh 30s"),
      .init(file, .secondary),
    ]
  }

  private func headerPane(_ surroundings: Surroundings, _ now: Moment) -> Pane<Owner> {
    let names = list.groups.count > 1 ? list.groups.map { $0.name.isEmpty ? "List" : $0.name } : []
    let totals = HoldingTotal.totals(of: holdings).filter { $0.value != nil }
    let hasPercent = surroundings.canvas.columns >= 60
    return Pane(
      .headerPane, .cells(CellRect(columns: 0..<surroundings.canvas.columns, rows: 0..<1))
    ) {
      QuoteHeader(
        tabs: names, selected: group, words: summary(now),
        gains: totals.map { words(of: $0, isOnly: totals.count == 1, hasPercent: hasPercent) },
        up: settings.up
      )
      .owned(by: .tabs, stop: .mouseOnly)
    }
  }

  /// Returns a summary of the list, such as “12–24 of 500, by change”.
  private func summary(_ now: Moment) -> String {
    let count = order.count
    var words = count == 1 ? "1 symbol" : "\(count) symbols"
    if count > visibleCount {
      words = "\(top + 1)–\(min(count, top + visibleCount)) of \(count)"
    }
    if !filter.isEmpty { words += " with “\(filter)”" }
    if sort != .list || isReversed {
      words += ", by \(sort.words)" + (isReversed ? ", reversed" : "")
    }
    if book.span != .automatic { words += ", \(book.span.rawValue)" }
    if let streamEnd {
      let times = QuoteTimes(now: now.wall.seconds, zone: settings.zone)
      words += ", ended" + (times.short(.seconds(streamEnd.time)).map { " \($0)" } ?? "")
    }
    return words
  }

  /// Returns the total value and gain of holdings in one currency.
  private func words(
    of total: HoldingTotal, isOnly: Bool, hasPercent: Bool
  ) -> QuoteHeader.Gain {
    let other = isOnly ? "" : "other"
    let words = [
      total.currency.isEmpty ? other : total.currency, amounts.value(total.value),
      total.gain.map { amounts.change($0, decimals: 2) } ?? "",
      hasPercent && isOnly ? total.percent.map { amounts.percent($0) } ?? "" : "",
    ]
    return QuoteHeader.Gain(
      words: words.filter { !$0.isEmpty }.joined(separator: isOnly ? "  " : " "),
      trend: total.gain.map { QuoteDirection($0) } ?? .flat)
  }

  // MARK: The chart of a row

  private func openedPanes(
    _ opened: OpenedQuote, _ surroundings: Surroundings, _ now: Moment
  ) -> [Pane<Owner>] {
    let canvas = surroundings.canvas
    let hasTabs = canvas.rows > 6
    var inner = surroundings
    if hasTabs {
      inner.canvas = Canvas(columns: canvas.columns, rows: canvas.rows - 1, cell: canvas.cell)
    }
    let view = opened.chart.view(InteractionState(), in: inner, at: now)
    var panes: [Pane<Owner>] = view.panes.compactMap { pane in
      if pane.owner == .helpPane { return nil }
      if pane.owner == .statusPane, !opened.takesStatus(at: now) { return nil }
      var pane = pane
      if hasTabs, case .cells(let cells) = pane.position {
        pane.position = .cells(CellRect(columns: cells.columns, rows: cells.rows.shifted(by: 1)))
      }
      return pane.map(
        { .chart($0) },
        back: { if case .chart(let owner) = $0 { owner } else { nil } })
    }
    guard hasTabs else { return panes }
    panes.append(
      Pane(.spanPane, .cells(CellRect(columns: 0..<canvas.columns, rows: 0..<1))) {
        QuoteHeader(
          tabs: opened.spanNames, selected: opened.spanIndex, words: opened.words(book),
          gains: [], up: settings.up
        )
        .owned(by: .spans, stop: .mouseOnly)
      })
    return panes
  }

  // MARK: Around the list

  /// Returns the note of the current row if the row is too narrow for it.
  private func cutNote(_ surroundings: Surroundings, _ now: Moment) -> String? {
    guard opened == nil, let current,
      let note = note(of: current, book.quote(current.symbol), at: now)
    else { return nil }
    let layout = layout
    let columns = QuoteColumns(
      measures(at: now), columns: layout.width, lines: layout.lines)
    let shown = TextWidth.visible(note)
    let isCut = TextWidth.columns(of: shown) > columns.line?.count ?? 0
    return isCut ? "\(TextWidth.visible(current.symbol)): \(shown)" : nil
  }

  private func statusPane(
    _ place: CellRect, _ surroundings: Surroundings, _ now: Moment
  ) -> Pane<Owner> {
    let help = KeyHelp(activeKeyMaps, availability: availability)
    return Pane(.statusPane, .cells(place)) {
      if let notice, now.instant < notice.until {
        notice.owned(by: Owner.status, stop: .none)
      } else if let entry {
        EntryField(label: entry.label, state: entry.state, example: entry.example)
          .owned(by: Owner.entry, stop: .regular).takingText()
      } else if let note = cutNote(surroundings, now) {
        Text(note, .secondary).owned(by: Owner.status, stop: .mouseOnly)
      } else {
        LegendLine(help.footer(surroundings.keyForm)).owned(by: Owner.status, stop: .mouseOnly)
      }
    }
  }

  private func helpPane(_ surroundings: Surroundings) -> Pane<Owner> {
    let maps =
      opened == nil
      ? Array(Self.keyMaps.prefix(2)) : Array(Self.keyMaps.dropFirst(2).prefix(3))
    return KeyHelp(documenting: maps).pane(
      owner: .helpPane, rowOwner: { .help($0) }, in: surroundings)
  }
}
