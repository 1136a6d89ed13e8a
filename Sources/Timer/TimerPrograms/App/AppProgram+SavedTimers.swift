internal import Clocks
internal import Countdowns
internal import Programs
internal import Timers
internal import Widgets

/// The list of saved timers, followed by the recent times.
extension AppProgram {
  /// The state of the list, while it is open.
  var savedList: ListState? { if case .saved(let list)? = front { list } else { nil } }

  var listedTimers: [NamedTimer] { preferences.timersAndPresets }

  /// The number of rows that the cursor can select.
  var savedCount: Int { listedTimers.count + recents.times.count }

  /// The index of the saved timer at the cursor; `nil` on a preset or a recent time.
  var savedIndex: Int? {
    guard let cursor = savedList?.cursor, cursor < preferences.timers.count else { return nil }
    return cursor
  }

  func savedAvailability(of command: AppKeyCommand) -> Availability {
    switch command {
    case .startSaved:
      return savedCount > 0 ? .on : .dimmed("No saved timers yet; press a to add one.")
    case .moveSavedUp:
      return savedIndex ?? 0 > 0
        ? .on : .dimmed("Only a saved timer below another one can be moved up.")
    case .moveSavedDown:
      return savedIndex.map { $0 + 1 < preferences.timers.count } == true
        ? .on : .dimmed("Only a saved timer above another one can be moved down.")
    case .editSaved where savedList.map { $0.cursor < listedTimers.count } == true: return .on
    default:
      return savedIndex != nil
        ? .on : .dimmed("Only saved timers can be edited; press a to add one.")
    }
  }

  mutating func changeList(_ change: (inout ListState) -> Void) {
    guard case .saved(var list)? = sheets.last else { return }
    change(&list)
    sheets[sheets.count - 1] = .saved(list)
  }

  /// Moves the cursor to a row, or to the last one if there are fewer.
  mutating func moveCursor(to row: Int) {
    let count = savedCount
    changeList { $0.move(to: row, count: count) }
  }

  /// Starts the saved timer or the recent time at the cursor.
  mutating func startSaved(at now: Moment) -> Actions {
    guard let cursor = savedList?.cursor, cursor < savedCount else { return [] }
    let timers = listedTimers
    closeSheet()
    return cursor < timers.count
      ? start(timers[cursor], at: now) : start(recents.times[cursor - timers.count], at: now)
  }

  /// Opens the form for adding a timer, with the recent time at the cursor.
  mutating func openForm() -> Actions {
    var time = SpanText.typed(tab.wheels.duration)
    if let row = savedList.map({ $0.cursor - listedTimers.count }), row >= 0,
      row < recents.times.count
    {
      time = recents.times[row]
    }
    sheets.append(.form(TimerForm(nil, at: nil, time: time, sounds: soundNames)))
    return []
  }

  /// Opens the form for editing the timer at the cursor; a preset becomes a saved timer.
  mutating func editSaved() -> Actions {
    guard let cursor = savedList?.cursor, cursor < listedTimers.count else { return [] }
    sheets.append(.form(TimerForm(listedTimers[cursor], at: savedIndex, sounds: soundNames)))
    return []
  }

  mutating func keepForm(at now: Moment) -> Actions {
    guard case .form(let form)? = sheets.last else { return [] }
    do throws(NamedTimerError) {
      let timer = try form.timer()
      if let refusal = NamedTimer.refusal(ofName: timer.name) { return refuse(form, refusal) }
      let names = preferences.timers.enumerated().filter { $0.offset != form.place }.map(
        \.element.name)
      if names.contains(where: { $0.lowercased() == timer.name.lowercased() }) {
        return refuse(form, "There’s already a timer named \(timer.name).")
      }
      sheets.removeLast()
      if let old = form.original { replaceSteps(of: old, with: timer) }
      guard let place = form.place else {
        let count = preferences.timers.count
        return edit(.insert(timer, at: count), undo: .remove(count, was: timer))
      }
      let old = preferences.timers[place]
      return edit(
        .replace(place, was: old, with: timer), undo: .replace(place, was: timer, with: old))
    } catch { return refuse(form, error.description) }
  }

  private mutating func replaceSteps(of old: NamedTimer, with new: NamedTimer) {
    for place in tabs.indices { tabs[place].replaceSteps(of: old, with: new) }
  }

  /// Shows an error on a form.
  private mutating func refuse(_ form: TimerForm, _ reason: String) -> Actions {
    var form = form
    form.notice = reason
    sheets[sheets.count - 1] = .form(form)
    return [.say(reason)]
  }

  mutating func removeSaved(at now: Moment) -> Actions {
    guard let place = savedIndex else { return [] }
    let timer = preferences.timers[place]
    return edit(.remove(place, was: timer), undo: .insert(timer, at: place))
      + [note("\(timer.name) was removed; press u to undo", at: now)]
  }

  mutating func moveSaved(by rows: Int) -> Actions {
    guard let place = savedIndex else { return [] }
    let target = place + rows
    let actions = edit(.move(from: place, to: target), undo: .move(from: target, to: place))
    moveCursor(to: target)
    return actions
  }

  mutating func restore(_ old: UndoableChange.TimerListChange) -> Actions {
    preferences.timers = old.timers
    if case .replace(_, let timer, let old) = old.edit { replaceSteps(of: timer, with: old) }
    moveCursor(to: savedList?.cursor ?? 0)
    return [.perform(.edit(old.edit))]
  }

  /// Applies an edit to the list and to the settings file.
  mutating func edit(_ edit: SettingsEdit, undo: SettingsEdit) -> Actions {
    changes.append(.timers(.init(edit: undo, timers: preferences.timers)))
    switch edit {
    case .insert(let timer, let place): preferences.timers.insert(timer, at: place)
    case .replace(let place, _, let timer): preferences.timers[place] = timer
    case .remove(let place, _): preferences.timers.remove(at: place)
    case .move(let from, let to):
      preferences.timers.insert(preferences.timers.remove(at: from), at: to)
    case .set: break
    }
    moveCursor(to: savedList?.cursor ?? 0)
    return [.perform(.edit(edit))]
  }
}
