internal import Alarms
internal import CommandLines
internal import Countdowns
internal import Glibc
internal import Pairs
internal import Reports
internal import Runtime
internal import Synth
internal import TerminalIO
internal import Texts
internal import TimerPrograms
internal import Timers

/// The parsing of a command line into settings.
extension TimerTool {
  /// Parses the command line; exits for commands, help, the version and errors.
  static func understand(_ words: [String]) -> CountdownSettings {
    if words.isEmpty { return .bare }
    answerShell(words)
    let words = CommandNames.withoutStart(
      CommandNames.spelledOut(words), saved: filePreferences.timersAndPresets)
    switch words.first {
    case "sounds": SoundsCommand.run(words)
    case "config": ConfigCommand.run(words)
    case "pairs": PairsCommandLine.run(words)
    case "clock": ClockCommand.run(words)
    default: break
    }
    do {
      if let settings = try ControlCommand.run(words) { return settings }
      if words.allSatisfy({ $0 == "help" }) { throw CommandLineStop.summary }
      if let refusal = CommandNames.refusalOfHelp(words) { console.fail(refusal) }
      return try settings(from: words)
    } catch let error as ReadingError {
      // Saved timers aren’t found while the settings file has mistakes.
      filePreferences.notes.forEach(console.complain)
      console.fail(refusal(of: words) ?? error.description)
    } catch let error as PlanFailure {
      console.fail(error.words, status: error.status)
    } catch let stop as CommandLineStop {
      // An option of a misspelled command is unknown, too.
      if case .refused = stop,
        NamedTimer.named(words, among: filePreferences.timersAndPresets) == nil,
        let refusal = refusal(of: words)
      {
        console.fail(refusal)
      }
      end(with: stop)
    } catch {
      // Errors in the command line describe themselves by a sentence.
      console.fail("\(error)")
    }
  }

  /// Returns an error with a suggestion for a command line that begins with no time, command or
  /// saved timer; `nil` for others.
  private static func refusal(of words: [String]) -> String? {
    CommandNames.refusal(of: words, saved: filePreferences.timersAndPresets)
  }

  /// Parses the command line of a countdown.
  static func settings(from words: [String]) throws -> CountdownSettings {
    let arguments = try Arguments.command.read(words, program: CalledName.text)
    var script = try ScriptSettings(arguments)
    script.words = words
    // Standard input can be read only once, by the detached process.
    if script.isDetached, script.planFile == "-", DetachedStart.child == nil {
      DetachedStart.run(DetachedStart.clocks)
    }
    try script.readPlan()
    let settings = try settings(arguments, script)
    try settings.checkPoints()
    return settings
  }

  /// Parses the command line of an unfinished timer, whose steps come from its record.
  static func settings(fromSaved record: TimerRecord) throws -> CountdownSettings? {
    if record.countsUp { return try UpCommand.settings(from: record.words) }
    let arguments = try Arguments.command.read(record.words, program: CalledName.text)
    var script = try ScriptSettings(arguments)
    script.words = record.words
    // The format of a start in the background was that of a single line.
    if script.isDetached { script.format = nil }
    (script.planFile, script.isDetached) = (nil, false)
    if !record.steps.isEmpty {
      script.routine = try Routine(
        steps: record.steps, rounds: record.rounds, waits: record.waits,
        finalStep: record.finalStep)
    }
    return try settings(arguments, script)
  }

  private static func settings(
    _ arguments: Arguments, _ script: ScriptSettings
  ) throws -> CountdownSettings {
    var script = script
    let saved = NamedTimer.named(arguments.words, among: filePreferences.timersAndPresets)?
      .changed(by: script, arguments)
    let reading = try reading(of: arguments, &script, saved)
    if case .target? = reading, arguments.given.suspend == .pause {
      console.fail("--suspend=pause needs a span: suspension doesn’t delay a time of day")
    }
    if reading == nil, arguments.dryRun { console.fail("--dry-run needs a time such as 5m") }
    if reading == nil, arguments.save != nil { console.fail("--save needs a time such as 5m") }
    if reading == nil, !arguments.app || script.isForTimer, let refusal = script.refusalWithoutTime
    {
      console.fail(refusal)
    }
    var settings = CountdownSettings(arguments, reading: reading, script: script)
    settings.savedTimer = saved
    settings.timerToSave = try arguments.save.map {
      try NamedTimer(saving: arguments, script, saved, as: $0)
    }
    if let refusal = settings.script.refusal(opensApp: settings.opensApp) { console.fail(refusal) }
    return settings
  }

  /// Returns the time, or that of the first step; `nil` without a time.
  private static func reading(
    of arguments: Arguments, _ script: inout ScriptSettings, _ saved: NamedTimer?
  ) throws -> Reading? {
    let plan = try saved?.plan()
    if script.marks.isEmpty, let marks = plan?.marks { script.marks = marks }
    if let routine = script.routine {
      if script.planFile != nil, !arguments.words.isEmpty {
        throw CommandLineStop.refused("--plan sets the steps: omit either the time or --plan")
      }
      return .span(routine[0].length, hint: nil)
    }
    guard !arguments.words.isEmpty else { return nil }
    if let plan {
      script.routine = plan.routine
      return plan.reading
    }
    let reading = try Reading(words: arguments.words)
    guard script.repeatsSpan else { return reading }
    guard case .span(let length, _) = reading else {
      throw CommandLineStop.refused(
        "--rounds, --finally and --wait need a span: a time of day occurs only once")
    }
    script.routine = try script.routine([Step(length: length)])
    return reading
  }

  /// The settings in the settings file, read at first use.
  static let filePreferences = Preferences(from: AppPaths(environment: Console.environment))

  /// Answers a shell's request for completions or for the completion script, and exits.
  private static func answerShell(_ words: [String]) {
    guard let answer = ShellAnswer(to: words, completing: CalledName.text, complete) else { return }
    switch answer {
    case .text(let text): console.output(text)
    case .refused(let words): console.fail(words)
    }
    exit(0)
  }

  private static func complete(_ words: [String]) -> Completion {
    TimerCompletion.completion(of: words, lookUp)
  }

  /// Returns the completions of a kind that has to be looked up.
  private nonisolated static func lookUp(_ kind: String) -> [Completion.Candidate] {
    let paths = AppPaths { Console.environment($0) }
    return switch kind {
    case TimerNames.sounds: paths.soundLibrary.entries.map { .init($0.name, $0.summary) }
    case TimerNames.devices:
      ((try? DeviceList.devices()) ?? []).map { .init($0.name, $0.description) }
    case TimerNames.saved:
      Preferences(from: paths).timersAndPresets.filter { !$0.name.contains(" ") }
        .map { .init($0.name, $0.summary.joined(separator: " · ")) }
    case CardTheme.completions:
      (CardTheme.builtIn + PairsSettings(from: paths).themes).map { .init($0.name, $0.summary) }
    case TimerNames.running: TimerCandidates.running()
    case TimerNames.paused: TimerCandidates.running(in: .paused)
    case TimerNames.unfinished: TimerCandidates.unfinished()
    default: []
    }
  }

  /// Returns the result of `body`; exits for help and errors.
  static func orStop<Result>(_ body: () throws(CommandLineStop) -> Result) -> Result {
    do throws(CommandLineStop) {
      return try body()
    } catch {
      end(with: error)
    }
  }

  /// Prints the help, the version or an error, and exits.
  static func end(with stop: CommandLineStop) -> Never {
    switch stop {
    case .refused(let words): console.explain("\(console.program): \(words)".lines)
    case .help(let text): console.print(lines: text.lines)
    case .summary: console.print(lines: TimerHelp(name: CalledName.text).text.lines)
    case .version: console.print(Version.line(of: "timer"))
    }
    exit(0)
  }
}
