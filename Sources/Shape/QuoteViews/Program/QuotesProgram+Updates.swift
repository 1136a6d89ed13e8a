internal import Cells
internal import Charts
package import Clocks
package import Programs
internal import Quotes
internal import Scenes
internal import Widgets

extension QuotesProgram {
  package mutating func update(
    _ event: Event<Message, Command, Owner>, at now: Moment
  ) -> [Action<Effect>] {
    if let notice, notice.until <= now.instant {
      self.notice = nil
      showNote(now)
    }
    if !fired.isEmpty {
      fired = fired.filter { $0.value > now.instant }
      isRinging = isRinging && !fired.isEmpty
    }
    switch event {
    case .started: return start(now)
    case .command(.chart(let command)): return sendToChart(.command(command), now)
    case .command(let command): return handle(command, now)
    case .message(let message): return handle(message, now)
    case .refused(.chart(let command), let reason):
      return sendToChart(.refused(command, reason: reason), now)
    case .refused(_, let reason), .pixelsRefused(let reason): show(reason, now)
    case .interaction(let interaction): return handle(interaction, now)
    case .windowChanged(let size):
      window = size
      held = nil
      keepCursorVisible()
      return sendToChart(.windowChanged(size), now)
    case .timePassed: return sendToChart(.timePassed, now)
    default: break
    }
    return []
  }

  private mutating func start(_ now: Moment) -> [Action<Effect>] {
    notes = settings.notes + [takeInitiallyHolding()].compactMap(\.self)
    showNote(now)
    return ask(now) + printed(isLast: settings.isOnce && feed == nil && stream == nil)
  }

  /// Shows the next note.
  mutating func showNote(_ now: Moment) {
    guard shownNotes < notes.count else { return }
    let note = notes[shownNotes]
    shownNotes += 1
    let words = notes.count > 1 ? "\(shownNotes) of \(notes.count): \(note)" : note
    notice = Notice(TextWidth.visible(words), .secondary, at: now)
  }

  /// Shows which alerts are already true and therefore don't ring.
  mutating func showInitiallyHolding(_ now: Moment) {
    if let words = takeInitiallyHolding() { show(words, now) }
  }

  /// Returns a sentence about alerts that are already true, once; `nil` if there are none.
  private mutating func takeInitiallyHolding() -> String? {
    let holding = alerts.initiallyHolding
    alerts.clearInitiallyHolding()
    guard !holding.isEmpty, !settings.isPrinted else { return nil }
    return "Already true: " + holding.map { $0.words(text) }.joined(separator: "; ")
  }

  mutating func show(_ words: String, _ now: Moment) {
    notice = Notice(TextWidth.visible(words), at: now)
  }

  // MARK: Messages

  private mutating func handle(_ message: Message, _ now: Moment) -> [Action<Effect>] {
    switch message {
    case .bytes(let bytes):
      // Reads on immediately if there is likely more, to keep prices current.
      let hasMore = bytes.count >= Self.longRead
      if !hasMore { listenTime = now.instant.advanced(by: Self.frameTime) }
      return take(bytes, isLast: false, now) + (hasMore ? [.perform(.listen)] : [])
    case .ended(let clause):
      streamEnd = StreamEnd(clause: clause, time: now.wall.seconds)
      listenTime = nil
      let words = clause.map { "The stream ended: \($0)" } ?? "The stream ended"
      show(words, now)
      let actions = take([], isLast: true, now)
      guard settings.isPrinted else { return actions }
      return actions + ended(clause)
    case .restarted:
      stream = stream?.restarted()
      return []
    case .listen:
      listenTime = nil
      return [.perform(.listen)]
    case .answered(let symbol, let outcome): return take(outcome, of: symbol, now)
    case .refresh: return ask(now)
    case .proceed:
      let next = feed?.proceed(at: now.instant) ?? []
      return next.isEmpty ? [] : [.perform(.ask(next))]
    case .read(let symbol, let readings, let files):
      book.put(readings, of: symbol)
      return adopt(files, of: symbol, now) + changed([symbol], now)
    case .readAgain(let readings, let failure):
      for (symbol, readings) in readings { book.put(readings, of: symbol) }
      let files = readings.count == 1 ? "1 row" : "\(readings.count) rows"
      show(failure ?? "Reloaded the files of \(files)", now)
      return changed(Set(readings.keys), now)
    case .listChanged(let list):
      takeIn(list, now)
      return refresh(now)
    case .saved:
      unsaved = nil
      return []
    case .unsaved(let words):
      unsaved = words
      show(words, now)
      return []
    case .failed(let words):
      show(words, now)
      return []
    case .chart(let message): return sendToChart(.message(message), now)
    }
  }

  private mutating func take(_ bytes: [UInt8], isLast: Bool, _ now: Moment) -> [Action<Effect>] {
    guard stream != nil else { return [] }
    let faults = stream?.faults ?? 0
    let seconds = now.wall.seconds
    let ticks = (isLast ? stream?.finish(now: seconds) : stream?.append(bytes, now: seconds)) ?? []
    var symbols: Set<String> = []
    var crossed: [FiredAlert] = []
    let known = settings.takesUnknown ? nil : Set(list.symbols)
    for tick in ticks where known?.contains(tick.symbol) ?? (book.count < Self.maxSymbols) {
      if tick.time ?? seconds > seconds + Self.maxLead {
        if early == 0, settings.notesSkipped {
          show("Skipped a price of \(tick.symbol): its time is in the future", now)
        }
        early += 1
        continue
      }
      guard book.take(tick, now: seconds) else { continue }
      symbols.insert(tick.symbol)
      // A price may cross a limit and return within one read.
      if !alerts.alerts.isEmpty { crossed += alerts.take(book.quote(tick.symbol)) }
    }
    if settings.notesSkipped, let stream, stream.faults > faults, let words = stream.faultWords {
      show(words, now)
    }
    addUnknown(symbols)
    let actions = changed(symbols, now)
    return ring(crossed, now) + actions
  }

  /// The number of bytes in a read from which on more are likely available.
  private static let longRead = 1 << 15
  /// The maximum time of a price ahead of the clock, in seconds.
  private static let maxLead = 86_400.0

  /// The maximum number of symbols from a stream.
  private static let maxSymbols = 5000

  /// Adds rows for symbols from the stream that aren't in the list.
  private mutating func addUnknown(_ symbols: Set<String>) {
    let known = Set(list.symbols)
    let new = symbols.subtracting(known).sorted()
    guard !new.isEmpty, settings.takesUnknown else { return }
    edits.adopt { list in
      for symbol in new { try? list.add(WatchEntry(symbol), toGroup: group) }
    }
  }

  /// Responds to changed quotes: updates alerts, the order, the opened chart and the output.
  mutating func changed(_ symbols: Set<String>, _ now: Moment) -> [Action<Effect>] {
    guard !symbols.isEmpty else { return [] }
    for entry in list.groups.lazy.flatMap(\.entries) where symbols.contains(entry.symbol) {
      measure(entry)
    }
    arrange()
    let actions = takeAlerts(of: symbols, now)
    if let opened, symbols.contains(opened.symbol) { self.opened?.refresh(book) }
    return actions + (settings.isOnce ? [] : printed(isLast: false, of: symbols))
  }

  private mutating func takeAlerts(of symbols: Set<String>, _ now: Moment) -> [Action<Effect>] {
    var all: [FiredAlert] = []
    for symbol in symbols.sorted() { all += alerts.take(book.quote(symbol)) }
    showInitiallyHolding(now)
    return ring(all, now)
  }

  private mutating func ring(_ all: [FiredAlert], _ now: Moment) -> [Action<Effect>] {
    guard !all.isEmpty else { return [] }
    for alert in all { fired[alert.symbol] = now.instant.advanced(by: Self.alertTime) }
    let words = all.map { $0.words(text) }.joined(separator: "; ")
    show(words, now)
    notice?.until = now.instant.advanced(by: Self.alertTime)
    isRinging = true
    let printed: [Action<Effect>] =
      settings.isPlain ? [.perform(.printWords(TextWidth.visible(words)))] : []
    return [.perform(.ring), .say(words)] + printed
  }

  // MARK: The command

  /// Reloads the files of all rows, and queries all prices.
  mutating func refresh(_ now: Moment) -> [Action<Effect>] {
    var files: [String: [String]] = [:]
    for entry in list.groups.flatMap(\.entries) where !entry.sources.isEmpty {
      files[entry.symbol, default: []] += entry.sources
    }
    let reads = !files.isEmpty || settings.isSaved
    return (reads ? [.perform(.readAgain(files))] : []) + ask(now)
  }

  /// Queries all prices.
  private mutating func ask(_ now: Moment) -> [Action<Effect>] {
    guard feed != nil else { return [] }
    let symbols = settings.asksEach ? list.symbols : [FeedRound.all]
    let next = feed?.begin(symbols, at: now.instant) ?? []
    return next.isEmpty ? [] : [.perform(.ask(next))]
  }

  private mutating func take(
    _ outcome: FeedOutcome, of symbol: String, _ now: Moment
  ) -> [Action<Effect>] {
    var error: String?
    var faults: [String: String] = [:]
    var symbols: Set<String> = []
    switch outcome {
    case .failed(let clause): error = clause
    case .bytes(let bytes):
      let seconds = now.wall.seconds
      let asked = symbol == FeedRound.all ? nil : symbol
      switch FeedAnswer.read(
        bytes, symbol: asked, now: seconds, zone: settings.zone, options: settings.reading)
      {
      case .failure(let clause): error = clause
      case .ticks(let ticks):
        if let asked, !ticks.contains(where: { $0.symbol == asked }) {
          error = "printed a price of \(ticks.first?.symbol ?? "nothing"), but none of \(asked)"
        }
        for tick in ticks where book.take(tick, now: seconds) {
          symbols.insert(tick.symbol)
        }
        faults = FeedAnswer.faults(of: ticks)
      case .reading(let reading):
        book.put([reading], of: symbol)
        symbols.formUnion(reading.histories.map { $0.symbol ?? symbol })
        symbols.formUnion(reading.snapshots.map(\.symbol))
        for symbol in symbols where book.quote(symbol).price == nil {
          faults[symbol] = "sent no price above 0"
        }
      }
    }
    let next = feed?.take(symbol, error: error, faults: faults, at: now.instant) ?? []
    var actions = changed(symbols, now)
    if !next.isEmpty { actions.append(.perform(.ask(next))) }
    if settings.isOnce, feed?.isBusy == false {
      // The error of a command for all symbols has no row.
      if status != 0, list.symbols.isEmpty {
        let words = feed?.errors[FeedRound.all].map { "--feed: the command \($0)" }
        actions.append(.perform(.complain(TextWidth.visible(words ?? "no price received"))))
      }
      actions += printed(isLast: true)
    }
    return actions
  }

  // MARK: Printing

  /// Ends the printed output with the stream, and reports problems.
  private func ended(_ clause: String?) -> [Action<Effect>] {
    func words(_ count: Int, _ reason: String) -> String? {
      guard count > 0 else { return nil }
      return "\(count == 1 ? "1 price was" : "\(count) prices were") skipped: \(reason)"
    }
    let skipped = [
      stream?.faultWords, words(book.ignored, "zero, negative or out of range"),
      words(early, "from the future"),
    ]
    let faults =
      ([clause.map { "the stream ended: \($0)" }]
      + (settings.notesSkipped ? skipped : [])).compactMap(\.self)
    let words = faults.isEmpty && status != 0 ? ["no price received"] : faults
    let complaints: [Action<Effect>] = words.map {
      .perform(.complain(TextWidth.visible($0)))
    }
    if settings.isOnce { return complaints + printed(isLast: true) }
    return complaints + [.end(status: clause == nil ? status : 66)]
  }

  private func printed(isLast: Bool, of symbols: Set<String>? = nil) -> [Action<Effect>] {
    guard settings.isPrinted, isLast || !settings.isOnce else { return [] }
    let shown = settings.isPlain ? reports(of: symbols) : reports
    let lines: [Action<Effect>] = shown.isEmpty ? [] : [.perform(.print(shown))]
    return isLast ? lines + [.end(status: status)] : lines
  }

  /// The exit status of printed output: 69 if there is no price.
  private var status: Int32 {
    let hasPrice = list.symbols.contains { book.quote($0).price != nil }
    return hasPrice ? 0 : 69
  }
}
