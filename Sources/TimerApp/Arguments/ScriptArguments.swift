internal import ArgumentParser
internal import Countdowns
internal import Reports

/// The options for steps, and for what happens on the way.
struct StepArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Run the steps this number of times.", valueName: "times"))
  var rounds: Int?

  @Flag(help: "Wait for a key between steps, and ring until then.")
  var wait = false

  @Option(
    help: ArgumentHelp(
      "Read the steps from a file, or from standard input if it is -, one a line.",
      valueName: "file"))
  var plan: String?

  @Option(
    name: .customLong("mark"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Do something when this much is left: 5m=COMMAND, 50%=sound:NAME or 1m=say:TEXT.",
      valueName: "mark"))
  var marks: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run this with sh -c at the start.", valueName: "command"))
  var onStart: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run this with sh -c when another step starts.", valueName: "command"))
  var onStep: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run this with sh -c at the end.", valueName: "command"))
  var onEnd: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run this with sh -c when it is cancelled.", valueName: "command"))
  var onCancel: String?

  func validate() throws {
    if let rounds, !Routine.possibleRounds.contains(rounds) {
      throw ValidationError("--rounds \(rounds) should be a number of times from 1 to 1000")
    }
    for (option, command) in [
      ("--on-start", onStart), ("--on-step", onStep), ("--on-end", onEnd),
      ("--on-cancel", onCancel),
    ] where command?.allSatisfy(\.isWhitespace) == true {
      throw ValidationError("\(option) needs a command")
    }
    if plan?.isEmpty == true { throw ValidationError("--plan needs a file, or -") }
  }
}

/// The options for what scripts read, and for running without a terminal.
struct FeedArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write lines in this format: a text with fields such as {remaining}, or waybar, polybar, i3blocks, i3status-rs, tmux.",
      valueName: "format"))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Write a line at this interval: 1s, 100ms, or 1% of the time.", valueName: "span"))
  var every: String?

  @Flag(help: "Run in the background, without a terminal, and print the timer’s name.")
  var detach = false

  @Flag(help: "Report at the end what the run cost.")
  var stats = false
}
