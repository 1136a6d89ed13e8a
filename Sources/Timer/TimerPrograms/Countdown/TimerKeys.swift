package import Countdowns
package import Programs
package import TerminalCodes

extension TimerCommand {
  /// The commands that have keys; pausing and resuming share a key.
  static let byKeys: [TimerCommand] =
    plain.filter { $0 != .pause && $0 != .resume }
    + [60, 10].flatMap { [.add(.seconds($0)), .take(.seconds($0))] }
}

/// The key bindings shared by all programs that show a timer.
package enum TimerKeys<Command: Hashable & Sendable> {
  package typealias Binding = KeyBinding<Command>

  /// Returns the keys that change the time.
  static func changing(_ command: (TimerCommand) -> Command, rank: Int? = nil) -> [Binding] {
    func listing(_ step: Int) -> Binding.Listing { rank.map { .footer(rank: $0 + step) } ?? .help }
    return [
      Binding(command(.add(.seconds(60))), ["+", "="], "add a minute", listing(0)),
      Binding(command(.take(.seconds(60))), ["-", "_"], "remove a minute", listing(1)),
      // The minus sign of some keyboard layouts.
      Binding(command(.take(.seconds(60))), ["−"], "remove a minute", .hidden),
      Binding(command(.add(.seconds(10))), ["]"], "add ten seconds"),
      Binding(command(.take(.seconds(10))), ["["], "remove ten seconds"),
    ]
  }

  /// Returns the keys while the alarm rings.
  package static func ringing(_ command: (TimerCommand) -> Command, stop: [KeyPress] = [])
    -> [Binding]
  {
    [
      Binding(
        command(.acknowledge), [KeyPress(.enter), " "] + stop, "stop the alarm",
        .footer(rank: 0)),
      Binding(command(.snooze), ["s"], "snooze the alarm", .footer(rank: 1)),
    ]
  }
}

/// The key maps of a program that shows one timer.
package struct TimerKeyTables {
  typealias Binding = KeyBinding<CountdownCommand>

  /// The keys that always work.
  let general: KeyMap<CountdownCommand>
  /// The key while the time is paused.
  package let paused: KeyMap<CountdownCommand>
  /// The keys while the alarm rings.
  package let ringing: KeyMap<CountdownCommand>
  /// The keys while a step is waiting.
  package let waiting: KeyMap<CountdownCommand>
  /// The keys while the key help is shown.
  package let help: KeyMap<CountdownCommand>

  private static let undo = [Binding(.timer(.undo), ["u"], "undo the restart")]

  /// Creates the key maps with their titles, additional keys that stop the alarm, and the bindings
  /// that end the program or the view.
  init(
    general: String, paused: String, ringing: String, waiting: String, help: String,
    hasSteps: Bool = true, lapRank: Int? = nil, stop: [KeyPress] = [], _ ends: [Binding]
  ) {
    let first = [Binding(.timer(.toggle), [" ", "p"], "pause", .footer(rank: 1))]
    let steps = [
      Binding(.timer(.skip), ["n"], "go to the next step", .footer(rank: 3)),
      Binding(.timer(.back), ["b"], "go back to the previous step"),
    ]
    let laps = lapRank.map { [Binding(.timer(.lap), ["l"], "lap", .footer(rank: $0))] } ?? []
    let others =
      [
        Binding(.timer(.restart), ["r"], "restart"),
        Binding(.nextFace, ["f"], "show the next face", .footer(rank: 4)),
      ] + (hasSteps ? steps : []) + laps
      + [Binding(.timer(.finish), ["e"], "finish now (press twice)")]
    let last = [Binding(.showKeys, ["?"], "show or hide the keys", .footer(rank: 3))]
    self.general = KeyMap(
      general,
      first + TimerKeys<CountdownCommand>.changing({ .timer($0) }, rank: 5) + others + Self.undo
        + ends
        + last)
    self.paused = KeyMap(
      paused, [Binding(.timer(.toggle), [" ", "p"], "resume", .footer(rank: 1))])
    self.ringing = KeyMap(ringing, TimerKeys<CountdownCommand>.ringing({ .timer($0) }, stop: stop))
    self.waiting = KeyMap(
      waiting,
      [Binding(.timer(.start), [KeyPress(.enter), " "], "start the step", .footer(rank: 0))])
    self.help = KeyMap(
      help, [Binding(.hideKeys, [KeyPress(.escape), "?", "q"], "hide the keys", .footer(rank: 3))])
  }

  /// All key maps.
  package var all: [KeyMap<CountdownCommand>] { [general, paused, ringing, waiting, help] }

  /// Returns the keys of commands with their words, before the key that shows all keys:
  /// `l lap   q stop   ? keys`.
  package func hint(_ commands: [CountdownCommand]) -> String {
    let own = commands.compactMap { command in
      general.bindings.first { $0.command == command }.flatMap { binding in
        binding.keys.first.map { "\(KeyLabel.text($0)) \(binding.words)" }
      }
    }
    return (own + ["? keys"]).joined(separator: "   ")
  }

  /// Returns the active key maps, innermost first; keys in lines below the face leave the meaning
  /// of `q` unchanged.
  func active(
    isPaused: Bool, isRinging: Bool, isWaiting: Bool, showsKeys: Bool, inLines: Bool
  ) -> [KeyMap<CountdownCommand>] {
    var help = help
    if inLines { help.bindings[0].keys = ["?", KeyPress(.escape)] }
    let maps = [
      (help, showsKeys), (waiting, isWaiting), (ringing, isRinging), (paused, isPaused),
      (general, true),
    ]
    return maps.filter(\.1).map(\.0)
  }
}
