internal import Control
internal import Countdowns
internal import Programs
internal import Reports
internal import Runtime
internal import TerminalCodes
internal import TerminalIO

/// The command `timer attach`, which shows a view of a running timer.
@MainActor
enum AttachCommand {
  private static var console: Console { TimerTool.console }

  /// Shows a timer until the view is closed or the timer ends.
  static func run(_ arguments: AttachArguments) -> Never {
    let timer = ControlCommand.timer(arguments.target.name)
    let connection = connection(to: timer)
    let settings = settings(arguments)
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: settings.glyphs, colors: settings.colors)
    guard let terminal = Terminal.open(orElse: StandardStreams.isTerminal(1) ? 1 : nil) else {
      console.fail("attach needs a terminal")
    }
    let showsFace = capabilities.movesCursor
    if case .only(let wanted) = settings.pixels, !showsFace {
      console.complain(PixelChoice.refusal(of: wanted, "No face is shown."))
    }
    for note in settings.notes { console.complain(note) }
    let clocks = ProgramClocks(countsSuspension: timer.record.countsSuspension)
    let shown = ForegroundTerminal(
      terminal, capabilities, showsFace ? .frames : .lines, pixels: settings.pixels,
      environment: Console.environment, clock: clocks.own.reading)
    guard StandardStreams.hasSpareDescriptors else { console.failWithoutDescriptors() }
    let program = AttachProgram(
      timer.record, settings, zone: ControlCommand.zone, showsFace: showsFace)
    Runner(
      program, Session.Configuration(capabilities), AttachHandler(connection, to: timer.socket),
      clocks: clocks,
      terminal: shown)?.run()
    console.failWithoutDescriptors()
  }

  /// Connects to a timer and follows it; exits if that fails.
  private static func connection(to timer: RunningTimers.Timer) -> ControlConnection {
    do throws(ControlError) {
      return try ControlConnection(timer.socket)
    } catch {
      console.fail("\(timer.record.name): \(error)", status: ControlCommand.unavailable)
    }
  }

  /// Returns the settings of the view, from the command line, the environment, and the settings
  /// file, in that order of precedence.
  private static func settings(_ arguments: AttachArguments) -> CountdownSettings {
    var settings = CountdownSettings(given: arguments.given)
    settings.faceIsNamed = settings.given.face != nil
    settings.placement = arguments.placement
    settings.apply(TimerTool.filePreferences, environment: Console.environment)
    return settings
  }
}
