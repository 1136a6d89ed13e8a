internal import Countdowns
internal import Programs
internal import TerminalCodes

extension TimerKeyTables {
  /// The keys of a countdown.
  static let countdown = TimerKeyTables(
    general: "In a countdown", paused: "While it is paused", ringing: "While the alarm rings",
    waiting: "While a step is waiting", help: "While the keys are shown", lapRank: 2, stop: ["q"],
    [
      Binding(.moveToBackground, ["d"], "move to the background"),
      Binding(.timer(.cancel), ["q"], "cancel", .footer(rank: 2)),
    ])
}
