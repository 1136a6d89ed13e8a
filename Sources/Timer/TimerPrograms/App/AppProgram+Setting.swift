internal import Cells
internal import Clocks
internal import Countdowns
internal import Programs
internal import Scenes
internal import Timers
internal import Widgets

/// The panes for setting a time.
extension AppProgram {
  private static let welcome = [
    "Set the wheels with arrows, digits or the mouse, then press Enter.",
    "Press / to type a time such as 1h30m or until 14:30.",
    "Press o for saved timers, comma for settings, and ? for all keys.",
  ]

  /// The maximum width of a recent time in columns.
  private static let widestRecent = 14
  /// The maximum number of recent times below the wheels.
  private static let mostRecents = 6

  func settingPanes(
    _ layout: AppLayout, open share: Double, in surroundings: Surroundings, at now: Moment
  ) -> [Pane<AppOwner>] {
    let lines = isFirstStart ? Self.welcome.count : recents.times.isEmpty ? 0 : 1
    let offers = unfinished.isEmpty ? 0 : 1
    let parts = layout.wheelsLayout(restLines: lines + offers)
    let cells = parts.wheels.opened(by: share)
    var wheels = Pane(AppOwner.wheels, .cells(cells)) {
      TabTransition(
        TimeWheelsWidget(
          wheels: tab.wheels, rows: cells.rows.count, numerals: share == 1 ? parts.numerals : nil),
        tab.transition
      )
      .owned(by: AppOwner.wheels, stop: .mouseOnly).id()
    }
    wheels.showsScrollBar = false
    var panes = [wheels]
    if share == 1, let dial = parts.numerals?.dial {
      let groove = Pane(AppOwner.dial, .cells(parts.area)) {
        dial.owned(by: AppOwner.dial, stop: .none)
      }
      panes.insert(groove, at: 0)
    }
    // What a sheet would cover only in part is left out below it.
    guard sheets.isEmpty else { return panes.filter { $0.owner == .dial } }
    guard share == 1 else { return panes }
    if let cells = parts.words { panes += words(cells, at: now) }
    if let cells = parts.rest { panes += rest(cells, offers: offers) }
    return panes
  }

  /// Returns the panes below the words: an unfinished timer, and the introduction or the recent times.
  private func rest(_ cells: CellRect, offers: Int) -> [Pane<AppOwner>] {
    let first = cells.rows.lowerBound + offers
    let others = CellRect(columns: cells.columns, rows: first..<cells.rows.upperBound)
    let panes = others.rows.isEmpty ? [] : [isFirstStart ? welcome(others) : recentTimes(others)]
    guard let title = unfinishedTitle else { return panes }
    let offer = CellRect(columns: cells.columns, rows: cells.rows.lowerBound..<first)
    let label = TextWidth.truncated(
      TextWidth.visible("Resume \(title)"), to: max(1, cells.columns.count - 4))
    let button = Pane(AppOwner.unfinished, .cells(offer)) {
      Button(label, alignment: .center).owned(by: AppOwner.button(.resume), stop: .mouseOnly)
    }
    return [button] + panes
  }

  /// Returns the panes for the time in words, or for the text field with its meaning.
  private func words(_ cells: CellRect, at now: Moment) -> [Pane<AppOwner>] {
    guard let entry = tab.entry else {
      let words = notice?.text ?? lengthWords(at: now)
      let role: Theme.Role = notice == nil ? .secondary : .text
      let last = CellRect(columns: cells.columns, rows: cells.rows.suffix(1))
      let shown = TextWidth.truncated(TextWidth.visible(words), to: last.columns.count)
      return [Pane(.understood, .cells(last)) { Text(shown, role, alignment: .center) }]
    }
    let width = min(cells.columns.count, 38)
    let left = cells.columns.lowerBound + (cells.columns.count - width) / 2
    let field = CellRect(columns: left..<left + width, rows: cells.rows.prefix(1))
    let (text, isError) = entry.words(among: listedTimers, at: now, in: zone, program: program)
    var panes = [Pane(AppOwner.entry, .cells(field)) { FocusedField(state: entry.field) }]
    if cells.rows.count > 1 {
      let rest = CellRect(columns: cells.columns, rows: cells.rows.suffix(1))
      let words = TextWidth.truncated(TextWidth.visible(text), to: rest.columns.count)
      panes.append(
        Pane(.understood, .cells(rest)) {
          Text(words, isError ? .warning : .secondary, alignment: .center)
        })
    }
    return panes
  }

  /// Returns the time on the wheels in words, and when it would end.
  private func lengthWords(at now: Moment) -> String {
    let length = tab.wheels.duration
    guard length > .zero else { return "no time set" }
    let end = ClockText.words(
      for: now.wall.advanced(by: length), now: now.wall, in: zone, showsSeconds: false)
    return "\(Wording(zone: zone).length(length)) · ends \(end)"
  }

  private func welcome(_ cells: CellRect) -> Pane<AppOwner> {
    Pane(.welcome, .cells(cells)) {
      for line in Self.welcome {
        Text(TextWidth.truncated(line, to: cells.columns.count), .secondary, alignment: .center)
      }
    }
  }

  /// Returns a pane with as many recent times as fit, as buttons.
  private func recentTimes(_ cells: CellRect) -> Pane<AppOwner> {
    let buttons = recents.times.map {
      Button(TextWidth.truncated($0, to: Self.widestRecent), alignment: .center)
    }
    let columns = cells.columns.count
    // All buttons have the width of the widest one shown.
    func width(_ count: Int) -> Int { buttons.prefix(count).map(\.width).max() ?? 0 }
    let fitting = (1...Self.mostRecents).last { $0 * (width($0) + 1) - 1 <= columns } ?? 1
    let shown = buttons.prefix(fitting)
    let all = min(columns, shown.count * (width(shown.count) + 1) - 1)
    let left = cells.columns.lowerBound + (cells.columns.count - all) / 2
    let area = CellRect(columns: left..<left + all, rows: cells.rows)
    return Pane(.recents, .cells(area), arrangement: .row(spacing: 1)) {
      for (index, button) in shown.enumerated() {
        button.owned(by: AppOwner.recent(index), stop: .mouseOnly)
      }
    }
  }
}

/// A text field that shows its cursor even though no item has the focus.
private struct FocusedField: Widget {
  var state: TextState

  func draw(in context: inout DrawContext) {
    context.state.insert(.focused)
    TextField("", state).draw(in: &context)
  }
}
