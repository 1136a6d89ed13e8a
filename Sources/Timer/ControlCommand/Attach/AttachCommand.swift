internal import Control
internal import Countdowns
internal import Programs
internal import Reports
internal import Runtime
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// The command `timer attach`, which shows a view of a running timer.
@MainActor
enum AttachCommand {
  private static var console: Console { Console.timer }

  /// Shows a timer until the view is closed or the timer ends.
  static func run(_ arguments: AttachArguments) -> Never {
    if let room = arguments.target.room {
      let connection = RoomCommands.connection(to: room)
      let record = RoomCommands.awaitRecord(connection)
      show(
        record, arguments, RoomAttachHandler(connection, record), isRemote: true,
        canControl: connection.canControl, user: connection.user)
    }
    let timer = ControlCommand.timer(arguments.target.name)
    show(timer.record, arguments, AttachHandler(connection(to: timer), to: timer.socket))
  }

  /// Shows the view of a timer.
  private static func show(
    _ record: TimerRecord, _ arguments: AttachArguments,
    _ handler: some EffectHandler<AttachProgram>, isRemote: Bool = false, canControl: Bool = true,
    user: String? = nil
  ) -> Never {
    let preferences = arguments.given.filled(
      from: Preferences.saved, environment: Console.environment)
    var look = Look(preferences, placement: arguments.placement)
    look.faceIsNamed = arguments.given.face != nil
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: look.glyphs, colors: look.colors)
    guard let terminal = Terminal.open(orElse: StandardStreams.isTerminal(1) ? 1 : nil) else {
      console.fail("attach needs a terminal")
    }
    let showsFace = capabilities.movesCursor
    if case .only(let wanted) = look.pixels, !showsFace {
      console.complain(PixelChoice.refusal(of: wanted, "No face is shown."))
    }
    for note in preferences.notes { console.complain(note) }
    let clocks = ProgramClocks(countsSuspension: record.countsSuspension)
    let shown = ForegroundTerminal(
      terminal, capabilities, showsFace ? .frames : .lines, pixels: look.pixels,
      environment: Console.environment, clock: clocks.own.reading)
    guard StandardStreams.hasSpareDescriptors else { console.failWithoutDescriptors() }
    let program = AttachProgram(
      record, look, zone: ControlCommand.zone, showsFace: showsFace, isRemote: isRemote,
      canControl: canControl, user: user)
    Runner(
      program, Session.Configuration(capabilities), handler, clocks: clocks, terminal: shown)?.run()
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
}
