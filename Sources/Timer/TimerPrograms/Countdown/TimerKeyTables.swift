internal import Countdowns
package import Programs
internal import TerminalCodes

/// The key maps of a program that shows one timer.
package struct TimerKeyTables {
  typealias Binding = KeyBinding<CountdownKeyCommand>

  /// The keys that always work.
  let general: KeyMap<CountdownKeyCommand>
  /// The key while the time is paused.
  package let paused: KeyMap<CountdownKeyCommand>
  /// The keys while the alarm rings.
  package let ringing: KeyMap<CountdownKeyCommand>
  /// The keys while a step is waiting.
  package let waiting: KeyMap<CountdownKeyCommand>
  /// The keys while the key help is shown.
  package let help: KeyMap<CountdownKeyCommand>

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
      first + TimerKeys<CountdownKeyCommand>.changing({ .timer($0) }, rank: 5) + others + Self.undo
        + ends + last)
    self.paused = KeyMap(
      paused, [Binding(.timer(.toggle), [" ", "p"], "resume", .footer(rank: 1))])
    self.ringing = KeyMap(
      ringing, TimerKeys<CountdownKeyCommand>.ringing({ .timer($0) }, stop: stop))
    self.waiting = KeyMap(
      waiting,
      [Binding(.timer(.start), [KeyPress(.enter), " "], "start the step", .footer(rank: 0))])
    self.help = KeyMap(
      help, [Binding(.hideKeys, [KeyPress(.escape), "?", "q"], "hide the keys", .footer(rank: 3))])
  }

  package var all: [KeyMap<CountdownKeyCommand>] { [general, paused, ringing, waiting, help] }

  /// Returns the keys of commands with their words, before the key that shows all keys:
  /// `l lap   q stop   ? keys`.
  package func hint(_ commands: [CountdownKeyCommand]) -> String {
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
  ) -> [KeyMap<CountdownKeyCommand>] {
    var help = help
    if inLines { help.bindings[0].keys = ["?", KeyPress(.escape)] }
    let maps = [
      (help, showsKeys), (waiting, isWaiting), (ringing, isRinging), (paused, isPaused),
      (general, true),
    ]
    return maps.filter(\.1).map(\.0)
  }
}

// MARK: - The tables

extension TimerKeyTables {
  package static let countdown = own("In a countdown", cancel: "cancel")

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

  static let attach = TimerKeyTables(
    general: "In a view", paused: "While the timer is paused in a view",
    ringing: "While the alarm rings in a view", waiting: "While a step is waiting in a view",
    help: "While the keys of the view are shown", lapRank: 3,
    [
      Binding(.timer(.cancel), ["c"], "cancel the timer (press twice)"),
      Binding(.close, ["q", "d", KeyPress(.escape)], "close the view", .footer(rank: 2)),
    ])
}
