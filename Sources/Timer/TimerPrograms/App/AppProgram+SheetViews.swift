internal import Cells
internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs
internal import Scenes
internal import Timers
internal import Widgets

/// The views of the sheets above the page.
extension AppProgram {
  private static let (formColumns, listColumns) = (60, 74)

  func sheetPanes(in surroundings: Surroundings, at now: Moment) -> [Pane<AppOwner>] {
    // Only the topmost sheet is shown, directly above the page.
    sheets.indices.last.map { [pane(of: sheets[$0], level: $0, in: surroundings, at: now)] } ?? []
  }

  private func pane(
    of sheet: AppSheet, level: Int, in surroundings: Surroundings, at now: Moment
  ) -> Pane<AppOwner> {
    let background = surroundings.theme.style(.raised)
    switch sheet {
    case .settings:
      // The longest label leaves the usual space for values.
      let items = settingItems
      var pane = Pane(
        AppOwner.settings, position(items, Self.formColumns, in: surroundings), BuiltRows(items)
      )
      .sheet("Settings", background: background)
      pane.initialFocus = settingRow.map { .setting($0) }
      return pane
    case .saved(let list):
      let items = savedItems(list)
      var pane = Pane(
        AppOwner.sheet, position(items, Self.listColumns, in: surroundings), BuiltRows(items)
      )
      .sheet("Timers", background: background)
      pane.keepsVisible = .saved(list.cursor)
      // Arrow keys move the cursor.
      pane.scrollsByKeys = false
      return pane
    case .form(let form):
      return Pane(.form, .centered(columns: Self.formColumns), BuiltRows(formItems(form, at: now)))
        .sheet(form.isNew ? "New timer" : "Edit timer", background: background)
    case .question(let question):
      return .question(
        questionWords, answers(to: question), owner: .sheet,
        title: question == .leave ? "Quit" : "Close", in: surroundings)
    case .keys:
      let maps = keyMaps(of: level > 0 ? sheets[level - 1] : nil)
      return KeyHelp(maps) { availability(of: $0) }.pane(
        owner: .keys, rowOwner: { .key($0) }, in: surroundings)
    }
  }
}

// MARK: - Positions

extension AppProgram {
  /// Returns the position of a sheet with one row per item: centered, above the last row with its
  /// keys.
  private func position(
    _ items: [Item<AppOwner>], _ columns: Int, in surroundings: Surroundings
  ) -> Pane<AppOwner>.Position {
    let rows = surroundings.canvas.rows
    return .centered(columns: columns, rows: min(items.count + 2, rows >= 8 ? rows - 2 : rows))
  }
}

// MARK: - Settings

extension AppProgram {
  private var settingItems: [Item<AppOwner>] {
    SettingRow.allCases.flatMap { row -> [Item<AppOwner>] in
      let item = item(for: row).id()
      if row == .done { return [Item(Spacing()), item] }
      guard let heading = row.heading else { return [item] }
      let above = row == SettingRow.allCases.first ? [] : [Item<AppOwner>(Spacing())]
      return above + [Item(Header(heading, .group)), item]
    }
  }

  private func item(for row: SettingRow) -> Item<AppOwner> {
    let owner = AppOwner.setting(row)
    switch row.control(in: preferences) {
    case .toggle(let isOn): return Toggle(row.label, isOn: isOn).owned(by: owner)
    case .slider(let percent):
      let text = String(repeating: " ", count: 3 - "\(percent)".count) + "\(percent)%"
      return Slider(row.label, Double(percent), in: 0...100, text: text).owned(by: owner)
    case .choice(let words, let index):
      let shown = words.map(row.display)
      let width = shown.reduce(0) { max($0, TextWidth.columns(of: $1)) }
      return Choice(
        row.label, shown[index], valueWidth: width, hasPrevious: index > 0,
        hasNext: index < words.count - 1
      ).owned(by: owner)
    case .button(let value):
      guard row != .done else {
        return Button("Done", isDefault: true, alignment: .center).owned(by: owner)
      }
      return Disclosure(row.label, value).owned(by: owner)
    }
  }
}

// MARK: - Timers

extension AppProgram {
  private func savedItems(_ list: ListState) -> [Item<AppOwner>] {
    let timers = listedTimers
    let names = timers.map(\.name) + recents.times
    let widest = ListRow.widest(of: names)
    func row(_ place: Int, _ name: String, _ summary: String) -> Item<AppOwner> {
      ListRow(name, summary, isCurrent: place == list.cursor, widestName: widest)
        .owned(by: AppOwner.saved(place), stop: .mouseOnly)
    }
    var items: [Item<AppOwner>] = timers.enumerated().map { place, timer in
      row(place, timer.name, timer.summary.joined(separator: " · "))
    }
    if !recents.times.isEmpty {
      items += [Item(Spacing()), Item(Header("Recent", .group))]
      items += recents.times.enumerated().map { row(timers.count + $0, $1, "") }
    }
    return items
  }

  private func formItems(_ form: TimerForm, at now: Moment) -> [Item<AppOwner>] {
    let understood = form.understood(at: now, in: zone)
    let faces = TimerForm.faces.reduce(0) { max($0, $1.count) }
    func field(_ label: String, _ field: TimerForm.Field, _ placeholder: String) -> Item<AppOwner> {
      TextField(label, form[text: field], placeholder: placeholder)
        .owned(by: AppOwner.field(field)).id().takingText()
    }
    var items = [
      field("Name", .name, ""), field("Time", .time, "5m or 25m=Work 5m=Break"),
      Item(
        Text(
          [Text.StyledRun(understood.text, understood.isError ? .warning : .secondary)],
          alignment: .trailing)),
    ]
    if form.hasSteps {
      items += [field("Rounds", .rounds, "1"), field("Last step", .finalStep, "as in each round")]
    }
    items += [
      Choice("Face", form.faceWord, valueWidth: faces).owned(by: AppOwner.field(.face)).id(),
      Choice("Sound", form.soundWord, valueWidth: form.soundWidth)
        .owned(by: AppOwner.field(.sound)).id(),
      Item(Spacing()),
    ]
    if let notice = form.notice { items.append(Item(Text(notice, .warning))) }
    items += [
      // Enter saves the timer wherever the focus is, so these are for the mouse.
      Button("Save", isDefault: true, alignment: .center)
        .owned(by: AppOwner.button(.keepForm), stop: .mouseOnly),
      Button("Cancel", alignment: .center)
        .owned(by: AppOwner.button(.closeSheet), stop: .mouseOnly),
    ]
    return items
  }
}

// MARK: - Questions

extension AppProgram {
  private func answers(to question: AppSheet.Question) -> [Pane<AppOwner>.Answer] {
    let answers: [(label: String, command: AppKeyCommand)] =
      switch question {
      case .leave:
        [
          ("Keep running", .keepRunning),
          (lastingTabs.count > 1 ? "Cancel timers" : "Cancel timer", .cancelTimers),
          ("Stay", .closeSheet),
        ]
      case .close: [("Stay", .closeSheet), ("Close it", .confirm)]
      }
    return answers.map { label, command in
      (label, .button(command), availability(of: command).reason)
    }
  }

  /// The text of the open question.
  var questionWords: String {
    guard case .question(let question)? = sheets.last else { return "" }
    return switch question {
    case .leave: "\(lastingNames). Keep \(lastingTabs.count > 1 ? "them" : "it") running?"
    case .close(let id): "\(name(ofTimer: id)) is still running. Close it?"
    }
  }

  private func name(ofTimer id: Int) -> String {
    tabs.firstIndex { $0.id == id }.map { tabs[$0].title(number: $0 + 1) } ?? "A timer"
  }

  /// A clause that lists the timers that aren't over.
  private var lastingNames: String {
    let names = lastingTabs.map { tabs[$0].title(number: $0 + 1) }
    guard let last = names.last, names.count > 1 else {
      return (names.first ?? "A timer") + " is still running"
    }
    return names.dropLast().joined(separator: ", ") + " and \(last) are still running"
  }
}
