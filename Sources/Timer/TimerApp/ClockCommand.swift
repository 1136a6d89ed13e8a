internal import CommandLines
internal import Countdowns
internal import Faces
internal import Programs
internal import Runtime
internal import System
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// The command `timer clock`, which shows the time of day.
@MainActor
enum ClockCommand {
  private static var console: Console { Console.timer }

  /// Shows the clock until it is closed.
  static func run(_ words: [String]) -> Never {
    let arguments = Console.timer.orStop { () throws(CommandLineStop) in
      try ClockArguments.command.read(Array(words.dropFirst()), program: CalledName.own.text)
    }
    let preferences = preferences(arguments)
    let look = Look(preferences, placement: arguments.placement)
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: look.glyphs, colors: look.colors)
    let terminal = StandardStreams.isTerminal(1) ? Terminal.open(orElse: 1) : nil
    let output: ClockProgram.Output =
      terminal == nil ? .lines : arguments.isPlain || !capabilities.movesCursor ? .words : .face
    if case .only(let wanted) = look.pixels, output != .face {
      console.complain(PixelChoice.refusal(of: wanted, "No face is shown."))
    }
    for note in preferences.notes { console.complain(note) }
    let clocks = ProgramClocks(countsSuspension: true)
    let shown = terminal.map {
      ForegroundTerminal(
        $0, capabilities, output == .face ? .frames : .lines, pixels: look.pixels,
        environment: Console.environment, clock: clocks.own.reading)
    }
    let zone = Zone {
      LocalZone.refresh()
      return LocalZone.offset(atSecondsSinceEpoch: $0)
    }
    if StandardStreams.hasSpareDescriptors {
      Runner(
        ClockProgram(look, zone: zone, output: output, showsSeconds: arguments.showsSeconds),
        Session.Configuration(capabilities), ClockHandler(writes: output == .lines),
        clocks: clocks, terminal: shown, waitsForWallTimes: true)?.run()
    }
    console.failWithoutDescriptors()
  }

  /// Returns the preferences of the command line, the environment, and the settings file, in that
  /// order of precedence; the face is digits unless one is named.
  private static func preferences(_ arguments: ClockArguments) -> Preferences {
    var given = arguments.given
    given.face = given.face ?? .digits
    return given.filled(from: Preferences.saved, environment: Console.environment)
  }
}

/// The effect handler of a clock, which writes its lines to standard output.
@MainActor
final class ClockHandler: EffectHandler {
  typealias P = ClockProgram

  private let feed: Feed?

  /// Creates a handler, for a clock that writes lines or for one that doesn't.
  init(writes: Bool) { feed = writes ? Feed(descriptor: 1, outlivesReader: false) : nil }

  func start(_ runner: Runner<ClockProgram>) {
    guard let feed, feed.hasPeer else { return }
    runner.loop.watchHangUp(1) { [weak runner] in
      if feed.checkReader() != nil { runner?.die(of: .brokenPipe) }
    }
  }

  func perform(_ effect: ClockProgram.Effect, _ runner: Runner<ClockProgram>) {
    guard case .line(let text) = effect else { return }
    feed?.send(text)
    guard let failure = feed?.failure else { return }
    // The first line is written before a reader that has gone away is noticed.
    if failure.isBrokenPipe { runner.die(of: .brokenPipe) }
    Console.timer.fail("standard output can’t be written: \(failure)", status: Console.outputFailed)
  }
}
