internal import Clocks
internal import Countdowns
package import Programs
internal import Reports
internal import TerminalCodes
internal import Timers
internal import Widgets

extension DashboardProgram {
  package func availability(of command: DashboardCommand) -> Availability {
    switch command {
    case .timer(let command):
      guard let selected = dashboard.selected, !selected.isOver else { return .absent }
      return selected.record.availability(of: command)
    case .open: return dashboard.selected?.isOver == false ? .on : .absent
    case .remove: return dashboard.selected == nil ? .absent : .on
    case .view(let command): return opened?.availability(of: command) ?? .absent
    case .confirm, .decline, .newTimer, .showKeys, .hideKeys, .leave: return .on
    }
  }

  /// Performs a user command.
  mutating func perform(_ command: DashboardCommand, at now: Moment) -> Actions {
    let name = dashboard.selection
    switch command {
    case .timer(let command): return name.map { send(command, to: $0, at: now) } ?? []
    case .open: return open(at: now)
    case .remove: return remove(at: now)
    case .confirm:
      defer { question = nil }
      return question.map { send(.cancel, to: $0, at: now) } ?? []
    case .decline: question = nil
    case .newTimer: return [.perform(.openApp), .end(status: 0)]
    case .showKeys:
      let lines = KeyHelp(pageKeyMaps) { availability(of: $0) }.lines
      showsKeys = true
      return lines.map { .say($0) }
    case .hideKeys: showsKeys = false
    case .leave: return [.end(status: 0)]
    case .view: break
    }
    return []
  }

  /// Asks whether to cancel the selected timer; one that is over is removed at once.
  private mutating func remove(at now: Moment) -> Actions {
    guard let selected = dashboard.selected else { return [] }
    guard !selected.isOver else {
      dashboard.remove(selected.name)
      return []
    }
    question = selected.name
    return [.say(questionWords)]
  }
}

// MARK: - Interactions

extension DashboardProgram {
  /// Handles an interaction with an item.
  mutating func handle(_ interaction: Interaction<DashboardOwner>, at now: Moment) -> Actions {
    if opened != nil {
      let own = interaction.compactMap { owner -> CountdownOwner? in
        if case .view(let own) = owner { own } else { nil }
      }
      return own.map { updateOpened(.interaction($0), at: now) } ?? []
    }
    if showsKeys || question != nil { return answer(interaction, at: now) }
    switch interaction {
    case .typed(let press, _): return type(press, at: now)
    case .pressed(let hit, _, .left, _):
      if case .timer(let name) = hit.owner { return select(at: now) { $0.select(name) } }
    case .activated(let hit, let clicks):
      guard case .timer(let name) = hit.owner, clicks == 2, dashboard.selection == name
      else { return [] }
      return open(at: now)
    default: break
    }
    return []
  }

  /// Handles an interaction with a sheet.
  private mutating func answer(
    _ interaction: Interaction<DashboardOwner>, at now: Moment
  ) -> Actions {
    switch interaction {
    case .activated(let hit, _):
      if case .button(let command) = hit.owner { return perform(command, at: now) }
    case .pressedOutside: (question, showsKeys) = (nil, false)
    default: break
    }
    return []
  }

  /// Handles a key that no active key map contains: it may move the selection.
  private mutating func type(_ press: KeyPress, at now: Moment) -> Actions {
    let (columns, page) = (layout.perRow, max(1, layout.visibleRows - 1))
    switch (press.key, press.modifiers) {
    case (.left, []): return select(at: now) { $0.moveSelection(by: -1) }
    case (.right, []): return select(at: now) { $0.moveSelection(by: 1) }
    case (.tab, []): return select(at: now) { $0.moveSelection(by: 1, wraps: true) }
    case (.tab, .shift): return select(at: now) { $0.moveSelection(by: -1, wraps: true) }
    default: break
    }
    let last = dashboard.entries.count - 1
    return switch ListMotion(press) {
    case .rows(let rows): select(at: now) { $0.moveSelection(byRows: rows, of: columns) }
    case .pages(let pages), .halfPages(let pages):
      select(at: now) { $0.moveSelection(byRows: pages * page, of: columns) }
    case .first: select(at: now) { $0.select(at: 0) }
    case .last: select(at: now) { $0.select(at: last) }
    case nil: []
    }
  }

  /// Changes the selection, and announces it.
  private mutating func select(at now: Moment, _ change: (inout Dashboard) -> Void) -> Actions {
    let old = dashboard.selection
    change(&dashboard)
    guard let selected = dashboard.selected, selected.name != old else { return [] }
    return [.say(spoken(selected, at: now))]
  }
}
