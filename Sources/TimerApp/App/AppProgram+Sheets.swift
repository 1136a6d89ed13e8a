internal import Clocks
internal import Countdowns
internal import Programs
internal import Settings
internal import Widgets

extension AppProgram {
  /// Answers a command that opens, closes or belongs to a sheet or the page of sounds.
  mutating func performOnSheet(_ command: AppCommand, at now: Moment) -> Actions {
    switch command {
    case .openSettings: sheets.append(.settings)
    case .openTimers: sheets.append(.kept(ListState()))
    case .showKeys:
      let spoken = KeyHelp(activeKeyMaps) { availability(of: $0) }.spoken
      sheets.append(.keys)
      return [.say(spoken)]
    case .closeSheet: closeSheet()
    case .confirm: return confirm(at: now)
    case .undo: return undo(at: now)
    case .startKept: return startKept(at: now)
    case .addKept: return openForm(at: nil)
    case .editKept: return openForm(at: keptPlace)
    case .removeKept: return removeKept(at: now)
    case .moveKeptUp: return moveKept(by: -1)
    case .moveKeptDown: return moveKept(by: 1)
    case .keepForm: return keepForm(at: now)
    case .sounds(let command): return updateSounds(.command(command), at: now)
    default: break
    }
    return []
  }

  mutating func closeSheet() {
    guard let sheet = sheets.popLast() else { return }
    // What a sheet changed is taken back while it is open.
    switch sheet {
    case .settings: undos.settings = []
    case .kept: undos.kept = []
    case .form, .question, .keys: break
    }
  }

  private mutating func confirm(at now: Moment) -> Actions {
    guard case .question(let question)? = sheets.popLast() else { return [] }
    switch question {
    case .close(let id): close(id: id)
    case .leave: return [.end(status: 0, saying: closingLine(at: now))]
    }
    return []
  }

  private mutating func undo(at now: Moment) -> Actions {
    switch sheets.last {
    case .settings?: undoSetting()
    case .kept?: undoKept()
    default: []
    }
  }

  /// Whether there is something to take back.
  var undoAvailability: Availability {
    let isEmpty =
      switch sheets.last {
      case .settings?: undos.settings.isEmpty
      case .kept?: undos.kept.isEmpty
      default: true
      }
    return isEmpty ? .dimmed("Nothing was changed that could be taken back.") : .on
  }
}

// MARK: - Settings

extension AppProgram {
  /// Sets a row of the settings sheet; the change acts and is kept at once.
  mutating func set(_ row: SettingRow, to control: SettingRow.Control) -> Actions {
    let before = row.control(in: preferences)
    guard control != before else { return [] }
    // A slider that is dragged is one change.
    if case .slider = control, undos.settings.last?.row == row, isDragging {
    } else {
      undos.settings.append(
        UndoStacks.Setting(row: row, before: before, wasUnset: row.isUnset(in: preferences)))
    }
    return change(row, to: control)
  }

  private mutating func change(_ row: SettingRow, to control: SettingRow.Control) -> Actions {
    let value = row.set(control, in: &preferences)
    guard let key = row.key, let value else { return [] }
    return [.perform(.edit(.set(key, value)))]
  }

  mutating func undoSetting() -> Actions {
    guard let undo = undos.settings.popLast() else { return [] }
    if undo.row == .soundSelection { return undoSound(undo) }
    let actions = change(undo.row, to: undo.before)
    guard undo.wasUnset, let key = undo.row.key else { return actions }
    undo.row.unset(in: &preferences)
    return [.perform(.edit(.set(key, nil)))]
  }

  /// Takes what a click or Enter on a row means.
  mutating func activate(_ row: SettingRow, part: Int, at now: Moment) -> Actions {
    let control = row.control(in: preferences)
    switch control {
    case .toggle: return set(row, to: control.moved(by: 1))
    case .choice:
      switch Choice.Part(rawValue: part) {
      case .previous?: return set(row, to: control.moved(by: -1))
      case .next?: return set(row, to: control.moved(by: 1))
      case .value?, nil: return set(row, to: control.moved(by: 1, wraps: true))
      }
    case .slider: return []
    case .button where row == .done:
      closeSheet()
      return []
    case .button: return [.perform(.listSounds)]
    }
  }
}

extension SettingRow {
  /// Returns whether neither the file nor a person has set the row.
  func isUnset(in preferences: Preferences) -> Bool {
    var bare = preferences
    unset(in: &bare)
    return bare == preferences
  }

  /// Forgets the row's value, so that the usual one applies.
  func unset(in preferences: inout Preferences) {
    switch self {
    case .sound: preferences.isMuted = nil
    case .flash: preferences.flashes = nil
    case .soundSelection: preferences.sound = nil
    case .volume: preferences.volume = nil
    case .notify: preferences.notifies = nil
    case .raise: preferences.raises = nil
    case .progress: preferences.showsProgress = nil
    case .effects: preferences.hasEffects = nil
    case .motion: preferences.isStill = nil
    case .overtime: preferences.showsOvertime = nil
    case .tenths: preferences.showsTenths = nil
    case .suspend: preferences.suspend = nil
    case .snooze: preferences.snooze = nil
    case .limit: preferences.alarmLimit = nil
    case .face: preferences.face = nil
    case .direction: preferences.direction = nil
    case .palette: preferences.palette = nil
    case .theme: preferences.theme = nil
    case .done: break
    }
  }
}
