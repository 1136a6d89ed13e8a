internal import Countdowns
internal import Programs
internal import TerminalCodes

/// The keys of a view of a timer.
enum AttachKeys {
  private typealias Keys = TimerKeys<CountdownCommand>

  /// The keys at any time.
  static let general = Keys.general(
    "While a timer is shown", lapRank: 3,
    [
      Keys.Binding(.timer(.cancel), ["c"], "cancel the timer, pressed twice"),
      Keys.Binding(.close, ["q", KeyPress(.escape)], "close the view", .footer(rank: 2)),
    ])

  /// The keys while the alarm rings.
  static let ringing = KeyMap(
    "While the alarm of the shown timer rings", Keys.ringing { .timer($0) })

  /// The keys while a step waits.
  static let waiting = Keys.waiting("While the next step of the shown timer waits")

  /// The keys while the keys are shown.
  static let help = Keys.help(
    "While the keys of the view are shown", [KeyPress(.escape), "?", "q"])

  /// The keys while the keys are shown in lines below the face, which cover nothing.
  static let helpInLines = Keys.help(help.title, ["?", KeyPress(.escape)])

  /// All tables.
  static let all = [general, ringing, waiting, help]
}
