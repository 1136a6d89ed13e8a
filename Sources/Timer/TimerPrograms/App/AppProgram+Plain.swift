internal import Clocks
internal import Countdowns
internal import Programs
internal import Settings
internal import TOML
internal import TerminalCodes
internal import Texts
internal import Timers
internal import Widgets

/// The plain app, which reads and writes lines of text and draws nothing.
extension AppProgram {
  /// Handles a key while a line is typed.
  mutating func typePlain(_ press: KeyPress, at now: Moment) -> Actions {
    if press.matches(.control("d")) {
      let line = plain?.line ?? ""
      plain?.line = ""
      if plain?.isStream == true {
        plain?.hasEnded = true
        return answer(line, at: now)
      }
      if case .question? = sheets.last { return [] }
      let actions = perform(AppKeyCommand.leave, at: now)
      return asking(actions)
    }
    if press.plain == .enter || press.matches(.control("j")) {
      let line = plain?.line ?? ""
      plain?.line = ""
      return answer(line, at: now)
    }
    if let character = press.typed { plain?.line.append(character) }
    return []
  }

  /// Ends the app after the end of its input, once no timer is active; without sound, alarms end at
  /// once, and timers that wait for a command go on.
  mutating func endAfterInput(at now: Moment) -> Actions {
    guard plain?.hasEnded == true else { return [] }
    let ringing = tabs.indices.filter { tabs[$0].run?.isRinging == true }
    let stopped =
      !settings.alarm.isMuted
      ? [] : ringing.flatMap { perform(.command(.acknowledge), onTab: $0, at: now) }
    let resumed = tabs.indices.flatMap { place -> Actions in
      guard let run = tabs[place].run, run.manager.isWaiting || run.isPaused else { return [] }
      return perform(.command(.resume), onTab: place, at: now)
    }
    guard tabs.allSatisfy({ $0.run == nil }) else { return stopped + resumed }
    return stopped + [.end(status: 0, saying: nil)]
  }

  /// Returns the announcement that a timer's time is up.
  func endWords(of place: Int) -> String {
    let name = spokenTitle(of: place).dropLast(2)
    let stop: AlarmStop = plain?.hasEnded == true ? .never : .command
    return stop.words(name: name.isEmpty ? nil : String(name))
  }

  /// Handles a complete line.
  private mutating func answer(_ line: String, at now: Moment) -> Actions {
    if case .question? = sheets.last {
      if sheets.last == .question(.leave) { return answerLeaving(line, at: now) }
      if ["y", "yes"].contains(line.lowercased()) {
        return perform(.confirm, at: now) + [.say("Closed.")]
      }
      closeSheet()
      return [.say("Nothing was closed.")]
    }
    do throws(PlainError) {
      guard let command = try PlainCommand.read(line) else { return [] }
      let actions = try perform(command, at: now)
      return asking(actions)
    } catch { return [.say("\(error)")] }
  }

  /// Handles the answer to the question about active timers.
  private mutating func answerLeaving(_ line: String, at now: Moment) -> Actions {
    let answers: [String: AppKeyCommand] = [
      "keep": .keepRunning, "k": .keepRunning, "yes": .keepRunning, "y": .keepRunning,
      "cancel": .cancelTimers, "c": .cancelTimers,
      "stay": .closeSheet, "s": .closeSheet, "no": .closeSheet, "n": .closeSheet,
    ]
    guard let command = answers[line.lowercased()] else { return asking([]) }
    guard command == .closeSheet else { return press(command, at: now) }
    closeSheet()
    return [.say("Nothing was closed.")]
  }

  /// Returns actions followed by the question that is now open, if any.
  private func asking(_ actions: Actions) -> Actions {
    guard case .question(let question)? = sheets.last else { return actions }
    let choice = question == .leave ? "Type keep, cancel or stay." : "Type yes or no."
    return actions + [.say("\(questionWords) \(choice)")]
  }

  private mutating func perform(
    _ command: PlainCommand, at now: Moment
  ) throws(PlainError) -> Actions {
    switch command {
    case .start(let text, let name): return try startPlain(text, name: name, at: now)
    case .timer(let command): return try obeyPlain(command, at: now)
    case .status: return tabs.indices.map { .say(status(of: $0, at: now)) }
    case .select(let name):
      guard let place = place(ofTimer: name) else { throw PlainError("There is no timer \(name).") }
      selected = place
      return [.say(status(of: place, at: now))]
    case .close:
      let title = tab.title(number: selected + 1)
      let actions = perform(AppKeyCommand.closeTimer, at: now)
      return sheets.isEmpty ? actions + [.say("\(title) was closed")] : actions
    case .saved: return savedLines.map { .say($0) }
    case .keep(let name, let time): return try keep(name, time)
    case .forget(let name): return try forget(name)
    case .settings: return settingLines.map { .say($0) }
    case .set(let key, let value): return try setPlain(key, to: value, at: now)
    case .undo: return try undoPlain(at: now)
    case .sounds: return [.say(soundNames.joined(separator: ", "))]
    case .help: return PlainCommand.summaries.map { .say("\($0): \($1)") }
    case .leave: return perform(AppKeyCommand.leave, at: now)
    }
  }

  /// Sends a command to the selected timer, or an alarm command to the one that rings.
  private mutating func obeyPlain(
    _ command: TimerCommand, at now: Moment
  ) throws(PlainError) -> Actions {
    switch command {
    case .cancel: return press(.timer(.cancel), at: now)
    case .acknowledge, .snooze:
      guard let place = tabs.firstIndex(where: { $0.run?.isRinging == true }) else {
        throw PlainError(TimerRefusal.notRinging)
      }
      selected = place
      return press(.timer(command), at: now) + (command == .acknowledge ? [.say("stopped")] : [])
    case .resume where tab.run == nil && !unfinished.isEmpty: return resume(at: now)
    default:
      guard var run = tab.run else { throw PlainError("No timer is active.") }
      for case .refused(let reason) in run.handle(.command(command), at: now) {
        throw PlainError(reason)
      }
      return ask(command, at: now)
    }
  }
}

// MARK: - Timers

extension AppProgram {
  /// Undoes the last change to a setting or to the saved timers.
  private mutating func undoPlain(at now: Moment) throws(PlainError) -> Actions {
    if canUndoReset { return undoReset(at: now) }
    guard let last = changes.last else { throw PlainError("There is nothing to undo.") }
    let actions = undoChange(at: now)
    switch last {
    case .timers: return actions + [.say("restored: the list of timers")]
    case .setting(let change):
      let value = change.row.valueWords(in: preferences)
      return actions + [.say("restored: \(change.row.key ?? "") is \(value)")]
    }
  }

  private mutating func startPlain(
    _ text: String, name: String?, at now: Moment
  ) throws(PlainError) -> Actions {
    do throws(NamedTimerError) {
      let typed = try TypedTimer(text, among: listedTimers, program: program)
      // A time that can't be started adds no timer.
      _ = try typed.timer.start(at: now, in: zone)
      if tab.run != nil { addTab() }
      return try start(typed, named: name, at: now)
    } catch { throw PlainError("\(error); type help for a list of commands") }
  }

  private func place(ofTimer name: String) -> Int? {
    if let number = Int(name), tabs.indices.contains(number - 1) { return number - 1 }
    return tabs.firstIndex { $0.name?.lowercased() == name.lowercased() }
  }

  private func status(of place: Int, at now: Moment) -> String {
    let tab = tabs[place]
    let title = tab.title(number: place + 1)
    let number = tab.name == nil ? title : "\(place + 1) \(title)"
    guard let run = tab.run else { return "\(number): not started" }
    if run.isRinging { return "\(number): time’s up" }
    let step = run.stepWords(run.manager.position, in: zone)
    return "\(number): \(run.stateWords(at: now, in: zone) ?? "\(step), Enter starts it")"
  }

  private var savedLines: [String] {
    let named = listedTimers.map { "\($0.name): \($0.summary.joined(separator: " · "))" }
    let recent = recents.times.isEmpty ? [] : ["recent: " + recents.times.joined(separator: ", ")]
    return named + recent
  }

  private func place(ofSaved name: String) -> Int? {
    preferences.timers.firstIndex { $0.isNamed(name) }
  }

  private mutating func keep(_ name: String, _ time: String) throws(PlainError) -> Actions {
    var timer = NamedTimer(name: CountdownSettings.label(name) ?? time, time: time)
    do throws(NamedTimerError) {
      _ = try timer.plan()
    } catch {
      throw PlainError(
        time.contains("=") ? "\(error)" : "“\(time)” isn’t a time; try keep Tea 4m")
    }
    if let refusal = NamedTimer.refusal(ofName: timer.name) { throw PlainError(refusal) }
    let said: Actions = [.say("saved: \(timer.name), \(time)")]
    let count = preferences.timers.count
    guard let place = place(ofSaved: name) else {
      return edit(.insert(timer, at: count), undo: .remove(count, was: timer)) + said
    }
    let old = preferences.timers[place]
    timer = old
    timer.time = time
    return edit(
      .replace(place, was: old, with: timer), undo: .replace(place, was: timer, with: old))
      + said
  }

  private mutating func forget(_ name: String) throws(PlainError) -> Actions {
    guard let place = place(ofSaved: name) else {
      throw PlainError("There is no saved timer \(name).")
    }
    let timer = preferences.timers[place]
    return edit(.remove(place, was: timer), undo: .insert(timer, at: place))
      + [.say("\(name) was removed")]
  }
}

// MARK: - Settings

extension AppProgram {
  private var settingLines: [String] {
    SettingRow.allCases.compactMap { row in
      row.key.map { "\(row.label): \($0) is \(row.valueWords(in: preferences))" }
    }
  }

  private mutating func setPlain(
    _ key: String, to value: String, at now: Moment
  ) throws(PlainError) -> Actions {
    guard let row = SettingRow.allCases.first(where: { $0.key?.description == key }) else {
      throw PlainError("There is no setting \(key); type settings for a list.")
    }
    guard row != .soundSelection else {
      guard soundNames.contains(value) || value == "none" || PathText.hasSlash(value) else {
        throw PlainError(
          "There is no sound \(value); type sounds for a list, or give the path of a file.")
      }
      return choose(value) + [.say("\(value) is now the alarm sound")]
    }
    guard let control = row.control(reading: value, in: preferences) else {
      throw PlainError("\(key) can’t be “\(value)”: \(row.choices(in: preferences))")
    }
    return set(row, to: control, at: now) + [.say("\(key) is \(row.valueWords(in: preferences))")]
  }
}

// MARK: - Announcements

extension AppProgram {
  /// Announces the time left of timers now and then.
  mutating func sayTimes(at now: Moment) -> Actions {
    guard plain != nil else { return [] }
    return tabs.indices.flatMap { place -> Actions in
      guard let run = tabs[place].run else {
        plain?.times[tabs[place].id] = nil
        return []
      }
      var time = plain?.times[tabs[place].id]
      let left = SpokenTime.pass(&time, run, at: now)
      plain?.times[tabs[place].id] = time
      return left.map {
        [.say("\(spokenTitle(of: place))\(run.wording(in: zone).span($0)) left")]
      } ?? []
    }
  }

  /// Returns the prefix that identifies a timer in announcements, or an empty string if none is
  /// needed.
  func spokenTitle(of place: Int) -> String {
    let tab = tabs[place]
    return tabs.count > 1 || tab.name != nil ? "\(tab.title(number: place + 1)): " : ""
  }

  /// Returns the instant of the next announcement of the time left.
  func nextSpokenTime(after now: Moment) -> Instant? {
    guard plain != nil else { return nil }
    return tabs.compactMap { $0.run?.nextSpokenTime(after: now.instant) }
      .filter { $0 > now.instant }.min()
  }
}
