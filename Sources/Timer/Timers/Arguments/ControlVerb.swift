package import CommandLines
internal import Countdowns
package import Reports

extension ControlRequest {
  /// Returns whether a timer in a state already satisfies the request.
  package func isSatisfied(by phase: TimerReport.State) -> Bool {
    switch self {
    case .command(.pause): phase == .paused
    case .command(.resume): phase == .running || phase == .ringing
    default: false
    }
  }
}

/// A command that changes running timers.
package struct ControlVerb: Sendable {
  package let command: Command<VerbArguments>
  /// Returns the request for a span.
  package let request: @Sendable (Duration) -> ControlRequest

  private init(_ command: TimerCommand, _ abstract: String) {
    self.command = VerbArguments.command(
      command.word, abstract, takesRooms: command.isForRooms)
    request = { _ in .command(command) }
  }

  private init(
    _ name: String, _ abstract: String, _ request: @escaping @Sendable (Duration) -> TimerCommand
  ) {
    command = VerbArguments.command(name, abstract, takesSpan: true, takesRooms: true)
    self.request = { .command(request($0)) }
  }

  /// All verbs except `resume`, which has its own options.
  package static let all = [
    ControlVerb(.pause, "Pauses a timer."), ControlVerb(.toggle, "Pauses or resumes a timer."),
    ControlVerb(.restart, "Restarts a timer or its current step."),
    ControlVerb(.undo, "Undoes a restart of a timer in the last minute."),
    ControlVerb("add", "Adds time to a timer.") { .add($0) },
    ControlVerb("take", "Takes time from a timer.") { .take($0) },
    ControlVerb(.skip, "Goes to the next step."),
    ControlVerb(.back, "Goes back to the previous step."),
    ControlVerb(.finish, "Ends a timer now, as if its time had run out."),
    ControlVerb(.acknowledge, "Stops a ringing alarm."),
    ControlVerb(.snooze, "Snoozes a ringing alarm."),
    ControlVerb(.lap, "Ends a lap of a stopwatch."), ControlVerb(.cancel, "Cancels a timer."),
  ]

  package static func named(_ word: String) -> ControlVerb? {
    all.first { $0.command.name == word }
  }
}
