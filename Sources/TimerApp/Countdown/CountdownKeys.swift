internal import Countdowns
internal import Programs
internal import TerminalCodes

extension TimerKeyTables {
  /// The keys of a countdown.
  static let countdown = TimerKeyTables(
    general: "While it counts", ringing: "While the alarm rings",
    waiting: "While the next step waits", help: "While the keys are shown", lapRank: 2, stop: ["q"],
    [Binding(.timer(.cancel), ["q"], "cancel", .footer(rank: 2))])
}
