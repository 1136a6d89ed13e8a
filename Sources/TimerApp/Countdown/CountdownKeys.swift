internal import Programs
internal import TerminalCodes

/// The keys of a countdown.
enum CountdownKeys {
  private typealias Binding = KeyBinding<CountdownCommand>

  private static func characters(_ characters: Character...) -> [KeyPress] {
    characters.map { KeyPress(.character($0)) }
  }

  /// The keys at any time.
  static let general = KeyMap<CountdownCommand>(
    "While it counts",
    [
      Binding(.pause, characters(" ", "p"), "pause or go on", .footer(rank: 1)),
      Binding(.addMinute, characters("+", "="), "add a minute", .footer(rank: 3)),
      Binding(.removeMinute, characters("-", "_"), "remove a minute", .footer(rank: 4)),
      // The minus sign of some keyboard layouts.
      Binding(.removeMinute, characters("−"), "remove a minute", .hidden),
      Binding(.addSeconds, characters("]"), "add ten seconds"),
      Binding(.removeSeconds, characters("["), "remove ten seconds"),
      Binding(.restart, characters("r"), "restart"),
      Binding(.nextFace, characters("f"), "show the next face"),
      Binding(.finish, characters("e"), "finish now, pressed twice"),
      Binding(.cancel, characters("q"), "cancel", .footer(rank: 2)),
      Binding(.showKeys, characters("?"), "show or hide the keys", .footer(rank: 5)),
    ])

  /// The keys while the alarm rings.
  static let ringing = KeyMap<CountdownCommand>(
    "While the alarm rings",
    [
      Binding(
        .stopAlarm, [KeyPress(.enter)] + characters(" ", "q"), "stop the alarm",
        .footer(rank: 0)),
      Binding(.snooze, characters("s"), "snooze the alarm", .footer(rank: 1)),
    ])

  /// The keys while the keys are shown.
  static let help = KeyMap<CountdownCommand>(
    "While the keys are shown",
    [Binding(.hideKeys, [KeyPress(.escape)] + characters("?"), "hide the keys")])
}
