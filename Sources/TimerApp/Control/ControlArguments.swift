internal import ArgumentParser
internal import Control
internal import Reports

/// The program as the parent of the commands for running timers, without arguments of its own.
struct ControlRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CalledName.text,
    subcommands: [
      ListTimersArguments.self, StatusArguments.self, AttachArguments.self, WaitArguments.self,
      PauseArguments.self, ResumeArguments.self, ToggleArguments.self, RestartArguments.self,
      AddArguments.self, TakeArguments.self, SkipArguments.self, BackArguments.self,
      FinishArguments.self, AcknowledgeArguments.self, SnoozeArguments.self, LapArguments.self,
      CancelArguments.self, HistoryArguments.self, UpArguments.self,
    ])
}

/// The timer that is meant.
struct TargetArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The timer; not needed while only one is running.", valueName: "name"))
  var words: [String] = []

  /// The name, as a timer of that label has it; `nil` if none was given.
  var name: String? {
    guard !words.isEmpty else { return nil }
    let text = words.joined(separator: " ")
    return CountdownSettings.label(text) ?? text
  }
}

/// The timers that are meant.
struct TargetsArguments: ParsableArguments {
  @OptionGroup var target: TargetArguments

  @Flag(help: "All timers that are running.")
  var all = false

  func validate() throws {
    if all, target.name != nil { throw ValidationError("a name and --all exclude each other") }
  }
}

/// The command line after `timer list`.
struct ListTimersArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the timers that are running.",
    discussion: "Unfinished timers follow: resume NAME continues one.")

  @Flag(help: "Print a JSON object on each line.")
  var json = false
}

/// The command line after `timer status`.
struct StatusArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Prints the state of a timer, once or as it changes.")

  @OptionGroup var target: TargetArguments

  @Option(
    help: ArgumentHelp(
      "Write lines in this format: a text with fields such as {remaining}, or waybar, polybar, i3blocks, i3status-rs, tmux.",
      valueName: "format"))
  var format: String?

  @Flag(help: "Write a JSON object on each line.")
  var json = false

  @Flag(help: "Keep writing a line for each change; without a name, of the timer that ends next.")
  var follow = false

  @Option(
    help: ArgumentHelp(
      "Write a line at this interval: 1s, 100ms, or 1% of the time.", valueName: "span"))
  var every: String?

  func validate() throws {
    if json, format != nil { throw ValidationError("--json and --format exclude each other") }
    if every != nil, !follow { throw ValidationError("--every needs --follow") }
  }
}

/// The command line after `timer attach`.
struct AttachArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attach", abstract: "Shows a running timer in this terminal.",
    discussion: "Its keys drive the timer; closing the view leaves it running.")

  @OptionGroup var target: TargetArguments

  @Flag(help: "The face: a ring, a pie, a diamond, a bar, large digits or a line of text.")
  var faces: [FaceFlag] = []

  @Flag(help: "Stay among the other lines: --inline for 12 rows, or --inline=ROWS.")
  var inline = false

  // `--inline=ROWS` comes in as this: an option's value can't be left out.
  @Option(name: .customLong(ArgumentPreparation.inlineRows), help: .private)
  var inlineRows: String?

  @Flag(help: "Take the whole screen.")
  var fullscreen = false

  @OptionGroup(title: "Terminal")
  var terminal: TerminalArguments

  func validate() throws {
    if Set(faces).count > 1 { throw ValidationError("only one face can be shown") }
    if inline || inlineRows != nil, fullscreen {
      throw ValidationError("--inline and --fullscreen exclude each other")
    }
    try ArgumentPreparation.checkRows(inlineRows)
  }
}

/// The command line after `timer wait`.
struct WaitArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait", abstract: "Waits until a timer ends, and exits with its status.")

  @OptionGroup var target: TargetArguments
}

/// The command line after `timer history`.
struct HistoryArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Lists the timers that are over.")

  @Flag(help: "Print a JSON object on each line.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Only those that ended in the last span, such as 7d.", valueName: "span"),
    transform: SpanArgument.parse)
  var since: SpanArgument?
}

/// The command line after `timer up`.
struct UpArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "up", abstract: "Counts up: a stopwatch with laps.",
    discussion: "All options of a countdown apply too. l ends a lap, q stops.")

  @Option(help: ArgumentHelp("Ring when this much time has passed.", valueName: "span"))
  var to: String?
}
