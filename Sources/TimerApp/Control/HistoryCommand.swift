internal import Cells
internal import Clocks
internal import Countdowns
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import TerminalIO

/// The command `timer history`, which lists past timers.
@MainActor
enum HistoryCommand {
  /// Prints the history.
  static func run(_ arguments: HistoryArguments) {
    let console = TimerTool.console
    let zone = ControlCommand.zone
    let now = WallTime(sinceEpoch: SystemClock.realtime.now)
    let first = arguments.since.map { now.advanced(by: .zero - $0) }
    let log: HistoryLog
    do throws(JournalError) {
      log = try HistoryFile(
        state: AppPaths(environment: Console.environment).state
      ).log(since: first)
    } catch {
      console.fail(error.description, status: 66)
    }
    let entries = log.entries.filter { entry in first.map { entry.ended >= $0 } ?? true }
    if arguments.json {
      for line in HistoryEntry.lines(of: entries, in: zone) { console.output(line) }
    } else {
      for line in lines(entries, now) { console.print(line) }
      if entries.isEmpty {
        console.complain(
          log.entries.isEmpty ? "no timer has ended yet" : "no timer has ended in that time")
      }
    }
    let reachesBack = first.map { first in log.entries.first.map { $0.ended < first } ?? false }
    if log.isCut, reachesBack != true {
      console.complain("the history is longer than 64 MiB: older entries aren’t listed")
    }
    guard log.unreadable > 0 else { return }
    let pieces = log.unreadable == 1 ? "1 line" : "\(log.unreadable) lines"
    console.complain("\(pieces) of the history can’t be read")
  }

  private static func lines(_ entries: [HistoryEntry], _ now: WallTime) -> [String] {
    TimerHistoryTable(entries, at: now, in: ControlCommand.zone).lines(
      visible: { TextWidth.visible($0) }, columns: { TextWidth.columns(of: $0) })
  }
}
