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
  static func ringing(_ command: (TimerCommand) -> Command, stop: [KeyPress] = []) -> [Binding] {
    [
      Binding(
        command(.acknowledge), [KeyPress(.enter), " "] + stop, "stop the alarm",
        .footer(rank: 0)),
      Binding(command(.snooze), ["s"], "snooze the alarm", .footer(rank: 1)),
    ]
  }
}

/// The key tables of a program that shows one timer.
struct TimerKeyTables {
  typealias Binding = KeyBinding<CountdownCommand>

  /// The keys at any time.
  let general: KeyMap<CountdownCommand>
  /// The keys while the alarm rings.
  let ringing: KeyMap<CountdownCommand>
  /// The keys while a step waits.
  let waiting: KeyMap<CountdownCommand>
  /// The keys while the keys are shown.
  let help: KeyMap<CountdownCommand>

  /// Creates the tables with their titles, with other keys that stop the alarm, and with those that end the
  /// program or the view.
  init(
    general: String, ringing: String, waiting: String, help: String, lapRank: Int,
    stop: [KeyPress] = [], _ ends: [Binding]
  ) {
    let first = [Binding(.timer(.toggle), [" ", "p"], "pause or resume", .footer(rank: 1))]
    let others = [
      Binding(.timer(.restart), ["r"], "restart"),
      Binding(.nextFace, ["f"], "show the next face", .footer(rank: 4)),
      Binding(.timer(.skip), ["n"], "go to the next step", .footer(rank: 3)),
      Binding(.timer(.back), ["b"], "go back to the previous step"),
      Binding(.timer(.lap), ["l"], "end a lap", .footer(rank: lapRank)),
      Binding(.timer(.finish), ["e"], "finish now, pressed twice"),
    ]
    let last = [Binding(.showKeys, ["?"], "show or hide the keys", .footer(rank: 3))]
    self.general = KeyMap(
      general,
      first + TimerKeys<CountdownCommand>.changing({ .timer($0) }, rank: 5) + others + ends + last)
    self.ringing = KeyMap(ringing, TimerKeys<CountdownCommand>.ringing({ .timer($0) }, stop: stop))
    self.waiting = KeyMap(
      waiting,
      [Binding(.timer(.start), [KeyPress(.enter), " "], "start the step", .footer(rank: 0))])
    self.help = KeyMap(
      help, [Binding(.hideKeys, [KeyPress(.escape), "?", "q"], "hide the keys", .footer(rank: 3))])
  }

  /// All tables.
  var all: [KeyMap<CountdownCommand>] { [general, ringing, waiting, help] }

  /// Returns the tables in force, the innermost first; keys in lines below the face cover nothing, and `q`
  /// means what it did.
  func active(
    isRinging: Bool, isWaiting: Bool, showsKeys: Bool, inLines: Bool
  ) -> [KeyMap<CountdownCommand>] {
    var help = help
    if inLines { help.bindings[0].keys = ["?", KeyPress(.escape)] }
    let maps = [(help, showsKeys), (waiting, isWaiting), (ringing, isRinging), (general, true)]
    return maps.filter(\.1).map(\.0)
  }
}
