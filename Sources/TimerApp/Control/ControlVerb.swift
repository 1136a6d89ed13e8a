internal import ArgumentParser
internal import Control
internal import Countdowns
internal import Reports

/// A command that changes running timers.
protocol ControlVerb: ParsableCommand {
  var targets: TargetsArguments { get }
  /// What is asked of each timer.
  var request: ControlRequest { get }
}

extension ControlRequest {
  /// Returns whether a timer in a state is as the request would leave it.
  func isSatisfied(by phase: TimerReport.State) -> Bool {
    switch self {
    case .pause: phase == .paused
    case .resume: phase == .running || phase == .ringing
    default: false
    }
  }
}

/// The command line after `timer pause`.
struct PauseArguments: ControlVerb {
  static let configuration = CommandConfiguration(commandName: "pause", abstract: "Pauses a timer.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .pause }
}

/// The command line after `timer toggle`.
struct ToggleArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "toggle", abstract: "Pauses a timer, or continues it.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .toggle }
}

/// The command line after `timer restart`.
struct RestartArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "restart", abstract: "Starts a timer, or its step, again with its whole length.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .restart }
}

/// The command line after `timer skip`.
struct SkipArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "skip", abstract: "Goes to the next step.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .skip }
}

/// The command line after `timer back`.
struct BackArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "back", abstract: "Goes back to the previous step.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .back }
}

/// The command line after `timer finish`.
struct FinishArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "finish", abstract: "Ends a timer now, as if its time were over.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .finish }
}

/// The command line after `timer acknowledge`.
struct AcknowledgeArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "acknowledge", abstract: "Stops an alarm that rings.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .acknowledge }
}

/// The command line after `timer snooze`.
struct SnoozeArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "snooze", abstract: "Lets an alarm that rings ring again later.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .snooze }
}

/// The command line after `timer lap`.
struct LapArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "lap", abstract: "Ends a lap of a stopwatch.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .lap }
}

/// The command line after `timer cancel`.
struct CancelArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "cancel", abstract: "Cancels a timer.")

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .cancel }
}

/// The command line after `timer add`.
struct AddArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds time to a timer.")

  @Argument(
    help: ArgumentHelp("How much, such as 2m.", valueName: "span"), transform: SpanArgument.parse)
  var span: SpanArgument

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .add(span.duration) }
}

/// The command line after `timer take`.
struct TakeArguments: ControlVerb {
  static let configuration = CommandConfiguration(
    commandName: "take", abstract: "Takes time from a timer.")

  @Argument(
    help: ArgumentHelp("How much, such as 2m.", valueName: "span"), transform: SpanArgument.parse)
  var span: SpanArgument

  @OptionGroup var targets: TargetsArguments

  var request: ControlRequest { .take(span.duration) }
}

/// The command line after `timer resume`.
struct ResumeArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume",
    abstract: "Continues a paused timer, or one that was left unfinished.",
    discussion: """
      A timer is left unfinished when its terminal is closed, its process is killed or the machine \
      stops. It then continues in this terminal, or with --detach in the background, with the time \
      that would be left if it had run on.
      """)

  @OptionGroup var targets: TargetsArguments

  @Option(
    help: ArgumentHelp(
      "How long ago an unfinished timer may have been left: 7d.", valueName: "span"),
    transform: SpanArgument.parse)
  var maxAge: SpanArgument?

  @Flag(help: "Continue an unfinished timer in the background, without a terminal.")
  var detach = false

  @Flag(
    help: "Continue an unfinished timer in this folder, although it was started in another one.")
  var here = false

  func validate() throws {
    if here, targets.all { throw ValidationError("--here and --all exclude each other") }
    if detach, targets.all { throw ValidationError("--detach and --all exclude each other") }
  }
}
