internal import ChartViews
internal import Charts
internal import Clocks
internal import Outputs
internal import Programs
internal import Quotes
internal import Texts
internal import Widgets

extension QuotesProgram {
  /// Handles a command that changes the list.
  mutating func edit(_ command: Command, _ now: Moment) -> [Action<Effect>] {
    switch command {
    case .undo: return restore(edits.undo(), "Undid: ", now)
    case .redo: return restore(edits.redo(), "Redid: ", now)
    case .add: entry = QuoteEntry(.add)
    case .addGroup: entry = QuoteEntry(.group)
    case .renameGroup: entry = QuoteEntry(.groupName, list.groups[group].name)
    case .removeGroup:
      let index = group
      let name = list.groups[index].name
      return change(
        "removed the group" + (name.isEmpty ? "" : " \(name)") + " and its rows", now
      ) { list throws(WatchListError) in try list.removeGroup(index) }
    case .keep: return [.perform(unsaved != nil ? .overwrite(list) : .save(list))]
    default: return editRow(command, now)
    }
    return []
  }

  private mutating func editRow(_ command: Command, _ now: Moment) -> [Action<Effect>] {
    guard let current else { return [] }
    let (symbol, row) = (current.symbol, order[cursor])
    let group = group
    switch command {
    case .remove:
      return change("removed \(symbol)", now) { list throws(WatchListError) in
        list.remove(row: row, group: group)
      }
    case .moveUp: return moveRow(symbol, to: row - 1, now)
    case .moveDown: return moveRow(symbol, to: row + 1, now)
    case .toNextGroup:
      let next = (group + 1) % list.groups.count
      let name = list.groups[next].name
      return change(
        "moved \(symbol) to \(name.isEmpty ? "the first group" : name)", now
      ) { list throws(WatchListError) in
        try list.move(row: row, fromGroup: group, toGroup: next)
      }
    case .rename: entry = QuoteEntry(.rename(symbol), current.name ?? "")
    case .holding: entry = QuoteEntry(.holding(symbol), current.holding.map(HoldingText.text) ?? "")
    case .alerts:
      let words = current.alerts.map(\.condition).joined(separator: ", ")
      entry = QuoteEntry(.alerts(symbol), words)
    default: break
    }
    return []
  }

  /// Moves a row to another position in its group, along with the cursor.
  mutating func moveRow(_ symbol: String, to row: Int, _ now: Moment) -> [Action<Effect>] {
    guard let from = entries.firstIndex(where: { $0.symbol == symbol }),
      entries.indices.contains(row), from != row
    else { return [] }
    let group = group
    return change("moved \(symbol)", now) { list throws(WatchListError) in
      list.move(row: from, to: row, group: group)
    }
  }

  /// Moves a row while it is dragged; the whole drag is one change.
  mutating func dragRow(_ symbol: String, to row: Int, _ now: Moment) {
    if hasDragged {
      guard let from = entries.firstIndex(where: { $0.symbol == symbol }), from != row else {
        return
      }
      let group = group
      edits.adopt { $0.move(row: from, to: row, group: group) }
      arrange()
    } else if !moveRow(symbol, to: row, now).isEmpty
      || entries.firstIndex(where: { $0.symbol == symbol }) == row
    {
      hasDragged = true
    }
  }

  /// Changes the list, which can be undone, and saves it.
  private mutating func change(
    _ words: String, _ now: Moment, _ body: (inout WatchList) throws(WatchListError) -> Void
  ) -> [Action<Effect>] {
    do throws(WatchListError) {
      guard try edits.make(words, body) else { return [] }
    } catch {
      show(error.description, now)
      return []
    }
    show("\(words.prefix(1).uppercased())\(words.dropFirst()); u undoes it", now)
    return follow(now)
  }

  /// Records where a row's files were found, so that they are found again.
  mutating func adopt(
    _ files: [String: String], of symbol: String, _ now: Moment
  ) -> [Action<Effect>] {
    let before = edits.list
    edits.adopt { list in
      for (group, rows) in list.groups.enumerated() {
        for (row, entry) in rows.entries.enumerated() where entry.symbol == symbol {
          list.change(row: row, group: group) { $0.sources = entry.sources.map { files[$0] ?? $0 } }
        }
      }
    }
    return edits.list == before ? [] : follow(now)
  }

  private mutating func restore(
    _ words: String?, _ prefix: String, _ now: Moment
  ) -> [Action<Effect>] {
    guard let words else { return [] }
    show(prefix + words, now)
    return follow(now)
  }

  /// Adopts the list that another program saved, which can be undone.
  mutating func takeIn(_ list: WatchList, _ now: Moment) {
    unsaved = nil
    guard (try? edits.make("loaded the changed list", { $0 = list })) == true else { return }
    _ = follow(now)
    show("Loaded the list, which another program had changed; u undoes it", now)
  }

  /// Updates everything that depends on the list: groups, alerts, widths and the saved file.
  private mutating func follow(_ now: Moment) -> [Action<Effect>] {
    group = min(group, list.groups.count - 1)
    alerts.alerts = settings.alerts + list.alerts
    for symbol in list.symbols { _ = alerts.take(book.quote(symbol)) }
    showInitiallyHolding(now)
    measureAll()
    arrange()
    return settings.isSaved ? [.perform(.save(list))] : []
  }

  // MARK: Typed lines

  mutating func acceptEntry(_ now: Moment) -> [Action<Effect>] {
    guard let typed = entry else { return [] }
    let text = typed.state.text.trimmed
    switch typed.purpose {
    case .filter:
      entry = nil
      return []
    case .add: return text.isEmpty ? closeEntry() : add(text, now)
    case .group:
      if text.isEmpty { return closeEntry() }
      let actions = change("added the group \(text)", now) { list throws(WatchListError) in
        try list.addGroup(text)
      }
      if list.groups.last?.name == text {
        entry = nil
        showGroup(list.groups.count - 1)
      }
      return actions
    case .groupName:
      entry = nil
      let index = group
      let words = text.isEmpty ? "removed the group’s name" : "named the group \(text)"
      return change(words, now) { list throws(WatchListError) in
        try list.renameGroup(index, to: text)
      }
    case .rename(let symbol):
      entry = nil
      return changeRow(of: symbol, "named \(symbol)", now) { $0.rename(to: text) }
    case .holding(let symbol): return acceptHolding(text, symbol, now)
    case .alerts(let symbol): return acceptAlerts(text, symbol, now)
    }
  }

  private mutating func closeEntry() -> [Action<Effect>] {
    entry = nil
    return []
  }

  private mutating func add(_ text: String, _ now: Moment) -> [Action<Effect>] {
    let added: WatchEntry
    do throws(CommandError) { added = try WatchEntry(typed: text) } catch {
      show(error.words, now)
      return []
    }
    let group = group
    let row = order.indices.contains(cursor) ? order[cursor] + 1 : nil
    let actions = change("added \(added.symbol)", now) { list throws(WatchListError) in
      try list.add(added, toGroup: group, at: row)
    }
    guard entries.contains(added) else { return [] }
    entry = nil
    if let place = order.firstIndex(where: { entries[$0].symbol == added.symbol }) {
      move(to: place)
    }
    let read: [Action<Effect>] =
      added.sources.isEmpty ? [] : [.perform(.read(symbol: added.symbol, added.sources))]
    let ask = feed?.ask([added.symbol], at: now.instant) ?? []
    return actions + read + (ask.isEmpty ? [] : [.perform(.ask(ask))])
  }

  private mutating func changeRow(
    of symbol: String, _ words: String, _ now: Moment, _ body: (inout WatchEntry) -> Void
  ) -> [Action<Effect>] {
    let group = group
    guard let row = entries.firstIndex(where: { $0.symbol == symbol }) else { return [] }
    return change(words, now) { list throws(WatchListError) in
      list.change(row: row, group: group, body)
    }
  }

  private mutating func acceptHolding(
    _ text: String, _ symbol: String, _ now: Moment
  ) -> [Action<Effect>] {
    if text.isEmpty {
      entry = nil
      return changeRow(of: symbol, "removed the holding of \(symbol)", now) { $0.holding = nil }
    }
    guard let holding = HoldingText.holding(text) else {
      show("A holding is an amount, optionally with a price, such as 10 @ 231.50", now)
      return []
    }
    entry = nil
    return changeRow(of: symbol, "set the holding of \(symbol)", now) { $0.holding = holding }
  }

  private mutating func acceptAlerts(
    _ text: String, _ symbol: String, _ now: Moment
  ) -> [Action<Effect>] {
    var alerts: [Alert] = []
    do throws(AlertError) {
      for part in Alert.texts(in: text) { alerts.append(try Alert(part, of: symbol)) }
    } catch {
      show(error.description, now)
      return []
    }
    entry = nil
    return changeRow(of: symbol, "set the alerts of \(symbol)", now) { $0.alerts = alerts }
  }
}
