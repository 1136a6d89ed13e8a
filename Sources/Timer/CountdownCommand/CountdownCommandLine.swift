internal import Alarms
internal import CSystem
package import Clocks
internal import Control
package import Countdowns
internal import Glibc
internal import Programs
internal import Reports
package import Runtime
internal import TerminalCodes
internal import TerminalIO
internal import Texts
internal import TimerEnvironment
package import TimerProcess
internal import TimerPrograms
package import Timers

/// The command line of a countdown: what it prepares, and its start.
@MainActor
package enum CountdownCommandLine {
  static let console = Console.timer

  /// Returns the goal of the countdown; exits if the time of day is invalid.
  package static func goal(
    of settings: CountdownSettings, at now: Moment, in zone: Zone
  ) -> CountdownGoal {
    if let unfinished = settings.definition.unfinished {
      return CountdownGoal(
        total: unfinished.total ?? TimerDefinition.openTotal, target: unfinished.target)
    }
    do throws(ReadingError) {
      return try CountdownGoal(settings.reading, at: now, in: zone)
    } catch {
      console.fail(error.description)
    }
  }

  /// Prints what a time means, and exits.
  package static func explain(
    _ settings: CountdownSettings, at now: Moment, in zone: Zone,
    as explanation: CountdownSettings.Explanation
  ) -> Never {
    let goal = goal(of: settings, at: now, in: zone)
    let routine = settings.definition.routine
    let echo = goal.echo(routine, at: now, in: zone)
    let total = routine?.total ?? goal.total
    if let routine, routine.isEndless {
      console.output(explanation == .json ? #"{"seconds":null,"ends":null}"# : echo)
    } else if explanation == .json {
      let ends = ClockText.iso8601(now.wall.advanced(by: total), in: zone)
      // The time until a target is only as precise as its end.
      let isExact = goal.target == nil
      let seconds = SecondsText.text(isExact ? total : total.rounded(up: .milliseconds(1)))
      console.output(#"{"seconds":\#(seconds),"ends":"\#(ends)"}"#)
    } else {
      let warnings = settings.ownWarnings.map(\.words).joined(separator: ", ")
      console.print(echo + (warnings.isEmpty ? "" : " · \(warnings)") + goal.hintSuffix)
    }
    exit(0)
  }

  /// Runs the countdown until its end.
  package static func run(
    to goal: CountdownGoal, _ settings: CountdownSettings, from start: Moment, in zone: Zone,
    _ clocks: ProgramClocks, _ child: DetachedStart.Child?
  ) -> Never {
    if child == nil, settings.definition.hooks.start == nil, StandardStreams.isTerminal(1) {
      console.requireFirstThread()
    } else {
      // Something else than the first frame comes first, and couldn’t be taken back.
      console.requireThreads()
    }
    checkSharing(settings)
    // In the background, the format is that of the one line about the start.
    var settings = settings
    let format = settings.definition.format
    if settings.definition.isDetached { settings.definition.format = nil }
    let terminal =
      settings.definition.isDetached
      ? nil : Terminal.open(orElse: StandardStreams.isTerminal(1) ? 1 : nil)
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: settings.look.glyphs, colors: settings.look.colors)
    let streams = streams(settings, terminal, capabilities)
    let rings = AlarmRule(settings.alarm, isShown: streams.show != .nothing, settings.definition)
    let alarms = prepare(settings, goal, rings, streams, clocks)
    let registration = register(settings, in: zone)
    if child != nil { refuseUncontrolled(registration) }
    let program = CountdownProgram(
      settings, to: goal, alarm: rings.plan, zone: zone, streams: streams, start: start,
      identity: registration.identity)
    if streams.speaksOnError {
      console.say(program.startedRun.echo(at: start, in: zone) + goal.hintSuffix)
    }
    if case .only(let wanted) = settings.look.pixels, streams.show != .face {
      console.complain(PixelChoice.refusal(of: wanted, "No face is shown."))
    }
    let shown =
      streams.show == .nothing
      ? nil
      : terminal.map { terminal in
        ForegroundTerminal(
          terminal, capabilities, streams.show == .words ? .lines : .frames,
          pixels: settings.look.pixels, environment: Console.environment, clock: clocks.own.reading)
      }
    guard StandardStreams.hasSpareDescriptors,
      let runner = Runner(
        program, Session.Configuration(capabilities),
        CountdownHandler(settings, alarms, streams, registration, clocks, capabilities),
        clocks: clocks, terminal: shown, endsWithTerminal: endsWithTerminal,
        waitsForWallTimes: goal.target != nil)
    else {
      registration.close()
      console.failWithoutDescriptors()
    }
    if let child {
      // The streams are released after this, so failures are reported now.
      let run = program.startedRun
      let record = run.record(program.presentation, at: start)
      let failure = registration.keep(record, within: .seconds(1))
      for note in registration.notes + [failure].compactMap(\.self) { console.complain(note) }
      let (name, report) = (registration.identity.name, run.report(at: start))
      let echo = run.echo(at: start, in: zone, named: name)
      DetachedStart.report(
        format?.line(report, in: zone) ?? name, format == nil ? echo : nil, to: child.descriptor)
    }
    runner.run()
  }

  /// Whether closing the terminal ends the countdown, as SIGHUP does unless nohup(1) ignores it.
  private static var endsWithTerminal: Bool { csystem_is_ignored(SIGHUP) == 0 }

  /// Returns the use of the streams; exits if the options conflict.
  private static func streams(
    _ settings: CountdownSettings, _ terminal: Terminal?, _ capabilities: Capabilities
  ) -> Streams {
    let outputIsTerminal = terminal.map { StandardStreams.is(1, $0) } ?? false
    let streams = Streams(
      settings, outputIsTerminal: outputIsTerminal,
      errorIsTerminal: StandardStreams.isTerminal(2), hasTerminal: terminal != nil,
      movesCursor: capabilities.movesCursor)
    if outputIsTerminal, streams.feeds, streams.show != .nothing {
      console.fail(
        "the picture and the lines of --format, --json or --every can’t share the terminal: "
          + "redirect standard output")
    }
    return streams
  }

  /// Registers the timer; exits if another timer has its name.
  private static func register(_ settings: CountdownSettings, in zone: Zone) -> RunRegistration {
    do throws(ControlError) {
      return try RunRegistration(
        label: settings.name, resumed: settings.definition.unfinished?.name,
        countsSuspension: settings.suspend == .count, in: zone)
    } catch { console.fail(error.description, status: 73) }
  }

  /// Exits if the room or its broker are wrongly given; a resumed timer runs on without it.
  private static func checkSharing(_ settings: CountdownSettings) {
    guard let sharing = settings.definition.sharing, settings.definition.unfinished == nil else {
      return
    }
    do throws(SharingFailure) {
      _ = try BrokerAccess.room(
        sharing.room, settings.preferences.sharing, environment: Console.environment)
    } catch { console.fail(error.words) }
  }

  /// Exits if a background timer couldn't be controlled.
  private static func refuseUncontrolled(_ registration: RunRegistration) {
    guard !registration.isControlled else { return }
    registration.notes.forEach(console.complain)
    console.fail(
      "a background timer must be controllable: set XDG_RUNTIME_DIR to a folder of yours "
        + "in which files can be created", status: 73)
  }

  /// Prepares the alarms; exits if one can’t be prepared.
  private static func prepare(
    _ settings: CountdownSettings, _ goal: CountdownGoal, _ rule: AlarmRule, _ streams: Streams,
    _ clocks: ProgramClocks
  ) -> AlarmSet {
    let hasMarkSounds = settings.definition.marks.contains {
      if case .command = $0.action { false } else { true }
    }
    let isHeard = rule.isHeard || hasMarkSounds
    let checksDevice = settings.alarm.device != nil && !settings.alarm.isMuted
    guard isHeard || checksDevice else { return AlarmSet() }
    let preparation = AlarmPreparation(
      settings: settings.alarm, rounds: rule.rounds,
      hasBell: streams.show != .nothing || streams.speaksOnError,
      means: AlarmMeans(environment: Console.environment), clock: clocks.own.reading)
    StandardStreams.isolateStandardError()
    guard isHeard else {
      check(preparation, isResumed: settings.definition.unfinished != nil)
      return AlarmSet()
    }
    let routine = settings.definition.routine(of: goal.total)
    let voices = rule.isHeard ? AlarmVoice.all(of: routine) : []
    // A missing sound doesn’t stop a timer from being resumed.
    if settings.definition.unfinished != nil {
      let (alarms, failures) = preparation.prepareWhatIsThere(
        voices, marks: settings.definition.marks)
      for failure in failures { console.complain(failure.words) }
      return alarms
    }
    do throws(AlarmFailure) {
      return try preparation.prepareAll(voices, marks: settings.definition.marks)
    } catch { console.fail(error.words, status: error.status) }
  }

  /// Tests a named device although nothing will be played; exits if it fails, or only reports the
  /// error for a resumed timer.
  private static func check(_ preparation: AlarmPreparation, isResumed: Bool) {
    do throws(AlarmFailure) {
      try preparation.checkNamedDevice()
    } catch {
      if isResumed { return console.complain(error.words) }
      console.fail(error.words, status: error.status)
    }
  }
}
