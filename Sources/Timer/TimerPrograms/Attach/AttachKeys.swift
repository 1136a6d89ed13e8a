internal import Countdowns
internal import Programs
internal import TerminalCodes

extension TimerKeyTables {
  /// The keys of a view of a timer.
  static let attach = TimerKeyTables(
    general: "In a view", paused: "While the timer is paused in a view",
    ringing: "While the alarm rings in a view",
    waiting: "While a step is waiting in a view",
    help: "While the keys of the view are shown", lapRank: 3,
    [
      Binding(.timer(.cancel), ["c"], "cancel the timer (press twice)"),
      Binding(.close, ["q", "d", KeyPress(.escape)], "close the view", .footer(rank: 2)),
    ])
}
