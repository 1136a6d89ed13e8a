internal import Clocks
internal import Countdowns
internal import Programs
internal import Settings
internal import TOML
internal import Timers
internal import Widgets

extension AppProgram {
  /// Performs a command that opens, closes or belongs to a sheet or the sound list.
  mutating func performOnSheet(_ command: AppKeyCommand, at now: Moment) -> Actions {
    switch command {
    case .openSettings:
      settingRow = nil
      sheets.append(.settings)
    case .openTimers: sheets.append(.saved(ListState()))
    case .showKeys:
      let lines = KeyHelp(activeKeyMaps) { availability(of: $0) }.lines
      sheets.append(.keys)
      return lines.map { .say($0) }
    case .closeSheet: closeSheet()
    case .confirm: return confirm(at: now)
    case .keepRunning: return leaveRunning(at: now)
    case .cancelTimers: return leaveCanceling(at: now)
    case .undo: return undo(at: now)
    case .startSaved: return startSaved(at: now)
    case .addSaved: return openForm()
    case .editSaved: return editSaved()
    case .removeSaved: return removeSaved(at: now)
    case .moveSavedUp: return moveSaved(by: -1)
    case .moveSavedDown: return moveSaved(by: 1)
    case .keepForm: return keepForm(at: now)
    case .sounds(let command): return updateSounds(.command(command), at: now)
    default: break
    }
    return []
  }

  /// The topmost sheet other than the key list.
  var front: AppSheet? { sheets.last { $0 != .keys } }

  mutating func closeSheet() {
    guard let sheet = sheets.popLast() else { return }
    // Changes can be undone only while their sheet is open.
    switch sheet {
    case .settings, .saved: changes = []
    case .form, .question, .keys: break
    }
  }

  private mutating func confirm(at now: Moment) -> Actions {
    guard case .question(let question)? = sheets.popLast() else { return [] }
    switch question {
    case .close(let id): return close(id: id, at: now)
    case .leave: return leaveRunning(at: now)
    }
  }

  private mutating func undo(at now: Moment) -> Actions {
    switch sheets.last {
    case .settings?, .saved?: undoChange(at: now)
    case nil: undoReset(at: now)
    default: []
    }
  }

  /// Undoes the last change to a setting or to the saved timers.
  mutating func undoChange(at now: Moment) -> Actions {
    switch changes.popLast() {
    case .setting(let change)?: restore(change, at: now)
    case .timers(let change)?: restore(change)
    case nil: []
    }
  }

  /// Whether there is a change to undo.
  var undoAvailability: Availability {
    if front == nil { return canUndoReset ? .on : .absent }
    return changes.isEmpty ? .dimmed("There is nothing to undo.") : .on
  }
}

// MARK: - Settings

extension AppProgram {
  /// Changes a row of the settings sheet; the change takes effect and is saved immediately.
  mutating func set(_ row: SettingRow, to control: SettingRow.Control, at now: Moment) -> Actions {
    guard control != row.control(in: preferences), let key = row.key else { return [] }
    // A drag of a slider is a single change, saved on release.
    let isSliding = if case .slider = control { pointer.isHeld } else { false }
    if !isSliding || !pointer.slides { noteUndo(of: row) }
    pointer.slides = isSliding
    guard let value = row.set(control, in: &preferences) else { return [] }
    return follow(row, at: now) + (isSliding ? [] : keep(value, for: key))
  }

  /// Keeps the current state of a row, to which a change can be undone.
  mutating func noteUndo(of row: SettingRow) {
    changes.append(
      .setting(
        .init(
          row: row, preferences: preferences, fileValue: row.key.flatMap { fileValues[$0] },
          sound: settings.alarm.sound, faces: tabs.map(\.face))))
  }

  /// Saves a value in the settings file, or removes it if it is `nil`.
  mutating func keep(_ value: TOMLValue?, for key: TOMLPath) -> Actions {
    fileValues[key] = value
    return [.perform(.edit(.set(key, value)))]
  }

  /// Saves the volume of a slider that was dragged.
  mutating func keepSlider() -> Actions {
    guard pointer.slides else { return [] }
    pointer.slides = false
    return keep(.integer(preferences.volume ?? Volume.full.percent), for: "volume")
  }

  /// Applies a changed setting to running timers.
  private mutating func follow(_ row: SettingRow, at now: Moment) -> Actions {
    switch row {
    // This overrides a face chosen for a single timer.
    case .face: tab.face = nil
    case .limit, .snooze:
      let alarm = settings.alarm
      for place in tabs.indices { tabs[place].run?.setAlarm(alarm) }
    case .suspend: return [note("takes effect the next time the app starts", at: now)]
    default: break
    }
    return []
  }

  private mutating func restore(_ old: UndoableChange.SettingChange, at now: Moment) -> Actions {
    guard let key = old.row.key else { return [] }
    let timers = preferences.timers
    preferences = old.preferences
    preferences.timers = timers
    settings.alarm.sound = old.sound
    let actions = follow(old.row, at: now)
    // The number of tabs usually doesn't change while the sheet is open.
    if old.faces.count == tabs.count {
      for place in tabs.indices { tabs[place].face = old.faces[place] }
    }
    return actions + keep(old.fileValue, for: key)
  }

  /// Performs the action of a click or Enter on a row.
  mutating func activate(_ row: SettingRow, part: Int, at now: Moment) -> Actions {
    let control = row.control(in: preferences)
    switch control {
    case .toggle: return set(row, to: control.moved(by: 1), at: now)
    case .choice:
      switch Choice.ClickTarget(rawValue: part) {
      case .previous?: return set(row, to: control.moved(by: -1), at: now)
      case .next?: return set(row, to: control.moved(by: 1), at: now)
      case .value?, nil: return set(row, to: control.moved(by: 1, wraps: true), at: now)
      }
    case .slider: return []
    case .button where row == .done:
      closeSheet()
      return []
    case .button: return [.perform(.listSounds)]
    }
  }
}
