internal import CommandLines
internal import Control
internal import Countdowns
internal import Reports

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

/// A command that changes running timers.
struct ControlVerb: Sendable {
  let command: Command<VerbArguments>
  /// Returns what is asked of each timer, for a command's span.
  let request: @Sendable (Duration) -> ControlRequest

  private init(_ name: String, _ abstract: String, _ request: ControlRequest) {
    command = VerbArguments.command(name, abstract)
    self.request = { _ in request }
  }

  private init(
    _ name: String, _ abstract: String, _ request: @escaping @Sendable (Duration) -> ControlRequest
  ) {
    command = VerbArguments.command(name, abstract, takesSpan: true)
    self.request = request
  }

  /// All of them but `resume`, which has options of its own.
  static let all = [
    ControlVerb("pause", "Pauses a timer.", .pause),
    ControlVerb("toggle", "Pauses a timer, or continues it.", .toggle),
    ControlVerb("restart", "Starts a timer, or its step, again with its whole length.", .restart),
    ControlVerb("add", "Adds time to a timer.") { .add($0) },
    ControlVerb("take", "Takes time from a timer.") { .take($0) },
    ControlVerb("skip", "Goes to the next step.", .skip),
    ControlVerb("back", "Goes back to the previous step.", .back),
    ControlVerb("finish", "Ends a timer now, as if its time were over.", .finish),
    ControlVerb("acknowledge", "Stops an alarm that rings.", .acknowledge),
    ControlVerb("snooze", "Lets an alarm that rings ring again later.", .snooze),
    ControlVerb("lap", "Ends a lap of a stopwatch.", .lap),
    ControlVerb("cancel", "Cancels a timer.", .cancel),
  ]

  /// Returns the verb of a word, if it is one.
  static func named(_ word: String) -> ControlVerb? { all.first { $0.command.name == word } }
}
