internal import Countdowns
internal import Programs
internal import TerminalCodes

/// The keys of a countdown.
enum CountdownKeys {
  private typealias Keys = TimerKeys<CountdownCommand>

  /// The keys at any time.
  static let general = Keys.general(
    "While it counts", lapRank: 2,
    [Keys.Binding(.timer(.cancel), ["q"], "cancel", .footer(rank: 2))])

  /// The keys while the alarm rings.
  static let ringing = KeyMap(
    "While the alarm rings", Keys.ringing({ .timer($0) }, stop: ["q"]))

  /// The keys while a step waits.
  static let waiting = Keys.waiting("While the next step waits")

  /// The keys while the keys are shown.
  static let help = Keys.help("While the keys are shown", [KeyPress(.escape), "?", "q"])

  /// The keys while the keys are shown in lines below the face, which cover nothing.
  static let helpInLines = Keys.help(help.title, ["?", KeyPress(.escape)])
}
