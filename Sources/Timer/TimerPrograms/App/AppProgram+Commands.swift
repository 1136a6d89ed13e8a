package import Clocks
internal import Countdowns
internal import Faces
package import Programs
internal import TerminalCodes
package import Timers
internal import Widgets

extension AppProgram {
  package static var keyMaps: [KeyMap<AppKeyCommand>] { AppKeys.all }

  package var activeKeyMaps: [KeyMap<AppKeyCommand>] {
    if plain != nil { return [] }
    let maps =
      sounds.map { $0.activeKeyMaps.map { $0.map { .sounds($0) } } } ?? keyMaps(of: sheets.last)
    return ringingElsewhere == nil ? maps : [AppKeys.ringingElsewhere] + maps
  }

  /// Returns the key maps of a sheet, or of the timer page if `sheet` is `nil`.
  package func keyMaps(of sheet: AppSheet?) -> [KeyMap<AppKeyCommand>] {
    switch sheet {
    case .settings?: [AppKeys.settings(for: focusedSetting.control(in: preferences))]
    case .saved?: [AppKeys.saved]
    case .form?: [AppKeys.form]
    case .question(.leave)?: [AppKeys.leaving]
    case .question?: [AppKeys.question]
    case .keys?: [AppKeys.help]
    case nil: pageKeyMaps
    }
  }

  /// The row of the settings sheet that has the focus, at first the uppermost one.
  private var focusedSetting: SettingRow { settingRow ?? SettingRow.allCases.first ?? .done }

  /// The key maps of the timer page.
  var pageKeyMaps: [KeyMap<AppKeyCommand>] {
    if tab.entry != nil { return [AppKeys.typing] }
    guard let run = tab.run else { return [AppKeys.setting, AppKeys.general] }
    let maps = [AppKeys.counting, AppKeys.general]
    if run.isRinging { return [AppKeys.ringing] + maps }
    if run.manager.isWaiting { return [AppKeys.waiting] + maps }
    return run.isPaused ? [AppKeys.paused] + maps : maps
  }

  package func availability(of command: AppKeyCommand) -> Availability {
    let isStopped = tab.run == nil
    let isRinging = tab.run?.isRinging == true
    switch command {
    case .start:
      guard isStopped else { return .absent }
      return tab.wheels.duration > .zero
        ? .on : .dimmed("Set a time first: all wheels are at zero.")
    case .timer(.toggle):
      return isStopped || isRinging ? .absent : .on
    case .timer(.cancel):
      return isStopped ? .dimmed("There is nothing to reset.") : .on
    case .timer(.acknowledge), .timer(.snooze):
      return isRinging ? .on : .absent
    case .timer(let command):
      return tab.run?.availability(of: command) ?? .absent
    case .stopOther:
      return ringingElsewhere == nil ? .absent : .on
    case .nextTimer, .previousTimer:
      return tabs.count > 1 ? .on : .dimmed("There is no other timer.")
    case .resume: return isStopped && !unfinished.isEmpty ? .on : .absent
    case .undo: return undoAvailability
    case .keepRunning: return keepingAvailability
    case .startSaved, .editSaved, .removeSaved, .moveSavedUp, .moveSavedDown:
      return savedAvailability(of: command)
    case .sounds(let command): return sounds?.availability(of: command) ?? .absent
    default: return .on
    }
  }

  /// Performs a user command.
  mutating func perform(_ command: AppKeyCommand, at now: Moment) -> Actions {
    switch command {
    case .start: return start(at: now)
    case .timer(.cancel): return reset(at: now)
    case .timer(let command): return ask(command, at: now)
    case .stopOther: return stopOther(at: now)
    case .nextFace:
      tab.face = (tab.face ?? settings.look.face).next
      return []
    case .resume: return resume(at: now)
    case .enterTime: tab.entry = TimeEntry()
    case .startEntry: return startEntry(at: now)
    case .leaveEntry: tab.entry = nil
    case .newTimer: addTab()
    case .closeTimer: return closeTimer(at: now)
    case .nextTimer: selected = (selected + 1) % tabs.count
    case .previousTimer: selected = (selected + tabs.count - 1) % tabs.count
    case .leave: return leave(at: now)
    default: return performOnSheet(command, at: now)
    }
    return []
  }

  /// Performs a command if it is available; otherwise shows the reason it isn't.
  mutating func press(_ command: AppKeyCommand, at now: Moment) -> Actions {
    switch availability(of: command) {
    case .on: return perform(command, at: now)
    case .dimmed(let reason): return [note(reason, at: now)]
    case .absent: return []
    }
  }
}

// MARK: - Starting

extension AppProgram {
  private mutating func start(at now: Moment) -> Actions {
    let length = tab.wheels.duration
    if let timer = tab.savedSteps(startingWith: length) {
      return start(timer, named: tab.name, at: now)
    }
    tab.forgetName(unlessFor: length)
    return start(CountdownGoal(total: length), typed: SpanText.typed(length), at: now)
  }

  /// Starts the typed timer; text that can't be parsed stays in the field.
  private mutating func startEntry(at now: Moment) -> Actions {
    guard let timer = tab.entry?.timer(among: listedTimers, program: program) else {
      tab.entry = nil
      return []
    }
    do throws(NamedTimerError) {
      return try start(try timer.get(), at: now)
    } catch {
      return [note(error.description, at: now)]
    }
  }

  /// Starts a typed timer in the selected tab, with another name if one is given.
  package mutating func start(
    _ typed: TypedTimer, named name: String? = nil, at now: Moment
  ) throws(NamedTimerError) -> Actions {
    let (goal, definition) = try typed.timer.start(at: now, in: zone)
    guard typed.isTime else {
      tab.take(typed.timer, hasSteps: definition.isForTimer)
      tab.name = name ?? tab.name
      return start(goal, definition, typed: nil, at: now)
    }
    tab.forgetName(unlessFor: goal.total)
    tab.name = name ?? typed.name ?? tab.name
    return start(goal, typed: typed.timer.time, at: now)
  }

  /// Starts the selected timer, and adds its time to the recent ones.
  package mutating func start(
    _ goal: CountdownGoal, _ definition: TimerDefinition = TimerDefinition(), boot: String? = nil,
    typed: String?, at now: Moment
  ) -> Actions {
    isFirstStart = false
    var definition = definition
    if definition.warnings.isEmpty { definition.warnings = settings.preferences.warnings ?? [] }
    if TimeWheels.holds(goal.total), goal.target == nil {
      tab.wheels.turn(to: goal.total, at: now.instant)
    }
    tab.start(goal, definition, settings.alarm, boot: boot, at: now)
    var actions: Actions = tab.run.map { [.say($0.echo(at: now, in: zone))] } ?? []
    if let typed {
      recents.note(typed)
      actions.append(.perform(.keepRecents(recents.times)))
    }
    if let hint = goal.hint { actions.append(note(hint, at: now)) }
    return actions
  }

  /// Starts the timer from the command line, with its steps, marks and hooks, or resumes an
  /// unfinished one.
  ///
  /// `boot` is the current boot ID.
  package mutating func begin(
    _ goal: CountdownGoal, _ saved: NamedTimer?, name: String?,
    _ definition: TimerDefinition = TimerDefinition(), boot: String? = nil, at now: Moment
  ) {
    if let saved { tab.take(saved, hasSteps: definition.isForTimer) }
    tab.name = name ?? tab.name
    var definition = definition
    // A plain time is restarted from its own words.
    if !definition.isForTimer { definition.words = [] }
    let isRecent = saved == nil && goal.target == nil && !definition.isForTimer
    _ = start(
      goal, definition, boot: boot, typed: isRecent ? SpanText.typed(goal.total) : nil, at: now)
    tab.transition.finish()
  }

  /// Starts a recent time, in a new tab if the selected timer is active.
  package mutating func start(_ time: String, at now: Moment) -> Actions {
    do throws(ReadingError) {
      let goal = try CountdownGoal(try Reading(words: [time]), at: now, in: zone)
      if tab.run != nil { addTab() }
      tab.forgetName(unlessFor: goal.total)
      return start(goal, typed: time, at: now)
    } catch { return [note(error.description, at: now)] }
  }

  /// Starts a saved timer, in a new tab if the selected timer is active.
  package mutating func start(
    _ timer: NamedTimer, named name: String? = nil, at now: Moment
  ) -> Actions {
    do throws(NamedTimerError) {
      let (goal, definition) = try timer.start(at: now, in: zone)
      if tab.run != nil { addTab() }
      tab.take(timer, hasSteps: definition.isForTimer)
      tab.name = name ?? timer.name
      return start(goal, definition, typed: nil, at: now)
    } catch { return [note(error.description, at: now)] }
  }
}

// MARK: - While it counts

extension AppProgram {
  /// Sends a command to the selected countdown, and announces the change.
  mutating func ask(_ command: TimerCommand, at now: Moment) -> Actions {
    guard let before = tab.run?.manager else { return [] }
    let actions = perform(.command(command), onTab: selected, at: now)
    guard let run = tab.run, run.manager.state != before.state else { return actions }
    switch command {
    case .snooze:
      let words = "snoozed for \(wording(of: tab).span(settings.alarm.snooze))"
      return actions + [note(words, at: now)]
    case .skip, .back, .acknowledge, .finish: return actions
    default: return actions + (run.stateWords(at: now, in: zone).map { [.say($0)] } ?? [])
    }
  }

  private mutating func reset(at now: Moment) -> Actions {
    let earlier = tab.beforeReset(at: now)
    let actions = perform(.command(.cancel), onTab: selected, at: now)
    guard let earlier else { return actions + [.say("reset")] }
    tab.reset = earlier
    return actions + [note(plain == nil ? Wording.reset : "reset; undo undoes it", at: now)]
  }

  /// Closes the selected timer, after a confirmation if it is active.
  private mutating func closeTimer(at now: Moment) -> Actions {
    if tab.run != nil {
      sheets.append(.question(.close(id: tab.id)))
      return []
    }
    guard tabs.count > 1 else { return leave(at: now) }
    return close(id: tab.id, at: now)
  }

  /// Cancels a timer and closes its tab; the last tab is replaced by an empty one.
  mutating func close(id: Int, at now: Moment) -> Actions {
    guard let place = tabs.firstIndex(where: { $0.id == id }) else { return [] }
    let actions = perform(.command(.cancel), onTab: place, at: now)
    if tabs.count == 1 { addTab() }
    tabs.remove(at: place)
    if selected > place || selected == tabs.count { selected -= 1 }
    return actions
  }
}
