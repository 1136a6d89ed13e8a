internal import Countdowns
internal import Programs
internal import TerminalCodes

extension TimerCommand {
  /// What keys ask for; a pause and its end are one key.
  static let byKeys: [TimerCommand] =
    plain.filter { $0 != .pause && $0 != .resume }
    + [60, 10].flatMap { [.add(.seconds($0)), .take(.seconds($0))] }
}

/// The keys of a timer, which mean the same in each program that shows one.
enum TimerKeys<Command: Hashable & Sendable> {
  typealias Binding = KeyBinding<Command>

  /// Returns the keys that change the time.
  static func changing(_ command: (TimerCommand) -> Command, rank: Int? = nil) -> [Binding] {
    func place(_ step: Int) -> Binding.Place { rank.map { .footer(rank: $0 + step) } ?? .help }
    return [
      Binding(command(.add(.seconds(60))), ["+", "="], "add a minute", place(0)),
      Binding(command(.take(.seconds(60))), ["-", "_"], "remove a minute", place(1)),
      // The minus sign of some keyboard layouts.
      Binding(command(.take(.seconds(60))), ["−"], "remove a minute", .hidden),
      Binding(command(.add(.seconds(10))), ["]"], "add ten seconds"),
      Binding(command(.take(.seconds(10))), ["["], "remove ten seconds"),
    ]
  }

  /// Returns the keys while the alarm rings.
  static func ringing(_ command: (TimerCommand) -> Command, stop: [KeyPress] = []) -> [Binding] {
    [
      Binding(
        command(.acknowledge), [KeyPress(.enter), " "] + stop, "stop the alarm",
        .footer(rank: 0)),
      Binding(command(.snooze), ["s"], "snooze the alarm", .footer(rank: 1)),
    ]
  }
}

extension TimerKeys<CountdownCommand> {
  /// Returns the keys at any time, with those that end the program or the view.
  static func general(_ title: String, lapRank: Int, _ ends: [Binding]) -> KeyMap<CountdownCommand>
  {
    let first = [Binding(.timer(.toggle), [" ", "p"], "pause or go on", .footer(rank: 1))]
    let others = [
      Binding(.timer(.restart), ["r"], "restart"),
      Binding(.nextFace, ["f"], "show the next face", .footer(rank: 4)),
      Binding(.timer(.skip), ["n"], "go to the next step", .footer(rank: 3)),
      Binding(.timer(.back), ["b"], "go back to the previous step"),
      Binding(.timer(.lap), ["l"], "end a lap", .footer(rank: lapRank)),
      Binding(.timer(.finish), ["e"], "finish now, pressed twice"),
    ]
    let last = [Binding(.showKeys, ["?"], "show or hide the keys", .footer(rank: 3))]
    return KeyMap(title, first + changing({ .timer($0) }, rank: 5) + others + ends + last)
  }

  /// Returns the keys while a step waits.
  static func waiting(_ title: String) -> KeyMap<CountdownCommand> {
    KeyMap(
      title,
      [Binding(.timer(.start), [KeyPress(.enter), " "], "start the step", .footer(rank: 0))])
  }

  /// Returns the keys while the keys are shown.
  static func help(_ title: String, _ keys: [KeyPress]) -> KeyMap<CountdownCommand> {
    KeyMap(title, [Binding(.hideKeys, keys, "hide the keys", .footer(rank: 3))])
  }
}
