package import Clocks
internal import CountdownCommand
package import Countdowns
internal import Journal
internal import Programs
package import Runtime
internal import Settings
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
package import Timers

/// The command line that opens the app: `timer` alone, or with `--app`.
@MainActor
package enum AppCommandLine {
  /// Runs the app until it quits; without a terminal, runs it in plain text or else prints the usage.
  package static func run(
    _ settings: CountdownSettings, at now: Moment, in zone: Zone, _ clocks: ProgramClocks
  ) -> Never {
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: settings.look.glyphs, colors: settings.look.colors)
    let isStream =
      settings.isPlain && !(StandardStreams.isTerminal(0) && StandardStreams.isTerminal(1))
    guard let port = isStream ? StreamPort(input: 0, output: 1) : terminal() else {
      let isAskedFor = settings.isPlain || !settings.hasNoTime
      if isAskedFor { Console.timer.fail("the app needs a terminal") }
      Console.timer.explain(TimerHelp(name: CalledName.own.text).usage.lines)
    }
    Console.timer.requireFirstThread()
    let isPlain = settings.isPlain || !capabilities.movesCursor
    let store = AppStore(environment: Console.environment)
    let goal = settings.hasNoTime ? nil : CountdownCommandLine.goal(of: settings, at: now, in: zone)
    let shown = ForegroundTerminal(
      port, capabilities, isPlain ? .prompt : .frames, pixels: settings.look.pixels,
      environment: Console.environment, clock: clocks.own.reading)
    var program = program(settings, store, goal, at: now, in: zone)
    if isPlain { program.plain = PlainPrompt(isStream: isStream) }
    guard StandardStreams.hasSpareDescriptors else { full() }
    Runner(
      program, Session.Configuration(capabilities),
      AppHandler(store, notes: settings.notes, clocks, capabilities), clocks: clocks,
      terminal: shown, endsWithTerminal: !isStream, waitsForWallTimes: true)?.run()
    full()
  }

  /// Returns the terminal if standard output is it.
  private static func terminal() -> (any TerminalPort)? {
    guard StandardStreams.isTerminal(1), let terminal = Terminal.open(orElse: 1),
      StandardStreams.is(1, terminal)
    else { return nil }
    return terminal
  }

  private static func full() -> Never { Console.timer.failWithoutDescriptors() }

  /// Returns the app, with a running countdown if the command line gave a time.
  private static func program(
    _ settings: CountdownSettings, _ store: AppStore, _ goal: CountdownGoal?, at now: Moment,
    in zone: Zone
  ) -> AppProgram {
    let recents = store.recents()
    var program = AppProgram(
      settings, settings.preferences, zone: zone, recents: recents ?? RecentTimes(),
      isFirstStart: recents == nil, program: .own)
    guard let goal else {
      program.tab.name = settings.name
      return program
    }
    program.begin(
      goal, settings.savedTimer, name: settings.name, settings.definition,
      boot: ProcessIdentity.bootID(), at: now)
    return program
  }
}
