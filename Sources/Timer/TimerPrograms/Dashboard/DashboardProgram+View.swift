internal import Cells
package import Clocks
internal import Countdowns
internal import Faces
package import Programs
internal import Reports
internal import Scenes
internal import Timers
package import Widgets

extension DashboardProgram {
  package func view(
    _ interaction: InteractionState<DashboardOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<DashboardOwner> {
    if let opened { return view(of: opened, in: surroundings, at: now) }
    var panes = page(in: surroundings, at: now)
    if showsKeys {
      let help = KeyHelp(pageKeyMaps) { availability(of: $0) }
      panes.append(help.pane(owner: .keys, rowOwner: { .key($0) }, in: surroundings))
    } else if question != nil {
      panes.append(questionPane(in: surroundings))
    }
    if let notice {
      panes.append(
        .line(notice.text, .warning, owner: .notice, at: layout.heading, in: surroundings))
    }
    return View(panes, title: headingWords)
  }

  /// Returns the view of a single timer.
  private func view(
    of opened: AttachProgram, in surroundings: Surroundings, at now: Moment
  ) -> View<DashboardOwner> {
    let view = opened.view(InteractionState(), in: surroundings, at: now)
    let panes = view.panes.map { pane -> Pane<DashboardOwner> in
      pane.map({ .view($0) }, back: { if case .view(let own) = $0 { own } else { nil } })
    }
    return View(panes, title: view.title, percent: view.percent, takesMouse: view.takesMouse)
  }

  private func page(in surroundings: Surroundings, at now: Moment) -> [Pane<DashboardOwner>] {
    let canvas = surroundings.canvas
    let entries = dashboard.entries
    let layout = DashboardLayout(columns: canvas.columns, rows: canvas.rows, count: entries.count)
    var panes = [entries.isEmpty ? emptyPane(layout) : listPane(layout, at: now)]
    if let cells = layout.heading {
      panes.append(Pane(.heading, .cells(cells)) { Header(headingWords, indent: 2) })
    }
    if let cells = layout.footer {
      let help = KeyHelp(activeKeyMaps) { availability(of: $0) }
      panes.append(help.footerPane(.footer, cells, surroundings.keyForm))
    }
    for index in panes.indices { panes[index].scrollsByKeys = false }
    return panes
  }

  private func emptyPane(_ layout: DashboardLayout) -> Pane<DashboardOwner> {
    let middle = layout.list.rows.lowerBound + max(0, layout.list.rows.count - 1) / 2
    let cells = CellRect(columns: layout.list.columns, rows: middle..<middle + 1)
    return Pane(.empty, .cells(cells)) {
      Text("No timer is running · n sets one", .secondary, alignment: .center)
    }
  }
}

// MARK: - Timers

extension DashboardProgram {
  private func listPane(_ layout: DashboardLayout, at now: Moment) -> Pane<DashboardOwner> {
    var states = dashboard.entries.map { state(of: $0, in: layout, at: now) }
    var columns = columns(of: states, in: layout)
    // The last part of the words says the most.
    if columns.words == 0 {
      for place in states.indices {
        states[place].shortCaption = states[place].shortCaption.captionParts.last ?? ""
      }
      columns = self.columns(of: states, in: layout)
    }
    // Without space for words, the time is replaced by the state of a timer that is over.
    if columns.words == 0, layout.perRow == 1, dashboard.entries.contains(where: \.isOver) {
      for (place, entry) in dashboard.entries.enumerated() where entry.isOver {
        states[place].reading = states[place].shortCaption
      }
      columns = self.columns(of: states, in: layout)
    }
    let items = zip(dashboard.entries, states).map { entry, state in
      let isSelected = entry.name == dashboard.selection
      let item: Item<DashboardOwner> =
        switch layout.form {
        case .tiles(_, let height):
          FaceTile(face(of: entry), state, rows: height, isSelected: isSelected)
            .owned(by: .timer(entry.name), stop: .mouseOnly)
        case .rows(let height):
          FaceRow(
            state, state.shortCaption, columns: columns, rows: height, isSelected: isSelected
          ).owned(by: .timer(entry.name), stop: .mouseOnly)
        }
      return item.id()
    }
    var pane = Pane(
      DashboardOwner.list, .cells(layout.list), BuiltRows(items), arrangement: layout.arrangement)
    pane.keepsVisible = dashboard.selection.map { .timer($0) }
    return pane
  }

  /// Returns the face of a timer's record, or a ring.
  private func face(of entry: Dashboard.Entry) -> Face {
    entry.record.face.flatMap { Face(rawValue: $0) } ?? .ring
  }

  /// Returns the state of a face in small.
  func state(of entry: Dashboard.Entry, in layout: DashboardLayout, at now: Moment) -> FaceState {
    var look = look
    look.hasEffects = false
    let wording = wording(of: entry)
    let report = entry.record.report(at: now)
    let shown = report.ending(at: entry.ends)
    var state = FaceState(shown, FaceCaptions(shown, wording, at: now), look)
    state.name = title(report, within: layout.titleColumns)
    (state.shortName, state.dots, state.next) = (nil, nil, nil)
    state.shortCaption = stateWords(entry, report, at: now)
    state.caption = "\(wording.lengthWords(report)) · \(state.shortCaption)"
    // Tenths in several places would only distract.
    state.time = state.time.inWholeSeconds.withMinutes
    if entry.isOver {
      // Red is for timers that need attention.
      (state.snapshot.phase, state.isOpen) = (.ready, true)
      // A timer that was canceled looks as if nothing were left, and shows what was.
      state.isEmpty = !report.countsUp && (report.left ?? .zero) > .zero
    }
    return state
  }

  /// Returns the common columns of rows.
  private func columns(of states: [FaceState], in layout: DashboardLayout) -> FaceRow.Columns {
    func widest(_ text: (FaceState) -> String) -> Int {
      states.reduce(0) { max($0, TextWidth.columns(of: text($1))) }
    }
    let width = layout.list.columns.count
    let name = min(widest { $0.name ?? "" }, width / 3)
    let time = min(widest(\.digits), width / 2)
    let words = widest(\.shortCaption)
    let before = layout.form == .rows(height: 2) ? 0 : name + time + 2 * FaceRow.gap
    let room = width - FaceRow.indent - before - FaceRow.shortestBar - FaceRow.gap
    return FaceRow.Columns(name: name, time: time, words: words <= room ? words : 0)
  }
}

// MARK: - Sheets

extension DashboardProgram {
  private func questionPane(in surroundings: Surroundings) -> Pane<DashboardOwner> {
    let countsUp = question.flatMap { dashboard.entry(named: $0) }?.record.countsUp == true
    let verb = countsUp ? "Stop" : "Cancel"
    return .question(
      questionWords,
      [("Keep it", .button(.decline), nil), ("\(verb) timer", .button(.confirm), nil)],
      owner: .question, title: verb, in: surroundings)
  }
}
