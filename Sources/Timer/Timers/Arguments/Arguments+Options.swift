package import CommandLines
internal import Countdowns
internal import Reports
internal import Synth
internal import Texts

extension Arguments {
  package static let sections: [Command<Arguments>.Section] = [
    .init("Faces", faces),
    .init("Alarm", ends),
    .init("Steps, marks and hooks", steps),
    .init("For scripts", scripts),
    .init("Sharing", sharing),
    .init("Terminal", terminal),
    .init("Others", others),
  ]

  private static let faces = Preferences.options(in: .face, \Arguments.given) + look
  private static let ends = alarmOptions + Preferences.options(in: .alarm, \.given)
  private static let terminal = Preferences.options(in: .terminal, \Arguments.given)
  private static let others = Preferences.options(in: .time, \.given) + general

  private static let look: [Option<Arguments>] = [
    .value("name", short: "n", "label", \.name, help: "Name of the timer.") { $0 }.detailed(
      """
      It is shown with the time, and identifies the timer in commands; no two timers can share a name. \
      Faces of 40 rows or more, except the line, show it in large capital letters if it fits and has \
      only letters from A to Z, digits, spaces and `: . + -`; the end, and while it rings that time is up, \
      is below, in the same letters.
      """),
    .inline(\.placement), .fullscreen(\.placement),
    Option.flag(
      "plain", \.isPlain,
      help: "Print lines of text at intervals instead of drawing; for screen readers."
    ).detailed(
      """
      The cursor isn’t moved. This is the default on a terminal without cursor movement (`TERM=dumb`).
      """),
  ]

  static let alarmOptions: [Option<Arguments>] = [
    Option(
      "sound", .required("name|file|none"),
      help: "Sound to play: a name from the list of sounds, a file, or none for only the bell."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return }
      if text.isEmpty { throw .needs("a name, a file or none") }
      arguments.alarm.sound = AlarmSettings.Sound(text)
    }.completing { lookup in
      Completion(
        lookup(TimerNames.sounds) + [.init("none", "only the terminal’s bell")], paths: .files)
    }.short("s").detailed("The names are listed by `timer sounds`."),
    Option("say", .required("text"), help: "Text to speak with espeak-ng.") { arguments, input in
      guard case .text(let text) = input else { return }
      arguments.alarm.speech = text.allSatisfy(\.isWhitespace) ? nil : text
    }.detailed("It replaces the sound, or follows the one set by --sound; see espeak-ng(1)."),
    Option.number(
      "repeat", "times", \.times, in: 1...1000, "a number of times",
      help: "Stop ringing after this many rounds instead of waiting for Enter."
    ).then { $0.alarm.rounds = $0.once ? 1 : $0.times }.detailed("A number from 1 to 1000."),
    Option.flag("once", short: "o", help: "Same as --repeat 1.") {
      ($0.once, $0.alarm.rounds) = (true, 1)
    },
    Option(
      "tick", .optional("span"),
      help: "Tick every second: --tick, or --tick=10s for only the last ten."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return arguments.alarm.ticks = .all }
      guard let span = try? SpanArgument.parse(text) else {
        throw .expected("a span such as 10s, or --tick alone")
      }
      arguments.alarm.ticks = .last(span.duration)
    }.detailed("The ticks are soft."),
    Option.text(
      "device", "name", \.alarm.device, help: "ALSA device for the alarm.",
      orElse: "the name of a device"
    ).completing { Completion($0(TimerNames.devices)) }
      .detailed(
        "It is tested before the countdown starts; if it fails, the countdown doesn’t start."),
  ]

  package static let steps: [Option<Arguments>] = [
    Option.value(
      "rounds", "times", \.rounds, help: "Run the steps this many times, or forever."
    ) { (text) throws(ValueError) in
      if let rounds = Routine.rounds(text) { return rounds }
      throw .expected("a number of times from 1 to 1000, or forever")
    }.then { $0.definition.rounds = $0.rounds ?? 1 }.completing(["forever"])
      .detailed("A number from 1 to 1000, or forever. A single span is repeated, too."),
    Option.value(
      "finally", "step", \.definition.finalStep,
      help: "Last step of the last round, in place of the usual one, such as 15m=Rest."
    ) { (text) throws(ValueError) in
      do throws(RoutineError) {
        return try RoutineGrammar.finalStep(text)
      } catch {
        throw .sentence(error.description)
      }
    }.detailed("For example, `timer 25m=Work 5m=Break --rounds 4 --finally \"15m=Long break\"`."),
    .flag(
      "wait", short: "w", \.definition.waits,
      help: "Wait for a key between steps, and ring until then."),
    .text(
      "plan", "file", \.definition.planFile,
      help: "Read the steps from a file, one per line, or from standard input if it is -.",
      orElse: "a file, or -"
    ).completing { _ in Completion([.init("-", "standard input")], paths: .files) },
    mark,
    hook("start", \.definition.hooks.start, "Run this command with sh -c at the start."),
    hook("step", \.definition.hooks.step, "Run this command with sh -c when another step starts."),
    hook("end", \.definition.hooks.end, "Run this command with sh -c at the end.")
      .detailed("It runs when the alarm starts, and not again after a snooze."),
    hook(
      "cancel", \.definition.hooks.cancel, "Run this command with sh -c when the timer is canceled."
    ).detailed("It is canceled by `q`, `timer cancel` or Ctrl-C."),
  ]

  private static let mark: Option<Arguments> = {
    var option = Option<Arguments>(
      "mark", .required("mark"),
      help: "Act when this much time is left: 5m=COMMAND, 50%=sound:NAME or 1m=say:TEXT."
    ) { (arguments, input) throws(ValueError) in
      guard case .text(let text) = input else { return }
      do throws(MarkError) {
        arguments.definition.marks.append(try MarkGrammar.read(text))
      } catch {
        throw .sentence(error.description)
      }
    }
    (option.isRepeatable, option.takesAnyWord) = (true, true)
    option.details = "The option may be repeated; see MARKS AND HOOKS."
    return option
  }()

  private static func hook(
    _ event: String, _ path: ValuePath<Arguments, String?>, _ help: String
  ) -> Option<Arguments> {
    .text("on-\(event)", "command", path, help: help, orElse: "a command").takingAnyWord()
  }

  static let scripts: [Option<Arguments>] = [
    .format(\.definition.format), .every(\.definition.cadence),
    Option.flag(
      "detach", short: "d", \.definition.isDetached,
      help: "Run in the background, without a terminal, and print the timer’s name."
    ).detailed(
      """
      On a terminal, it prints how the time was understood instead, and with --json or --format, a \
      line in that format. It returns immediately.
      """),
    Option.flag(
      "stats", \.definition.showsStatistics, help: "Print statistics about the run at the end."
    ).detailed(
      """
      They are written to standard error: how late the end was noticed, how often the process woke up, \
      and how much it drew. With --detach there is no standard error, so the two can’t be combined.
      """),
    Option.flag(
      "json", short: "j", \.json,
      help: "Write one JSON object per line; with --dry-run, one object with seconds and ends."
    ).detailed("The end includes milliseconds."),
  ]

  private static let general: [Option<Arguments>] = [
    Option.flag(
      "app", \.app,
      help: "Open the app and start the countdown there, with its steps, marks and hooks."
    )
    .detailed("Without a time, the app opens by default."),
    Option.text(
      "save", "name", \.save, help: "Save the timer under a name, and don’t start it.",
      orElse: "a name for the timer"
    ).completing { Completion($0(TimerNames.saved)) }.detailed(
      """
      Its time or steps, rounds, marks, colors for the end, face and sound become an entry of \
      the settings file; an entry of that name is replaced. `timer NAME` starts it.
      """),
    .flag("dry-run", \.dryRun, help: "Print how the time was understood, and exit."),
    Option.answer("help", short: "h", .summary, help: "Show the most common options.")
      .detailed("The keys are shown, too."),
    .answer("help-all", .help, help: "Show all options."), .version,
  ]
}
