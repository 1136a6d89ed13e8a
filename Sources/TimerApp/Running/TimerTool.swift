internal import Alarms
internal import ArgumentParser
internal import CSystem
internal import Cells
internal import Clocks
internal import Control
internal import Countdowns
internal import Faces
internal import Glibc
internal import Programs
internal import Reports
internal import Runtime
internal import TerminalCodes
internal import TerminalIO
internal import Texts

/// The program: from its arguments to its exit status.
@MainActor
public enum TimerTool {
  /// Where it says what it has to say in words.
  static let console = Console(program: CalledName.text)

  /// Runs the program.
  public static func main() -> Never {
    // The span counts from here.
    var start = DetachedStart.clocks
    _ = InheritedSignals.atStart
    // Some supervisors ignore it, and then no program's status could be known.
    _ = signal(SIGCHLD, SIG_DFL)
    Memory.shareHeap()
    StandardStreams.openMissingStandardStreams()
    StandardStreams.reportSizeLimits()
    let child = DetachedStart.child
    if let child { start = child.start }
    var settings = understand(ProgramArguments.words)
    let zone = Zone { LocalZone.offset(atSecondsSinceEpoch: $0) }
    func moment(_ settings: CountdownSettings) -> Moment {
      let counts = settings.suspend == .count
      return Moment(
        instant: Instant(sinceZero: counts ? start.boottime : start.monotonic),
        wall: WallTime(sinceEpoch: start.realtime))
    }
    if let explanation = settings.explanation {
      let now = moment(settings)
      explain(settings, at: now, in: zone, as: explanation)
    }
    settings.apply(
      Preferences(from: SoundPlaces(environment: Console.environment)),
      environment: Console.environment)
    // In the app, they are those of one timer among several.
    if let kept = settings.kept, !settings.opensApp { settings.take(kept) }
    if settings.script.isDetached, child == nil { DetachedStart.run(start) }
    let clocks = ProgramClocks(countsSuspension: settings.suspend == .count)
    if settings.opensApp { AppCommandLine.run(settings, at: moment(settings), in: zone, clocks) }
    let now = moment(settings)
    count(to: goal(of: settings, at: now, in: zone), settings, from: now, in: zone, clocks, child)
  }

  /// Reads the command line; help, the version and errors end the program here.
  private static func understand(_ words: [String]) -> CountdownSettings {
    if words.isEmpty { return .bare }
    if var settings = QuickReader.read(words) {
      settings.script.words = words
      return settings
    }
    answerShell(words)
    let words = ControlSyntax.spelledOut(words)
    if SoundsCommand.isMeant(by: words) { SoundsCommand.run(words) }
    if ConfigCommand.isMeant(by: words) { ConfigCommand.run(words) }
    if PairsCommandLine.isMeant(by: words) { PairsCommandLine.run(words) }
    do {
      if let settings = try ControlCommand.run(words) { return settings }
      if words.allSatisfy({ $0 == "help" })
        || words.prefix(while: { $0 != "--" }).contains(where: isHelp)
      {
        console.print(HelpText(name: CalledName.text).text)
        exit(0)
      }
      if let refusal = CommandNames.refusalOfHelp(words) { console.fail(refusal) }
      return try settings(from: words)
    } catch let error as ReadingError {
      // A name that is in the settings file isn’t known while the file has mistakes.
      keptNotes.forEach(console.complain)
      console.fail(CommandNames.refusal(of: words) ?? error.description)
    } catch let error as PlanFailure {
      console.fail(error.words, status: error.status)
    } catch let error as any CommandLineError {
      console.fail(error.description)
    } catch {
      // The option of a misspelled command is unknown too.
      if NamedTimer.named(words, among: keptTimers) == nil,
        let refusal = CommandNames.refusal(of: words)
      {
        console.fail(refusal)
      }
      end(with: error, of: Arguments.self, help: "\(CalledName.text) --help-all")
    }
  }

  /// Reads a command line of a countdown.
  static func settings(from words: [String]) throws -> CountdownSettings {
    let (words, command) = FinalCommandWords.split(words)
    let arguments = try Arguments.parse(ArgumentPreparation.prepare(words))
    var script = try ScriptSettings(arguments, command: command)
    script.words = words + (command.isEmpty ? [] : ["--"] + command)
    // Standard input can be read once: by the program that counts.
    if script.isDetached, script.planFile == "-", DetachedStart.child == nil {
      DetachedStart.run(DetachedStart.clocks)
    }
    try script.readPlan()
    return try settings(arguments, script)
  }

  /// Reads the command line with which an unfinished timer was started; its steps come from its
  /// record.
  static func settings(fromKept record: TimerRecord) throws -> CountdownSettings? {
    if record.countsUp { return try Stopwatch.settings(from: record.words) }
    let (words, command) = FinalCommandWords.split(record.words)
    let arguments = try Arguments.parse(ArgumentPreparation.prepare(words))
    var script = try ScriptSettings(arguments, command: command)
    script.words = record.words
    (script.planFile, script.isDetached) = (nil, false)
    if !record.steps.isEmpty {
      let steps = record.steps.map { Step(label: $0.label, length: $0.length, sound: $0.sound) }
      script.routine = try Routine(steps: steps, rounds: record.rounds, waits: record.waits)
    }
    return try settings(arguments, script)
  }

  private static func settings(
    _ arguments: Arguments, _ script: ScriptSettings
  ) throws -> CountdownSettings {
    var script = script
    let kept =
      script.routine == nil ? NamedTimer.named(arguments.words, among: keptTimers) : nil
    let reading = try reading(of: arguments, &script, kept?.reading)
    if case .target? = reading, arguments.suspend == .pause {
      console.fail("--suspend=pause needs a span: a time of day isn’t delayed by sleep")
    }
    if reading == nil, arguments.dryRun { console.fail("--dry-run needs a time such as 5m") }
    if reading == nil, !arguments.app, let refusal = script.refusalWithoutTime {
      console.fail(refusal)
    }
    var settings = CountdownSettings(arguments, reading: reading, script: script)
    settings.kept = kept?.timer
    if let refusal = settings.script.refusal(opensApp: settings.opensApp) { console.fail(refusal) }
    return settings
  }

  /// Returns the time; of steps, that of the first.
  private static func reading(
    of arguments: Arguments, _ script: inout ScriptSettings, _ kept: Reading?
  ) throws -> Reading? {
    if let routine = script.routine {
      if script.planFile != nil, !arguments.words.isEmpty {
        throw ValidationError("--plan has the steps: leave out the time, or --plan")
      }
      return .span(routine[0].length, hint: nil)
    }
    guard !arguments.words.isEmpty else { return nil }
    let reading = try kept ?? Reading(words: arguments.words)
    guard script.rounds > 1 || script.waits else { return reading }
    guard case .span(let length, _) = reading else {
      throw ValidationError("--rounds and --wait need a span: a time of day comes only once")
    }
    script.routine = try Routine(
      steps: [Step(length: length)], rounds: script.rounds, waits: script.waits)
    return reading
  }

  /// The timers that have names.
  private static var keptTimers: [NamedTimer] {
    Preferences(from: SoundPlaces(environment: Console.environment)).timers
  }

  /// What is wrong with the settings file, each in a sentence.
  private static var keptNotes: [String] {
    Preferences(from: SoundPlaces(environment: Console.environment)).notes
  }

  private static func isHelp(_ word: String) -> Bool { ["-h", "--help"].contains(word) }

  /// Answers a shell's request for completions or for the completion script, and exits.
  private static func answerShell(_ words: [String]) {
    guard let answer = ShellAnswer(to: words, completing: CalledName.text, complete) else { return }
    switch answer {
    case .text(let text): console.output(text)
    case .unknownShell(let words): console.fail(words)
    }
    exit(0)
  }

  private static func complete(_ words: [String]) -> Completion {
    let places = SoundsCommand.places
    return TimerSyntax.completion(
      of: words,
      sounds: places.soundLibrary.entries.map { .init($0.name, $0.summary) },
      devices: DeviceList.devices().map { .init($0.name, $0.description) },
      timers: Preferences(from: places).timers.filter { !$0.name.contains(" ") },
      themes: CardTheme.builtIn + PairsPreferences(from: places).themes,
      running: TimerCandidates.running(), paused: TimerCandidates.running(in: .paused),
      unfinished: TimerCandidates.unfinished())
  }

  /// Says what a command has to say instead of running: its help, or what is wrong.
  static func end(
    with error: any Error, of command: any ParsableArguments.Type, help: String
  ) -> Never {
    let status = command.exitCode(for: error).rawValue
    guard status == 0 else {
      console.fail(ParserMessage.clause(command.message(for: error), help: help), status: status)
    }
    console.print(command.fullMessage(for: error))
    exit(0)
  }

  /// Returns what is counted to; a time of day that can't be ends the program here.
  static func goal(
    of settings: CountdownSettings, at now: Moment, in zone: Zone
  ) -> TimeEntry.Goal {
    if let unfinished = settings.script.unfinished {
      return TimeEntry.Goal(
        total: unfinished.total ?? ScriptSettings.openTotal, target: unfinished.target)
    }
    do throws(ReadingError) {
      return try TimeEntry.goal(of: settings.reading, at: now, in: zone)
    } catch {
      console.fail(error.description)
    }
  }

  private static func explain(
    _ settings: CountdownSettings, at now: Moment, in zone: Zone,
    as explanation: CountdownSettings.Explanation
  ) -> Never {
    let goal = goal(of: settings, at: now, in: zone)
    let routine = settings.script.routine
    let total = routine?.total ?? goal.total
    let ends = now.wall.advanced(by: total)
    if explanation == .json {
      // The way to a target is no more exact than its end.
      let isExact = goal.target == nil
      let seconds = SecondsText.text(isExact ? total : total.rounded(up: .milliseconds(1)))
      console.output(
        #"{"seconds":\#(seconds),"ends":"\#(ClockText.iso8601(ends, in: zone))"}"#)
    } else {
      let wording = Wording(name: nil, zone: zone, isExact: goal.target == nil)
      let length = routine.map(RoutineWords.echo) ?? wording.length(total)
      let echo = "\(length) · \(wording.ends(ends, now: now.wall))"
      console.print(echo + (goal.hint.map { " (\($0))" } ?? ""))
    }
    exit(0)
  }

  private static func count(
    to goal: TimeEntry.Goal, _ settings: CountdownSettings, from start: Moment, in zone: Zone,
    _ clocks: ProgramClocks, _ child: DetachedStart.Child?
  ) -> Never {
    console.requireThreads()
    let terminal =
      settings.script.isDetached
      ? nil : Terminal.open(orElse: StandardStreams.isTerminal(1) ? 1 : nil)
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: settings.glyphs, colors: settings.colors)
    let streams = streams(settings, terminal, capabilities)
    let rings = AlarmRule(settings.alarm, isShown: streams.show != .nothing, settings.script)
    let alarms = prepare(settings, goal, rings, streams, clocks)
    let registration = register(settings, in: zone)
    if child != nil { refuseUncontrolled(registration) }
    var program = CountdownProgram(
      settings, total: goal.total, target: goal.target, alarm: rings.plan, zone: zone,
      streams: streams, start: start, identity: registration.identity)
    program.hint = goal.hint.map {
      CountdownProgram.Notice(text: $0, until: start.instant.advanced(by: .seconds(10)))
    }
    if streams.speaksOnError {
      let hint = goal.hint.map { " (\($0))" } ?? ""
      console.say(program.echo(at: start) + hint)
    }
    if case .only(let wanted) = settings.pixels, streams.show != .face {
      console.complain(PixelChoice.refusal(of: wanted, "No face is shown."))
    }
    let shown =
      streams.show == .nothing
      ? nil
      : terminal.map { terminal in
        ForegroundTerminal(
          terminal, capabilities, streams.show == .words ? .lines : .frames,
          pixels: settings.pixels, environment: Console.environment,
          clock: clocks.own.reading)
      }
    guard StandardStreams.hasSpareDescriptors,
      let runner = Runner(
        program, Session.Setting(capabilities),
        CountdownHandler(settings, alarms, streams, registration, clocks, capabilities),
        clocks: clocks, terminal: shown, endsWithTerminal: endsWithTerminal,
        waitsForWallTimes: goal.target != nil)
    else {
      registration.close()
      console.fail("the system has no descriptors left for another countdown", status: 71)
    }
    if let child {
      // After this there is no stream for it.
      let failure = registration.keep(program.record(at: start), within: .seconds(1))
      for note in registration.notes + [failure].compactMap(\.self) { console.complain(note) }
      DetachedStart.report(
        registration.identity.name, program.echo(at: start), to: child.descriptor)
    }
    runner.run()
  }

  /// Whether a terminal that goes away ends the countdown, as the signal does that most programs get then;
  /// nohup(1) ignores it.
  private static var endsWithTerminal: Bool { csystem_is_ignored(SIGHUP) == 0 }

  /// Returns what each stream carries; ends the program if they can’t be combined.
  private static func streams(
    _ settings: CountdownSettings, _ terminal: Terminal?, _ capabilities: Capabilities
  ) -> Streams {
    let outputIsTerminal = terminal.map { StandardStreams.is(1, $0) } ?? false
    let streams = Streams(
      settings,
      in: Streams.Surroundings(
        outputIsTerminal: outputIsTerminal, errorIsTerminal: StandardStreams.isTerminal(2),
        hasTerminal: terminal != nil, movesCursor: capabilities.movesCursor))
    if outputIsTerminal, streams.feeds, streams.show != .nothing {
      console.fail(
        "the picture and the lines of --format, --json or --every can’t share the terminal: "
          + "redirect standard output")
    }
    return streams
  }

  /// Claims the timer’s name; ends the program if another timer has it.
  private static func register(_ settings: CountdownSettings, in zone: Zone) -> RunRegistration {
    do throws(ControlError) {
      return try RunRegistration(
        label: settings.name, resumed: settings.script.unfinished?.name,
        countsSuspension: settings.suspend == .count, in: zone)
    } catch {
      console.fail(error.description, status: 73)
    }
  }

  /// Ends the program if a timer in the background couldn't be stopped by any command.
  private static func refuseUncontrolled(_ registration: RunRegistration) {
    guard !registration.isControlled else { return }
    registration.notes.forEach(console.complain)
    console.fail(
      "a timer in the background has to be controlled: set XDG_RUNTIME_DIR to a folder of yours "
        + "in which files can be made", status: 73)
  }

  /// Prepares the alarms; ends the program if one can’t be prepared.
  private static func prepare(
    _ settings: CountdownSettings, _ goal: TimeEntry.Goal, _ rule: AlarmRule, _ streams: Streams,
    _ clocks: ProgramClocks
  ) -> AlarmSet {
    let hasMarkSounds = settings.script.marks.contains {
      if case .command = $0.action { false } else { true }
    }
    let isHeard = rule.isHeard || hasMarkSounds
    let checksDevice = settings.alarm.device != nil && !settings.alarm.isMuted
    guard isHeard || checksDevice else { return AlarmSet() }
    let preparation = AlarmPreparation(
      settings: settings.alarm, rounds: rule.rounds,
      hasBell: streams.show != .nothing || streams.speaksOnError,
      environment: Console.environment, clock: clocks.own.reading)
    StandardStreams.isolateStandardError()
    guard isHeard else {
      check(preparation, isResumed: settings.script.unfinished != nil)
      return AlarmSet()
    }
    let routine = settings.script.routine(of: goal.total)
    let voices = rule.isHeard ? AlarmVoice.all(of: routine) : []
    // A timer that continues doesn’t end because a sound is gone.
    if settings.script.unfinished != nil {
      let (alarms, failures) = preparation.prepareWhatIsThere(
        voices, marks: settings.script.marks)
      for failure in failures { console.complain(failure.words) }
      return alarms
    }
    do throws(AlarmFailure) {
      return try preparation.prepareAll(voices, marks: settings.script.marks)
    } catch {
      console.fail(error.words, status: error.status)
    }
  }

  /// Ends the program if the device that was named doesn't play, though nothing is to be heard; of a timer
  /// that continues, it only says so.
  private static func check(_ preparation: AlarmPreparation, isResumed: Bool) {
    do throws(AlarmFailure) {
      try preparation.checkNamedDevice()
    } catch {
      if isResumed { return console.complain(error.words) }
      console.fail(error.words, status: error.status)
    }
  }
}
