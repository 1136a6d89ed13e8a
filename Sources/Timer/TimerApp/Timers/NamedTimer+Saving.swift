internal import Alarms
internal import Cells
internal import Countdowns
internal import Faces
internal import Glibc
internal import Runtime

extension NamedTimer {
  /// Creates the timer of a command line; throws if it couldn't be started by its name.
  ///
  /// `saved` is the timer that the command line names, with its changes.
  init(
    saving arguments: Arguments, _ script: ScriptSettings, _ saved: NamedTimer?, as name: String
  ) throws(NamedTimerError) {
    // The name as it is put together from the words of a command line.
    let label = (CountdownSettings.label(name) ?? "").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if let refusal = Self.refusal(ofNameToStart: label) {
      throw NamedTimerError(key: "name", description: refusal)
    }
    self = saved ?? NamedTimer(name: label, time: "")
    self.name = label
    if saved == nil {
      time = try Self.time(arguments, script)
      (rounds, waits) = (script.rounds, script.waits)
      finalStep = try script.finalStep.map { (step) throws(NamedTimerError) in
        try Self.text(of: [step], key: "finally")
      }
    }
    take(arguments, script)
    _ = try plan()
  }

  /// Applies the marks, the colors for the end, the face and the sound of a command line.
  mutating func take(_ arguments: Arguments, _ script: ScriptSettings) {
    if !script.marks.isEmpty { marks = script.marks.map(\.text) }
    if let given = arguments.given.warnings { warnings = given.map(\.text) }
    face = arguments.given.face ?? face
    sound = arguments.alarm.sound.name ?? sound
  }

  private static func time(
    _ arguments: Arguments, _ script: ScriptSettings
  ) throws(NamedTimerError) -> String {
    let isSpan = script.planFile == nil && !arguments.words.contains { $0.contains("=") }
    guard !isSpan, let routine = script.routine else {
      return arguments.words.joined(separator: " ")
    }
    return try text(of: routine.steps, key: "time")
  }

  private static func text(of steps: [Step], key: String) throws(NamedTimerError) -> String {
    if let text = RoutineGrammar.text(of: steps) { return text }
    throw NamedTimerError(
      key: key, description: "these steps can’t be written as one text; use simpler labels")
  }

  /// Returns why a name couldn't start a timer from the command line; `nil` if it can.
  private static func refusal(ofNameToStart name: String) -> String? {
    if name.isEmpty { return "--save needs a name that can be seen" }
    if let refusal = refusal(ofName: name) { return refusal }
    if name.hasPrefix("-") { return "“\(name)” begins like an option; choose another name" }
    let words = name.split(separator: " ").map(String.init)
    guard name.contains("=") || (try? Reading(words: words)) != nil else { return nil }
    return "“\(name)” is read as a time, so it couldn’t start the timer; choose another name"
  }
}

extension NamedTimer {
  /// Checks the sounds of the timer, its steps and its marks; throws if one can't be played.
  func checkSounds(in library: SoundLibrary) throws(SoundError) {
    let plan = try? self.plan()
    let steps = (plan?.routine?.differentSteps ?? []).compactMap(\.sound)
    let marks = (plan?.marks ?? []).compactMap {
      if case .sound(let name) = $0.action { name } else { nil }
    }
    for name in [sound].compactMap(\.self) + steps + marks where name != "none" {
      _ = try AlarmPlaylist.Track(library.find(name), gap: .zero)
    }
  }
}

extension TimerTool {
  /// Saves a timer in the settings file, says how to start it, and exits.
  static func save(_ timer: NamedTimer) -> Never {
    let preferences = filePreferences
    guard preferences.notes.isEmpty else {
      preferences.notes.forEach(console.complain)
      console.fail("the timer can’t be saved until the mistakes are corrected", status: 73)
    }
    do throws(SoundError) {
      try timer.checkSounds(in: AppPaths(environment: Console.environment).soundLibrary)
    } catch {
      console.fail(error.description, status: error.exitStatus)
    }
    let place = preferences.timers.firstIndex { $0.isNamed(timer.name) }
    let edit: SettingsEdit =
      place.map { .replace($0, was: preferences.timers[$0], with: timer) }
      ?? .insert(timer, at: preferences.timers.count)
    do throws(StoreFailure) {
      try AppStore(environment: Console.environment).apply(edit)
    } catch {
      console.fail(error.description, status: 73)
    }
    let words = ["\(place == nil ? "saved" : "replaced"): \(timer.name)"] + timer.summary
    let start = "start it with \(CalledName.start(timer.name.lowercased()))"
    console.print((words + [start]).joined(separator: " · "))
    exit(0)
  }
}
