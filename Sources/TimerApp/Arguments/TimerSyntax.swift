internal import Cells
internal import Faces
internal import TerminalCodes
internal import Texts

/// The command line of `timer`, for shell completion and for `ArgumentPreparation`.
///
/// `Arguments` and `SoundsArguments` read the same options; a test compares them.
enum TimerSyntax {
  /// Returns the syntax, offering the given sounds and sound devices as values.
  static func command(
    sounds: [Completion.Candidate] = [], devices: [Completion.Candidate] = []
  ) -> CommandSyntax {
    CommandSyntax(options(sounds: sounds, devices: devices)) { operand(after: $0) }
  }

  /// Returns the completions for the last word after the program's name.
  ///
  /// Timers are asked for their names only where these are offered.
  static func completion(
    of words: [String], sounds: [Completion.Candidate], devices: [Completion.Candidate],
    timers: [NamedTimer] = [], themes: [CardTheme] = CardTheme.builtIn,
    running: @autoclosure @escaping @Sendable () -> [Completion.Candidate] = [],
    paused: @autoclosure @escaping @Sendable () -> [Completion.Candidate] = [],
    unfinished: @autoclosure @escaping @Sendable () -> [Completion.Candidate] = []
  ) -> Completion {
    let syntax = command(sounds: sounds, devices: devices)
    guard words.count > 1 else { return first(of: words, syntax, timers) }
    let rest = Array(words.dropFirst())
    switch words[0] {
    case "config": return ConfigSyntax.completion(of: rest)
    case "pairs": return PairsSyntax.completion(of: rest, themes: themes)
    case "sounds": return SoundsSyntax.completion(of: rest, sounds: sounds, devices: devices)
    case let name where ControlSyntax.isCommand(name):
      return ControlSyntax.completion(
        of: rest, after: name, countdown: syntax.options,
        ControlSyntax.Names(running: running, paused: paused, unfinished: unfinished))
    default:
      // The words of a command that follows the end are its own.
      guard FinalCommandWords.split(words).command.isEmpty else { return Completion(paths: .files) }
      return syntax.completion(of: words)
    }
  }

  /// Returns the completions for the first word: commands are spans that can't be read elsewhere.
  private static func first(
    of words: [String], _ syntax: CommandSyntax, _ timers: [NamedTimer]
  ) -> Completion {
    let completion = syntax.completion(of: words)
    guard let word = words.first, !word.hasPrefix("-") else { return completion }
    return Completion(
      completion.candidates + commands + [.init("help", "show help")]
        + timers.map { .init($0.name, $0.time) })
  }

  /// All commands but `help`.
  static let commands: [Completion.Candidate] =
    [
      .init("sounds", "hear the sounds and choose one"),
      .init("config", "show, check or edit the settings"),
      .init("pairs", "find the pairs of cards"),
    ] + ControlSyntax.commands

  /// The options whose value is the next word.
  static let valued = Set(command().options.filter(\.takesNextWord).map(\.name))

  /// The names of all options.
  static let names = Set(command().options.flatMap { [$0.name, $0.short].compactMap { $0 } })

  private static func operand(after words: [String]) -> Completion {
    guard let first = words.first else {
      return Completion([.init("until", "until a time of day")])
    }
    if first == "help", words.count == 1 {
      return Completion(commands)
    }
    guard first == "until", words.count == 1 else { return Completion() }
    let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    return Completion(
      [.init("today", "and a time such as 14:30"), .init("tomorrow", "and a time such as 9:00")]
        + days.map { .init($0, "and a time such as 14:30") })
  }
}

// MARK: - Options

extension TimerSyntax {
  static let unlisted = Completion()

  /// The options of the help and the version.
  static let help: [OptionSyntax] = [
    OptionSyntax("--help", short: "-h", "show the most used options"),
    OptionSyntax("--help-all", "show all options"),
    OptionSyntax("--version", "show the version"),
  ]

  /// The options for how the terminal is used.
  static let terminal: [OptionSyntax] = [
    OptionSyntax(
      "--glyphs", .required(list(GlyphArgument.allCases.map(\.rawValue))),
      "the characters or the pixels to draw with"),
    OptionSyntax(
      "--color", .required(list(ColorArgument.allCases.map(\.rawValue))), "the colors to draw with"),
    OptionSyntax(
      "--palette", .required(list(PaletteArgument.allCases.map(\.rawValue))),
      "the colors that stand for things"),
    OptionSyntax(
      "--background", .required(list(BackgroundArgument.allCases.map(\.rawValue))),
      "the background that colors are for"),
  ]

  static func list(_ texts: [String]) -> Completion {
    Completion(texts.map { .init($0) })
  }

  private static func options(
    sounds: [Completion.Candidate], devices: [Completion.Candidate]
  ) -> [OptionSyntax] {
    faces + placement + alarm(sounds, devices) + steps + feed + rest + terminal + help
  }

  /// The options for the face.
  static let faces: [OptionSyntax] = {
    let words: [Face: String] = [
      .ring: "a ring on the whole screen", .pie: "a pie on the whole screen",
      .diamond: "a diamond on the whole screen", .bar: "a bar in this line",
      .digits: "large digits on the whole screen", .line: "a line of text",
    ]
    let names = Set(FaceFlag.allCases.map { "--\($0.rawValue)" })
    return FaceFlag.allCases.map { flag in
      OptionSyntax(
        "--\(flag.rawValue)", flag.face.flatMap { words[$0] } ?? "", excluding: names)
    }
  }()

  private static let placement: [OptionSyntax] =
    [
      OptionSyntax("--sweep", "open a gap clockwise", excluding: ["--fill", "--unwind"]),
      OptionSyntax("--fill", "fill up instead of emptying", excluding: ["--sweep", "--unwind"]),
      OptionSyntax("--unwind", "unwind towards 12 o’clock", excluding: ["--sweep", "--fill"]),
    ] + switches
    + [
      OptionSyntax("--name", .required(unlisted), "what it is for"),
      OptionSyntax("--plain", "words at marks on the way, for screen readers"),
    ] + inline

  /// The options for where the face is drawn.
  static let inline: [OptionSyntax] = [
    OptionSyntax(
      "--inline", .optional(unlisted), "among the other lines, in a number of rows",
      excluding: ["--fullscreen"]),
    OptionSyntax("--fullscreen", "on the whole screen", excluding: ["--inline"]),
  ]

  /// The options that have an opposite.
  private static let switches =
    pair("progress", "draw the dial or the bar", "show the digits alone")
    + pair("effects", "turn colors and move dots", "don’t turn colors or move dots")
    + pair("tenths", "show tenths of a second", "show whole seconds")
    + pair("overtime", "count the time since the end", "don’t count the time since the end")
    + pair("animation", "move the picture", "change with the time only, and don’t flash")

  private static let alarmSwitches =
    pair("mute", "no sound and no bell", "sound or bell")
    + pair("flash", "flash while the alarm rings", "don’t flash")
    + pair("notify", "a message on the desktop", "no message on the desktop")
    + pair("raise", "show the timer that rings in the app", "stay with the timer that is shown")

  static func pair(_ name: String, _ words: String, _ opposite: String) -> [OptionSyntax] {
    [
      OptionSyntax("--\(name)", words, excluding: ["--no-\(name)"]),
      OptionSyntax("--no-\(name)", opposite, excluding: ["--\(name)"]),
    ]
  }

  private static func alarm(
    _ sounds: [Completion.Candidate], _ devices: [Completion.Candidate]
  ) -> [OptionSyntax] {
    let none = Completion.Candidate("none", "the terminal’s bell alone")
    return [
      OptionSyntax(
        "--sound", .required(Completion(sounds + [none], paths: .files)), "what is played"),
      OptionSyntax("--say", .required(unlisted), "say this text"),
      OptionSyntax("--volume", .required(unlisted), "how loud, from 0 to 100"),
      OptionSyntax(
        "--fade", .required(unlisted), "how long the sound takes to come up",
        excluding: ["--no-fade"]),
      OptionSyntax("--no-fade", "start at full loudness", excluding: ["--fade"]),
      OptionSyntax(
        "--repeat", .required(unlisted), "end after a number of rounds", excluding: ["--once"]),
      OptionSyntax("--once", "ring once", excluding: ["--repeat"]),
      OptionSyntax("--alarm-limit", .required(unlisted), "how long to ring at most"),
      OptionSyntax("--snooze", .required(unlisted), "how much later s rings again"),
      OptionSyntax("--tick", .optional(unlisted), "tick each second, or in the last ones"),
      OptionSyntax("--device", .required(Completion(devices)), "the ALSA device that plays"),
    ] + alarmSwitches
  }

  private static let rest: [OptionSyntax] = [
    OptionSyntax(
      "--suspend", .required(list(SuspendRule.allCases.map(\.rawValue))),
      "whether time counts while the machine sleeps"),
    OptionSyntax(
      "--app", "open the app with the countdown",
      excluding: Set((steps + feed).map(\.name) + ["--json"])),
    OptionSyntax("--dry-run", "say how the time was understood"),
    OptionSyntax(
      "--json", "write a JSON object on each line", excluding: ["--format", "--detach", "--app"]),
  ]
}
