internal import Countdowns
internal import Programs
internal import TerminalCodes

extension TimerKeyTables {
  /// The keys of a countdown.
  package static let countdown = own("In a countdown", cancel: "cancel")

  /// The keys of a stopwatch.
  package static let stopwatch = own("In a stopwatch", cancel: "stop", hasSteps: false, lapRank: 1)

  /// The key maps of both, each once.
  static let countdownAndStopwatch =
    [countdown.general, stopwatch.general] + countdown.all.dropFirst()

  private static func own(
    _ general: String, cancel: String, hasSteps: Bool = true, lapRank: Int? = nil
  ) -> TimerKeyTables {
    TimerKeyTables(
      general: general, paused: "While it is paused", ringing: "While the alarm rings",
      waiting: "While a step is waiting", help: "While the keys are shown", hasSteps: hasSteps,
      lapRank: lapRank, stop: ["q"],
      [
        Binding(.moveToBackground, ["d"], "move to the background"),
        Binding(.timer(.cancel), ["q"], cancel, .footer(rank: 2)),
      ])
  }
}
