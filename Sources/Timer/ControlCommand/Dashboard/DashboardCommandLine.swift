internal import CommandLines
internal import Countdowns
internal import Programs
internal import Reports
internal import Runtime
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import TimerPrograms
package import Timers

/// The command lines that show the dashboard: `timer dashboard`, and `timer` alone while timers are
/// running.
@MainActor
package enum DashboardCommandLine {
  private static var console: Console { Console.timer }

  /// The time for which to wait for timers on a busy machine.
  private static let patience = Duration.seconds(1)

  /// Runs `timer dashboard` with its options until the user leaves it; without a terminal, or if
  /// asked for, prints the list of timers instead.
  static func run(_ options: [String]) throws {
    let arguments = try DashboardArguments.command.read(options, program: CalledName.own.text)
    let preferences = arguments.given.filled(
      from: Preferences.saved, environment: Console.environment)
    let look = Look(preferences)
    if !arguments.isPlain, let screen = DrawableTerminal(look) {
      show(
        ControlCommand.running(ifBusy: patience), look, notes: preferences.notes, options,
        on: screen)
    }
    _ = try ControlCommand.run(["list"])
  }

  /// Shows the dashboard if timers are running, until the user leaves it; returns if there are
  /// none, or after printing them if the cursor can't be moved.
  package static func showRunningTimers(_ settings: CountdownSettings) {
    guard StandardStreams.isTerminal(1), let running = try? RunningTimers.find(ifBusy: patience),
      !running.timers.isEmpty
    else { return }
    if !settings.isPlain, let screen = DrawableTerminal(settings.look) {
      show(running, settings.look, notes: settings.notes, [], on: screen)
    }
    let reports = running.timers.map { $0.record.report(at: $0.record.now) }
    for line in StatusTable.lines(
      reports, in: ControlCommand.zone, width: StandardStreams.columns(1))
    { console.print(line) }
  }

  /// A terminal on which the dashboard can be drawn.
  private struct DrawableTerminal {
    let terminal: Terminal
    let capabilities: Capabilities

    /// Opens the terminal on standard output; `nil` if it isn't one, or its cursor can't be moved.
    @MainActor
    init?(_ look: Look) {
      capabilities = Capabilities(
        environment: Console.environment, glyphs: look.glyphs, colors: look.colors)
      guard StandardStreams.isTerminal(1), capabilities.movesCursor,
        let terminal = Terminal.open(orElse: 1), StandardStreams.is(1, terminal)
      else { return nil }
      self.terminal = terminal
    }
  }

  private static func show(
    _ running: RunningTimers, _ look: Look, notes: [String], _ options: [String],
    on screen: DrawableTerminal
  ) -> Never {
    console.requireFirstThread()
    let clocks = ProgramClocks(countsSuspension: true)
    let shown = ForegroundTerminal(
      screen.terminal, screen.capabilities, .frames, pixels: look.pixels,
      environment: Console.environment, clock: clocks.own.reading)
    let program = DashboardProgram(
      running.timers.map { $0.record.onClock(of: clocks) }, look, zone: ControlCommand.zone,
      at: clocks.now)
    let name = ProgramArguments.all.first ?? CalledName.own.text
    let notes =
      running.silent.map(\.words)
      + [SettingsNote.sentence(for: notes, program: CalledName.own.text)]
      .compactMap(\.self)
    if StandardStreams.hasSpareDescriptors {
      Runner(
        program, Session.Configuration(screen.capabilities),
        DashboardHandler((name, options), notes: notes), clocks: clocks, terminal: shown,
        waitsForWallTimes: true)?.run()
    }
    console.failWithoutDescriptors()
  }
}
