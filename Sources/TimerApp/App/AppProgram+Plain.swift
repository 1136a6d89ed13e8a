internal import Clocks
internal import Countdowns
internal import Programs
internal import Settings
internal import TerminalCodes
internal import Widgets

/// The plain app: lines in, lines out, nothing is drawn.
extension AppProgram {
  /// Takes in a key of a line.
  mutating func typePlain(_ press: KeyPress, at now: Moment) -> Actions {
    if press.matches(.control("d")) { return perform(AppCommand.leave, at: now) }
    if press.plain == .enter || press.matches(.control("j")) {
      let line = plain?.line ?? ""
      plain?.line = ""
      return answer(line, at: now)
    }
    if let character = press.typed { plain?.line.append(character) }
    return []
  }

  /// Answers a line.
  private mutating func answer(_ line: String, at now: Moment) -> Actions {
    if case .question? = sheets.last {
      let isYes = ["y", "yes"].contains(line.lowercased())
      if isYes { return perform(.confirm, at: now) }
      closeSheet()
      return [.say("Nothing is closed.")]
    }
    do throws(PlainError) {
      guard let command = try PlainCommand.read(line) else { return [] }
      let actions = try perform(command, at: now)
      guard case .question? = sheets.last else { return actions }
      return actions + [.say("\(questionWords) Type yes or no.")]
    } catch {
      return [.say("\(error)")]
    }
  }

  private mutating func perform(
    _ command: PlainCommand, at now: Moment
  ) throws(PlainError) -> Actions {
    switch command {
    case .start(let text, let name): return try startPlain(text, name: name, at: now)
    case .pause, .resume:
      guard let run = tab.run, run.isPaused == (command == .resume) else {
        throw PlainError(
          tab.run == nil
            ? "Nothing runs." : "It \(command == .pause ? "is paused already" : "runs already").")
      }
      return press(.pause, at: now)
    case .reset: return press(.reset, at: now)
    case .stop, .snooze:
      guard let place = tabs.firstIndex(where: { $0.run?.isRinging == true }) else {
        throw PlainError("Nothing rings.")
      }
      selected = place
      return press(command == .stop ? .stopAlarm : .snooze, at: now)
        + (command == .stop ? [.say("stopped")] : [])
    case .add(let span):
      guard tab.run != nil else { throw PlainError("Nothing runs.") }
      return ask(.add(span), at: now)
    case .status: return statusLines(at: now).map { .say($0) }
    case .select(let name):
      guard let place = place(ofTimer: name) else { throw PlainError("There is no timer \(name).") }
      selected = place
      return [.say(status(of: place, at: now))]
    case .close: return perform(AppCommand.closeTimer, at: now)
    case .kept: return keptLines.map { .say($0) }
    case .keep(let name, let time): return try keep(name, time)
    case .forget(let name): return try forget(name)
    case .settings: return settingLines.map { .say($0) }
    case .set(let key, let value): return try set(key, to: value)
    case .undo:
      guard !undos.settings.isEmpty else { throw PlainError("No setting was changed.") }
      return undoSetting() + [.say("taken back")]
    case .sounds: return [.say(soundNames.joined(separator: ", "))]
    case .help: return PlainCommand.summaries.map { .say("\($0): \($1)") }
    case .leave: return perform(AppCommand.leave, at: now)
    }
  }
}

// MARK: - Timers

extension AppProgram {
  private mutating func startPlain(
    _ text: String, name: String?, at now: Moment
  ) throws(PlainError) -> Actions {
    let kept = preferences.timers.first { $0.name.lowercased() == text.lowercased() }
    let time = kept?.time ?? text
    let goal: TimeEntry.Goal
    do throws(ReadingError) {
      goal = try TimeEntry.goal(of: try Reading(words: [time]), at: now, in: zone)
    } catch {
      throw PlainError("\(error); help lists what can be typed")
    }
    if tab.run != nil { addTab() }
    (tab.name, tab.face, tab.sound) = (name ?? kept?.name, kept?.face, kept?.sound)
    return start(goal, typed: kept == nil ? time : nil, at: now)
  }

  private func place(ofTimer name: String) -> Int? {
    if let number = Int(name), tabs.indices.contains(number - 1) { return number - 1 }
    return tabs.firstIndex { $0.name?.lowercased() == name.lowercased() }
  }

  private func statusLines(at now: Moment) -> [String] {
    tabs.indices.map { status(of: $0, at: now) }
  }

  private func status(of place: Int, at now: Moment) -> String {
    let tab = tabs[place]
    let title = tab.title(number: place + 1)
    let number = tab.name == nil ? title : "\(place + 1) \(title)"
    guard let run = tab.run else { return "\(number): not started" }
    let wording = wording(of: tab)
    let left = wording.span(run.manager.snapshot(at: now.instant).left)
    if run.isRinging { return "\(number): time’s up" }
    if run.isPaused { return "\(number): paused, \(left) left" }
    return "\(number): \(left) left, \(wording.ends(run.ends, now: now.wall))"
  }

  private var keptLines: [String] {
    let named = preferences.timers.map { "\($0.name): \($0.time)" }
    let recent = recents.times.isEmpty ? [] : ["recent: " + recents.times.joined(separator: ", ")]
    return named.isEmpty && recent.isEmpty ? ["No timer is kept yet: keep Tea 4m"] : named + recent
  }

  private mutating func keep(_ name: String, _ time: String) throws(PlainError) -> Actions {
    guard (try? Reading(words: [time])) != nil else {
      throw PlainError("“\(time)” isn’t a time: such as keep Tea 4m")
    }
    let timer = NamedTimer(name: CountdownSettings.label(name) ?? time, time: time)
    let place = preferences.timers.firstIndex { $0.name.lowercased() == name.lowercased() }
    let edit: SettingsEdit =
      place.map { .replace($0, timer) } ?? .insert(timer, at: preferences.timers.count)
    if let place { preferences.timers[place] = timer } else { preferences.timers.append(timer) }
    return [.perform(.edit(edit)), .say("kept: \(timer.name), \(time)")]
  }

  private mutating func forget(_ name: String) throws(PlainError) -> Actions {
    let place = preferences.timers.firstIndex { $0.name.lowercased() == name.lowercased() }
    guard let place else { throw PlainError("No timer is kept as \(name).") }
    preferences.timers.remove(at: place)
    return [.perform(.edit(.remove(place))), .say("\(name) is kept no more")]
  }
}

// MARK: - Settings

extension AppProgram {
  private var settingLines: [String] {
    SettingRow.allCases.compactMap { row in
      row.key.map { "\($0) is \(row.valueWords(in: preferences)): \(row.label)" }
    }
  }

  private mutating func set(_ key: String, to value: String) throws(PlainError) -> Actions {
    guard let row = SettingRow.allCases.first(where: { $0.key?.description == key }) else {
      throw PlainError("There is no setting \(key); settings lists them.")
    }
    guard row != .soundSelection else {
      guard soundNames.contains(value) else {
        throw PlainError("There is no sound \(value); sounds lists them.")
      }
      return choose(value)
    }
    guard let control = row.control(reading: value, in: preferences) else {
      throw PlainError("\(key) can’t be “\(value)”: \(row.choices(in: preferences))")
    }
    return set(row, to: control) + [.say("\(key) is \(row.valueWords(in: preferences))")]
  }
}

// MARK: - Marks

extension AppProgram {
  /// Says how much is left of timers that passed a mark.
  mutating func sayMarks(at now: Moment) -> Actions {
    guard plain != nil else { return [] }
    return tabs.indices.flatMap { place -> Actions in
      let tab = tabs[place]
      guard let run = tab.run, case .running = run.manager.state else {
        plain?.marks[tab.id] = nil
        return []
      }
      let left = run.manager.snapshot(at: now.instant).left
      let next = CountdownProgram.Mark(
        deadline: run.manager.nextDeadline, left: Marks.next(below: left))
      let last = plain?.marks.updateValue(next, forKey: tab.id)
      // A mark is passed by time; one that a command skipped isn't called out.
      guard let last, last.deadline == next.deadline, next.left < last.left else { return [] }
      let isLate = last.left - left >= .seconds(1)
      let words = wording(of: tab).span(isLate ? left : last.left)
      let title = tabs.count > 1 || tab.name != nil ? "\(tab.title(number: place + 1)): " : ""
      return [.say("\(title)\(words) left")]
    }
  }

  /// Returns when the next mark of a timer is passed.
  func nextMark(after now: Moment) -> Instant? {
    guard plain != nil else { return nil }
    return tabs.compactMap { tab -> Instant? in
      guard let run = tab.run, case .running(let until) = run.manager.state else { return nil }
      let left = now.instant.duration(to: until)
      return until.advanced(by: .zero - Marks.next(below: left))
    }.filter { $0 > now.instant }.min()
  }
}
