internal import Alarms
internal import CommandLines
internal import Countdowns
internal import Faces
internal import Reports
internal import Texts

/// The command line of a countdown, as it was typed.
struct Arguments: CommandArguments {
  /// The settings that it gives.
  var given = Preferences()
  /// The words of the time.
  var words: [String] = []
  var alarm = AlarmSettings()
  var script = ScriptSettings()
  var placement = CountdownSettings.PlacementRule.byFace
  var name: String?
  var isPlain = false
  var app = false
  var dryRun = false
  var json = false
  /// The values of `--repeat`, `--once` and `--rounds`.
  fileprivate var times: Int?
  fileprivate var once = false
  fileprivate var rounds: Int?

  func check() throws(ValueError) {
    if once, let times, times != 1 {
      throw .sentence("--once and --repeat \(times) can’t be combined")
    }
  }

  static let command: Command<Arguments> = {
    var command = Command<Arguments>("", "Counts down in the terminal, and rings.")
    command.usage = usage
    command.discussion = discussion
    command.listing = "--help-all"
    command.operands = [
      Operand("span", \.words, help: "How long, or until when.").completing { before, _ in
        Completion(days(after: before))
      }
    ]
    command.sections = sections
    command.conflicts = conflicts
    command.trailing = .init(
      begins: { !$0.words.isEmpty || $0.script.planFile != nil },
      take: { $0.script.command = $1 })
    return command
  }()
}

// MARK: - Options

extension Arguments {
  static let faceNames = Face.allCases.map { "--\($0.rawValue)" }

  private static let sections: [Command<Arguments>.Section] = [
    .init("Faces", Setting.options(in: .face, \.given) + look),
    .init("At the end", alarmOptions + Setting.options(in: .alarm, \.given)),
    .init("Steps, marks and hooks", steps),
    .init("For scripts", scripts),
    .init("Terminal", Setting.options(in: .terminal, \.given)),
    .init("Others", Setting.options(in: .time, \.given) + others),
  ]

  private static let look: [Option<Arguments>] = [
    .value("name", short: "n", "label", \.name, help: "What it is for.") { $0 },
    .inline(\.placement), .fullscreen(\.placement),
    .flag(
      "plain", \.isPlain, help: "Only words on lines, at marks on the way; for screen readers."),
  ]

  private static let alarmOptions: [Option<Arguments>] = [
    Option(
      "sound", .required("name|file|none"),
      help:
        "What is played: a name that “\(CalledName.text) sounds” lists, a file, or none for the bell alone."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return }
      if text.isEmpty { throw .needs("a name, a file or none") }
      arguments.alarm.sound = AlarmSettings.Sound(text)
    }.completing { lookup in
      Completion(
        lookup(TimerNames.sounds) + [.init("none", "the terminal’s bell alone")], paths: .files)
    },
    Option("say", .required("text"), help: "Say this, by espeak-ng.") { arguments, input in
      guard case .text(let text) = input else { return }
      arguments.alarm.speech = text.allSatisfy(\.isWhitespace) ? nil : text
    },
    Option.number(
      "repeat", "times", \.times, in: 1...1000, "a number of times",
      help: "End after this many rounds instead of ringing until Enter is pressed."
    ).then { $0.alarm.rounds = $0.once ? 1 : $0.times },
    .flag("once", help: "The same as --repeat 1.") {
      ($0.once, $0.alarm.rounds) = (true, 1)
    },
    Option(
      "tick", .optional("span"),
      help: "Tick each second: --tick, or --tick=10s for only the last ten."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return arguments.alarm.ticks = .all }
      guard let span = try? SpanArgument.parse(text) else {
        throw .expected("a span such as 10s, or --tick alone")
      }
      arguments.alarm.ticks = .last(span.duration)
    },
    .text(
      "device", "name", \.alarm.device, help: "The ALSA device that plays it.",
      orElse: "the name of a device"
    ).completing { Completion($0(TimerNames.devices)) },
  ]

  private static let steps: [Option<Arguments>] = [
    Option.number(
      "rounds", "times", \.rounds, in: Routine.possibleRounds, "a number of times",
      help: "Run the steps this number of times."
    ).then { $0.script.rounds = $0.rounds ?? 1 },
    .flag("wait", \.script.waits, help: "Wait for a key between steps, and ring until then."),
    .text(
      "plan", "file", \.script.planFile,
      help: "Read the steps from a file, or from standard input if it is -, one a line.",
      orElse: "a file, or -"
    ).completing { _ in Completion([.init("-", "standard input")], paths: .files) },
    mark,
    hook("start", \.script.hooks.start, "Run this with sh -c at the start."),
    hook("step", \.script.hooks.step, "Run this with sh -c when another step starts."),
    hook("end", \.script.hooks.end, "Run this with sh -c at the end."),
    hook("cancel", \.script.hooks.cancel, "Run this with sh -c when it is cancelled."),
  ]

  private static let mark: Option<Arguments> = {
    var option = Option<Arguments>(
      "mark", .required("mark"),
      help: "Do something when this much is left: 5m=COMMAND, 50%=sound:NAME or 1m=say:TEXT."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return }
      do throws(MarkError) {
        arguments.script.marks.append(try MarkGrammar.read(text))
      } catch {
        throw .sentence(error.description)
      }
    }
    (option.isRepeatable, option.takesAnyWord) = (true, true)
    return option
  }()

  private static func hook(
    _ event: String, _ path: any WritableKeyPath<Arguments, String?> & Sendable, _ help: String
  ) -> Option<Arguments> {
    .text("on-\(event)", "command", path, help: help, orElse: "a command").takingAnyWord()
  }

  private static let scripts: [Option<Arguments>] = [
    .format(\.script.format), .every(\.script.cadence),
    .flag(
      "detach", short: "d", \.script.isDetached,
      help: "Run in the background, without a terminal, and print the timer’s name."),
    .flag("stats", \.script.showsStatistics, help: "Report at the end what the run cost."),
    .flag(
      "json", \.json,
      help: "Write a JSON object on each line; with --dry-run, one object with seconds and ends."),
  ]

  private static let others: [Option<Arguments>] = [
    .flag("app", \.app, help: "Open the app with the countdown."),
    .flag("dry-run", \.dryRun, help: "Say how the time was understood, and end."),
    .answer("help", short: "h", .summary, help: "Show the most used options."),
    .answer("help-all", .help, help: "Show all options."), .version,
  ]

  private static let conflicts: [Conflict] = [
    .oneOf(faceNames, because: "are two faces: choose one; f changes it while it runs"),
    .oneOf(["--sweep", "--fill", "--unwind"]), .oneOf(["--inline", "--fullscreen"]),
    .oneOf(["--fade", "--no-fade"]), .oneOf(["--json", "--format"]),
    .oneOf(["--once", "--repeat"], because: nil),
    Conflict(["--detach"], ["--format", "--every", "--json", "--stats"], because: nil),
    Conflict(
      ["--app"], (steps + scripts).map(\.name), because: nil),
  ]
}
