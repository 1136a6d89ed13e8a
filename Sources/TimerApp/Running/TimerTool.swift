internal import Alarms
internal import ArgumentParser
internal import Cells
internal import Clocks
internal import Countdowns
internal import Faces
internal import Glibc
internal import Programs
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
    let start = (SystemClock.boottime.now, SystemClock.monotonic.now, SystemClock.realtime.now)
    Memory.shareHeap()
    StandardStreams.openMissingStandardStreams()
    var settings = understand(Array(CommandLine.arguments.dropFirst()))
    let zone = Zone { LocalZone.offset(atSecondsSinceEpoch: $0) }
    func moment(_ settings: CountdownSettings) -> Moment {
      let counts = settings.suspend == .count
      return Moment(
        instant: Instant(sinceZero: counts ? start.0 : start.1),
        wall: WallTime(sinceEpoch: start.2))
    }
    if let explanation = settings.explanation {
      let now = moment(settings)
      explain(goal(of: settings, at: now, in: zone), at: now, in: zone, as: explanation)
    }
    settings.apply(
      Preferences(from: SoundPlaces(environment: Console.environment)),
      environment: Console.environment)
    // In the app, they are those of one timer among several.
    if let kept = settings.kept, !settings.opensApp { settings.take(kept) }
    let clocks = ProgramClocks(countsSuspension: settings.suspend == .count)
    if settings.opensApp { AppCommandLine.run(settings, at: moment(settings), in: zone, clocks) }
    let now = moment(settings)
    count(to: goal(of: settings, at: now, in: zone), settings, from: now, in: zone, clocks)
  }

  /// Reads the command line; help, the version and errors end the program here.
  private static func understand(_ words: [String]) -> CountdownSettings {
    if words.isEmpty { return .bare }
    if let settings = QuickReader.read(words) { return settings }
    answerShell(words)
    if SoundsCommand.isMeant(by: words) { SoundsCommand.run(words) }
    if ConfigCommand.isMeant(by: words) { ConfigCommand.run(words) }
    if PairsCommandLine.isMeant(by: words) { PairsCommandLine.run(words) }
    let help = HelpText(name: CalledName.text)
    if words == ["help"] || words.prefix(while: { $0 != "--" }).contains(where: isHelp) {
      console.print(help.text)
      exit(0)
    }
    do {
      let arguments = try Arguments.parse(ArgumentPreparation.prepare(words))
      let kept = NamedTimer.named(arguments.words, among: keptTimers)
      let reading =
        arguments.words.isEmpty ? nil : try kept?.reading ?? Reading(words: arguments.words)
      if case .target? = reading, arguments.suspend == .pause {
        console.fail("--suspend=pause goes with a span: a time of day comes all the same")
      }
      if reading == nil, arguments.dryRun { console.fail("--dry-run needs a time such as 5m") }
      var settings = CountdownSettings(arguments, reading: reading)
      settings.kept = kept?.timer
      return settings
    } catch let error as ReadingError {
      console.fail(error.description)
    } catch {
      end(with: error, of: Arguments.self, help: "\(CalledName.text) --help-all")
    }
  }

  /// The timers that have names.
  private static var keptTimers: [NamedTimer] {
    Preferences(from: SoundPlaces(environment: Console.environment)).timers
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
      themes: CardTheme.builtIn + PairsPreferences(from: places).themes)
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
    do throws(ReadingError) {
      return try TimeEntry.goal(of: settings.reading, at: now, in: zone)
    } catch {
      console.fail(error.description)
    }
  }

  private static func explain(
    _ goal: TimeEntry.Goal, at now: Moment, in zone: Zone,
    as explanation: CountdownSettings.Explanation
  ) -> Never {
    let ends = now.wall.advanced(by: goal.total)
    if explanation == .json {
      // The way to a target is no more exact than its end.
      let isExact = goal.target == nil
      let seconds = SecondsText.text(
        isExact ? goal.total : goal.total.rounded(up: .milliseconds(1)))
      console.output(
        #"{"seconds":\#(seconds),"ends":"\#(ClockText.iso8601(ends, in: zone))"}"#)
    } else {
      let echo = Wording(name: nil, zone: zone, isExact: goal.target == nil)
        .echo(total: goal.total, ends: ends, now: now.wall)
      console.print(echo + (goal.hint.map { " (\($0))" } ?? ""))
    }
    exit(0)
  }

  private static func count(
    to goal: TimeEntry.Goal, _ settings: CountdownSettings, from start: Moment, in zone: Zone,
    _ clocks: ProgramClocks
  ) -> Never {
    let terminal = Terminal.open(orElse: StandardStreams.isTerminal(1) ? 1 : nil)
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: settings.glyphs, colors: settings.colors)
    let streams = Streams(
      settings,
      in: Streams.Surroundings(
        outputIsTerminal: terminal.map { StandardStreams.is(1, $0) } ?? false,
        errorIsTerminal: StandardStreams.isTerminal(2), hasTerminal: terminal != nil,
        movesCursor: capabilities.movesCursor))
    let rings = AlarmRule(settings.alarm, isShown: streams.show != .nothing)
    let alarm = rings.isHeard ? prepare(settings, rings, streams, clocks) : nil
    var program = CountdownProgram(
      settings, total: goal.total, target: goal.target, alarm: rings.plan, zone: zone,
      streams: streams, start: start)
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
        CountdownHandler(settings, alarm, streams, clocks, capabilities), clocks: clocks,
        terminal: shown, catchesSignals: shown != nil || alarm != nil, endsWithTerminal: false,
        waitsForWallTimes: goal.target != nil)
    else {
      console.fail("the system has no descriptors left for another countdown", status: 71)
    }
    runner.run()
  }

  /// Gets the alarm ready; what is wrong with it ends the program here.
  private static func prepare(
    _ settings: CountdownSettings, _ rule: AlarmRule, _ streams: Streams, _ clocks: ProgramClocks
  ) -> Alarm {
    let preparation = AlarmPreparation(
      settings: settings.alarm, rounds: rule.rounds,
      hasBell: streams.show != .nothing || streams.speaksOnError,
      environment: Console.environment, clock: clocks.own.reading)
    StandardStreams.isolateStandardError()
    do throws(AlarmFailure) {
      return try preparation.prepare()
    } catch {
      console.fail(error.words, status: error.status)
    }
  }
}
