internal import Cells
package import Clocks
internal import Countdowns
internal import Faces
package import Programs
internal import Reports
internal import Scenes
internal import Timers
package import Widgets

extension AppProgram {
  package func view(
    _ interaction: InteractionState<AppOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<AppOwner> {
    var panes =
      sounds.map { model in
        model.panes(in: surroundings).map { pane in
          pane.map({ .sounds($0) }, back: { if case .sounds(let own) = $0 { own } else { nil } })
        }
      } ?? page(in: surroundings, at: now) + sheetPanes(in: surroundings, at: now)
    let picture = picture(at: now)
    if let line = banner(in: surroundings) ?? covered(in: surroundings) { panes.append(line) }
    return View(
      panes, title: tab.run == nil ? "Timer" : picture.state.title(named: picture.state.name),
      percent: tab.run == nil ? nil : picture.state.percent)
  }

  /// Returns the panes of the selected timer.
  private func page(in surroundings: Surroundings, at now: Moment) -> [Pane<AppOwner>] {
    let canvas = surroundings.canvas
    var layout = AppLayout(columns: canvas.columns, rows: canvas.rows, hasTabs: tabs.count > 1)
    if canvas.rows >= WheelNumerals.leastWindowRows {
      layout.numeralLook = (tab.face ?? settings.look.face, canvas.cell)
    }
    // During the transition, the old picture shrinks to a line, from which the new one grows.
    let transition = tab.transition
    let share = (surroundings.isStill ? transition.end : transition.value(at: now.instant)).share
    var panes =
      share < 0.5
      ? settingPanes(layout, open: 1 - 2 * share, in: surroundings, at: now)
      : facePanes(layout, open: 2 * share - 1, in: surroundings, at: now)
    if let cells = layout.buttons { panes.append(buttons(cells)) }
    if let cells = layout.tabs { panes.append(tabBar(cells, in: surroundings, at: now)) }
    if let cells = layout.footer {
      let help = KeyHelp(activeKeyMaps) { availability(of: $0) }
      panes.append(help.footerPane(.footer, cells, surroundings.keyForm))
    }
    // The scrolling keys turn the wheels instead.
    for index in panes.indices { panes[index].scrollsByKeys = false }
    return panes
  }

  private func tabBar(
    _ cells: CellRect, in surroundings: Surroundings, at now: Moment
  ) -> Pane<AppOwner> {
    let labels = TabLabels(tabs: tabs.indices.map { label(ofTab: $0, at: now) }, selected: selected)
      .fitting(columns: cells.columns.count, symbols: surroundings.symbols)
    var bar = Tabs(labels, selected: selected, alignment: .center)
    bar.colors = tabColors(surroundings.theme, at: now)
    return Pane(.tabs, .cells(cells)) { bar.owned(by: .tabs, stop: .mouseOnly) }
  }

  /// Returns the colors of the running steps, by the index of their tabs.
  private func tabColors(_ theme: Theme, at now: Moment) -> [Int: Style] {
    var colors: [Int: Style] = [:]
    for (place, tab) in tabs.enumerated() {
      guard let report = tab.run?.report(at: now), report.state == .running else { continue }
      colors[place] = report.shownTint.map { theme.style($0) }
    }
    return colors
  }

  private func label(ofTab place: Int, at now: Moment) -> TabLabels.Tab {
    let name = tabs[place].title(number: place + 1)
    guard let run = tabs[place].run else { return TabLabels.Tab(name: name) }
    let report = run.report(at: now)
    let state: TabLabels.Tab.State =
      switch report.state {
      case .ringing: .ringing
      case .paused: .paused
      case .running, .waiting, .ended, .canceled: .normal
      }
    return TabLabels.Tab(name: name, time: report.inList.watchedDigits, state: state)
  }

  /// Returns a line about a timer that rings while it is covered or not selected.
  private func banner(in surroundings: Surroundings) -> Pane<AppOwner>? {
    guard let place = ringingElsewhere else { return nil }
    let title = tabs[place].title(number: place + 1)
    return .line(
      "\(title): time’s up · Ctrl-X or a click stops it", .urgent, owner: .banner, in: surroundings)
  }

  /// Returns a line with the notice, if a sheet covers its usual place.
  private func covered(in surroundings: Surroundings) -> Pane<AppOwner>? {
    guard let notice, !sheets.isEmpty else { return nil }
    return .line(notice.text, .warning, owner: .notice, in: surroundings)
  }
}

// MARK: - The face

extension AppProgram {
  /// Returns the face and, once it is open, the list of laps.
  private func facePanes(
    _ layout: AppLayout, open share: Double, in surroundings: Surroundings, at now: Moment
  ) -> [Pane<AppOwner>] {
    let picture = picture(at: now)
    let (laps, cells) = (LapList(picture.laps), layout.picture)
    let place =
      share < 1
      ? nil
      : laps.division(columns: cells.columns.count, rows: cells.rows.count) { columns in
        let canvas = Canvas(
          columns: columns, rows: cells.rows.count, cell: surroundings.canvas.cell)
        return picture.face.columns(picture.state, on: canvas, surroundings.symbols)
      }
    let face = FaceWidget(
      picture.face, picture.state, on: picture.grid, rows: place?.faceRows ?? cells.rows.count,
      columns: place?.faceColumns, isDimmed: !sheets.isEmpty)
    let moving = TabTransition(face, tab.transition)
    var pane = Pane(AppOwner.face, .cells(layout.picture.opened(by: share))) {
      moving.owned(by: AppOwner.face, stop: .none)
    }
    pane.showsScrollBar = false
    return [pane] + (place.map { [laps.pane(AppOwner.laps, $0.list)] } ?? [])
  }

  /// Returns the picture of the selected timer; if it isn't active, a full face with the time on
  /// the wheels.
  private func picture(at now: Moment) -> TimerPicture {
    let wording = wording(of: tab)
    let face = tab.face ?? settings.look.face
    let showsTenths = settings.look.showsTenths
    let length = tab.wheels.duration
    let report =
      tab.run.map { $0.report(showsTenths: showsTenths, at: now).ending(at: $0.ends) }
      ?? TimerReport(
        name: "", label: tab.name, state: .waiting, left: length, total: length, elapsed: .zero,
        time: TimeText(total: length, showsTenths: showsTenths))
    var picture = TimerPicture(
      report, on: tab.run.map { FrameGrid(of: $0) } ?? FrameGrid(anchor: nil), face, wording,
      settings.look, at: now)
    if tab.run == nil { (picture.state.caption, picture.state.shortCaption) = ("", "") }
    picture.state.notice = sheets.isEmpty ? notice?.text : nil
    return picture
  }
}

// MARK: - Buttons

extension AppProgram {
  /// The buttons for the state of the selected timer, from left to right.
  private var buttonCommands: [(command: AppKeyCommand, label: String)] {
    guard let run = tab.run else {
      return [(.timer(.cancel), "Reset"), (.openSettings, "Settings"), (.start, "Start")]
    }
    if run.isRinging {
      return [
        (.timer(.snooze), "Snooze"), (.openSettings, "Settings"), (.timer(.acknowledge), "Stop"),
      ]
    }
    return [
      (.timer(.cancel), "Reset"), (.openSettings, "Settings"),
      (
        .timer(.toggle),
        run.manager.isWaiting ? "Start" : run.isPaused ? "Resume" : "Pause"
      ),
    ]
  }

  private func buttons(_ cells: CellRect) -> Pane<AppOwner> {
    let width = min(cells.columns.count, 42)
    let left = cells.columns.lowerBound + (cells.columns.count - width) / 2
    let area = CellRect(columns: left..<left + width, rows: cells.rows)
    var commands = buttonCommands
    // In a narrow window, the middle button is dropped first, then the left one.
    let gap = 3
    let needed = {
      commands.reduce(0) { max($0, Button($1.label).width) } * commands.count
        + gap * (commands.count - 1)
    }
    if needed() > width { commands.remove(at: 1) }
    if needed() > width { commands.removeFirst() }
    return Pane(.buttons, .cells(area), arrangement: .row(spacing: gap)) {
      for (place, button) in commands.enumerated() {
        // The gaps are equal, since the one in the middle is the widest.
        let isLast = place == commands.count - 1
        let outer: Text.Alignment = place == 0 ? .trailing : isLast ? .leading : .center
        Button(
          button.label, isDefault: isLast, alignment: commands.count == 1 ? .center : outer
        )
        .owned(by: AppOwner.button(button.command), stop: .mouseOnly)
        .dimmed(availability(of: button.command).reason)
      }
    }
  }
}

extension CellRect {
  /// Returns a share of the rows around the middle one, at least one row.
  func opened(by share: Double) -> CellRect {
    let count = max(min(1, rows.count), Int((Double(rows.count) * min(1, share)).rounded()))
    let top = rows.lowerBound + (rows.count - count) / 2
    return CellRect(columns: columns, rows: top..<top + count)
  }
}
