internal import Cells
internal import Clocks
internal import Countdowns
internal import Glibc
internal import Journal
internal import Pictures
internal import Programs
internal import Raster
internal import Reports
internal import Runtime
internal import Scenes
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// The command `timer history`, which lists past timers or adds up their time.
@MainActor
enum HistoryCommand {
  /// Prints the history.
  static func run(_ arguments: HistoryArguments) {
    let console = Console.timer
    let zone = ControlCommand.zone
    let now = WallTime(sinceEpoch: SystemClock.realtime.now)
    let first = arguments.period.earliestEnd(at: now, in: zone)
    let paths = TimerPaths(environment: Console.environment)
    if arguments.edits { return HistoryEditing.run(arguments, paths, at: now, in: zone) }
    let log: HistoryLog
    do throws(JournalError) {
      log = try HistoryFile(state: paths.state).log(since: first)
    } catch {
      console.fail(error.description, status: 66)
    }
    let answer = HistoryAnswer(
      arguments, log.entries, at: now, in: zone, isTerminal: StandardStreams.isTerminal(1),
      program: CalledName.own.text)
    if let map = answer.map {
      show(map, title: answer.mapTitle, arguments.given)
    } else if arguments.form == .people {
      for line in answer.lines { console.print(line) }
    } else {
      for line in answer.lines { console.output(line) }
    }
    if arguments.form == .people, answer.entries.isEmpty {
      console.complain(
        log.entries.isEmpty ? "no timer has ended yet" : "no timer has ended in that time")
    }
    if log.isCut, first.map(log.isComplete) != true {
      console.complain("the history is longer than 64 MiB: older entries aren’t included")
    }
    guard log.unreadable > 0 else { return }
    let pieces = log.unreadable == 1 ? "1 line" : "\(log.unreadable) lines"
    console.complain("\(pieces) of the history can’t be read")
  }

  /// The number of columns if standard output isn't a terminal.
  private static let usualColumns = 80

  /// Prints a map of days, on a terminal in its colors.
  private static func show(_ map: YearMap, title: String, _ given: Preferences) {
    let look = Look(given.filled(from: Preferences.saved, environment: Console.environment))
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: look.glyphs, colors: look.colors)
    let isTerminal = StandardStreams.isTerminal(1) && capabilities.movesCursor
    let appearance = look.appearance
    let depth = isTerminal ? capabilities.colors : .never
    let background =
      appearance.background ?? (isTerminal && depth != .never ? background(capabilities) : nil)
    let theme = Theme(
      background: background ?? Theme.darkBackground, depth: depth, contrast: appearance.contrast,
      palette: appearance.palette)
    let page = YearPage(
      map: map, title: title, columns: StandardStreams.columns(1) ?? usualColumns, theme: theme,
      isASCII: !capabilities.isUTF8)
    let text = isTerminal ? ANSIText.text(of: page.grid) : PlainText.text(of: page.grid)
    Console.timer.write(Array(text.utf8))
  }

  /// Returns the background that the terminal reports; `nil` without an answer.
  private static func background(_ capabilities: Capabilities) -> RGB? {
    guard capabilities.hasTitleAndReplies, let terminal = Terminal.open(orElse: 1),
      StandardStreams.is(1, terminal)
    else { return nil }
    return Inquiry.ask(terminal, Questions.batch(asksCellSize: false))
      .lazy.compactMap(\.background).first
  }
}
