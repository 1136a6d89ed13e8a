internal import Clocks
internal import Countdowns
internal import Programs
internal import TerminalCodes
internal import Timers
internal import Widgets

extension AppProgram {
  /// Handles an interaction with an item.
  mutating func handle(_ interaction: Interaction<AppOwner>, at now: Moment) -> Actions {
    let kept = followPointer(interaction)
    return kept + answer(interaction, at: now)
  }

  /// Handles an interaction with an item of the topmost sheet or page.
  private mutating func answer(_ interaction: Interaction<AppOwner>, at now: Moment) -> Actions {
    if case .activated(let hit, _) = interaction, hit.owner == .banner { return stopOther(at: now) }
    if sounds != nil, sheets.last == .settings {
      let own = interaction.compactMap { owner -> SoundListOwner? in
        if case .sounds(let own) = owner { own } else { nil }
      }
      return own.map { updateSounds(.interaction($0), at: now) } ?? []
    }
    switch sheets.last {
    case .settings?: return handleSettings(interaction, at: now)
    case .saved?: return handleSaved(interaction, at: now)
    case .form?: return handleForm(interaction, at: now)
    case .question?, .keys?: return handleQuestion(interaction, at: now)
    case nil: return handlePage(interaction, at: now)
    }
  }

  /// Tracks presses and drags, and saves the value of a released slider.
  private mutating func followPointer(_ interaction: Interaction<AppOwner>) -> Actions {
    switch interaction {
    case .pressed: pointer = PointerState(isHeld: true)
    case .dragged(let hit, let start):
      if (hit.column, hit.row) != (start.column, start.row) { pointer.hasMoved = true }
    case .released, .canceled:
      pointer.isHeld = false
      return keepSlider()
    default: break
    }
    return []
  }

  /// Selects the hidden timer that rings, and stops its alarm.
  mutating func stopOther(at now: Moment) -> Actions {
    guard let place = ringingElsewhere else { return [] }
    selected = place
    return perform(.command(.acknowledge), onTab: place, at: now)
  }

  /// The index of a timer that rings while it is covered or not selected.
  var ringingElsewhere: Int? {
    let isCovered = !sheets.isEmpty
    return tabs.indices.first { tabs[$0].run?.isRinging == true && (isCovered || $0 != selected) }
  }
}

// MARK: - The page

extension AppProgram {
  private mutating func handlePage(
    _ interaction: Interaction<AppOwner>, at now: Moment
  ) -> Actions {
    switch interaction {
    case .typed(let press, _): return type(press, at: now)
    case .pasted(let text, _): return paste(text, at: now)
    case .activated(let hit, _):
      switch hit.owner {
      case .button(let command): return press(command, at: now)
      case .tabs where tabs.indices.contains(hit.part): selected = hit.part
      case .recent(let index) where recents.times.indices.contains(index):
        return start(recents.times[index], at: now)
      default: return handleWheels(interaction, at: now)
      }
    default: return handleWheels(interaction, at: now)
    }
    return []
  }

  /// Handles mouse interactions with the wheels.
  private mutating func handleWheels(
    _ interaction: Interaction<AppOwner>, at now: Moment
  ) -> Actions {
    switch interaction {
    case .dragged(let hit, let start) where pointer.hasMoved:
      turn(hit) { wheel in
        // Grabbed only now: a click on a wheel that is still turning counts from its value.
        if !wheel.isHeld { wheel.beginDrag(at: now.instant) }
        wheel.drag(rows: hit.row - start.row, at: now.instant)
      }
    case .released(let hit, _), .canceled(let hit):
      turn(hit) { $0.endDrag(at: now.instant) }
    case .wheeled(let hit, _, let rows):
      turn(hit) { $0.turn(by: -rows, at: now.instant) }
    case .activated(let hit, _) where !pointer.hasMoved:
      let offset = Row.cell(ofPart: hit.part).part
      turn(hit) { $0.turn(by: offset, at: now.instant) }
    default: break
    }
    return []
  }

  private mutating func turn(_ hit: Hit<AppOwner>, _ change: (inout WheelState) -> Void) {
    guard hit.owner == .wheels,
      let column = TimeWheels.Column(rawValue: Row.cell(ofPart: hit.part).cell)
    else { return }
    tab.wheels.active = column
    tab.wheels.change(column, change)
  }

  /// Handles a key that no active key map contains.
  private mutating func type(_ press: KeyPress, at now: Moment) -> Actions {
    tab.transition.finish()
    notice = nil
    if tab.entry != nil {
      if press.plain == .backspace, tab.entry?.field.isEmpty == true {
        tab.entry = nil
      } else {
        _ = tab.entry?.field.handle(press)
      }
      return []
    }
    if tab.run != nil {
      var state = TabsState(count: tabs.count, selected: selected)
      if state.handle(press) { selected = state.selected }
      return []
    }
    // A unit continues the digits typed just before it.
    let digits = tab.wheels.typedDigits(at: now.instant)
    if !digits.isEmpty, enter(press, after: digits) { return [] }
    // Without another meaning, a letter that can begin a time does.
    if !tab.wheels.handle(press, at: now.instant) { _ = enter(press, after: "") }
    return []
  }

  /// Starts typing a time with a letter after digits; returns whether a time can begin so.
  private mutating func enter(_ press: KeyPress, after digits: String) -> Bool {
    guard let letter = press.typed, letter.isLetter, TimeEntry.canBegin(with: letter, after: digits)
    else { return false }
    tab.entry = TimeEntry(field: TextState(digits + String(letter)))
    return true
  }

  /// Handles pasted text: a duration sets all wheels, and any other text goes into the field.
  private mutating func paste(_ text: String, at now: Moment) -> Actions {
    guard tab.run == nil else { return [] }
    if tab.entry != nil {
      tab.entry?.field.insert(text)
      return []
    }
    let line = TextState.line(of: text)
    if case .span(let length, _)? = try? Reading(words: [line]), TimeWheels.holds(length) {
      tab.wheels.turn(to: length, at: now.instant)
      return []
    }
    tab.entry = TimeEntry(field: TextState(line))
    return []
  }
}

// MARK: - Sheets

extension AppProgram {
  private mutating func handleSettings(
    _ interaction: Interaction<AppOwner>, at now: Moment
  ) -> Actions {
    switch interaction {
    case .focused(.setting(let row)?): settingRow = row
    case .typed(let press, .setting(let row)?):
      guard press.plain == .left || press.plain == .right else { return [] }
      let control = row.control(in: preferences)
      if case .button = control {
        return press.plain == .right && row != .done ? activate(row, part: 0, at: now) : []
      }
      return set(row, to: control.moved(by: press.plain == .left ? -1 : 1), at: now)
    case .pressed(let hit, _, .left, _), .dragged(let hit, _):
      guard case .setting(.volume) = hit.owner else { return [] }
      let percent = Int(Slider.value(of: hit, in: 0...100).rounded())
      return set(.volume, to: .slider(percent), at: now)
    case .activated(let hit, _):
      if case .setting(let row) = hit.owner { return activate(row, part: hit.part, at: now) }
    case .pressedOutside: closeSheet()
    default: break
    }
    return []
  }

  private mutating func handleSaved(
    _ interaction: Interaction<AppOwner>, at now: Moment
  ) -> Actions {
    switch interaction {
    case .typed(let press, _):
      let (count, page) = (savedCount, max(1, window.rows - 6))
      changeList { _ = $0.handle(press, count: count, page: page) }
    case .pressed(let hit, _, .left, _):
      if case .saved(let index) = hit.owner { moveCursor(to: index) }
    case .activated(let hit, let clicks):
      switch hit.owner {
      case .saved(let index) where clicks == 2 && savedList?.cursor == index:
        return startSaved(at: now)
      default: break
      }
    case .pressedOutside: closeSheet()
    default: break
    }
    return []
  }

  private mutating func handleForm(
    _ interaction: Interaction<AppOwner>, at now: Moment
  ) -> Actions {
    guard case .form(var form)? = sheets.last else { return [] }
    switch interaction {
    case .typed(let press, .field(let field)?): _ = form.handle(press, in: field)
    case .pasted(let text, .field(let field)?): form.paste(text, in: field)
    case .pressed(let hit, _, .left, _):
      guard case .field(let field) = hit.owner else { return [] }
      form.move(to: hit, in: field)
    case .activated(let hit, _):
      switch hit.owner {
      case .field(let field):
        form.move(field, by: Choice.ClickTarget(rawValue: hit.part) == .previous ? -1 : 1)
      case .button(let command): return press(command, at: now)
      default: break
      }
    default: break
    }
    sheets[sheets.count - 1] = .form(form)
    return []
  }

  private mutating func handleQuestion(
    _ interaction: Interaction<AppOwner>, at now: Moment
  ) -> Actions {
    switch interaction {
    case .activated(let hit, _):
      if case .button(let command) = hit.owner { return press(command, at: now) }
    case .pressedOutside: closeSheet()
    default: break
    }
    return []
  }
}
