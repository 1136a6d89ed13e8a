internal import Countdowns
internal import Programs
internal import TerminalCodes

extension TimerKeyTables {
  /// The keys of a view of a timer.
  static let attach = TimerKeyTables(
    general: "While a timer is shown", ringing: "While the alarm of the shown timer rings",
    waiting: "While the next step of the shown timer waits",
    help: "While the keys of the view are shown", lapRank: 3,
    [
      Binding(.timer(.cancel), ["c"], "cancel the timer, pressed twice"),
      Binding(.close, ["q", KeyPress(.escape)], "close the view", .footer(rank: 2)),
    ])
}
