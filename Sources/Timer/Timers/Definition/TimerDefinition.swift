package import Countdowns
package import Reports

/// What a timer does, apart from its display and its alarm: steps, marks, hooks and output.
package struct TimerDefinition: Hashable, Sendable {
  /// The steps, unless there is only a single time.
  package var routine: Routine?
  /// The plan file that remains to be read; `-` stands for standard input.
  package var planFile: String?
  package var rounds = 1
  /// The last step of the last round, if it isn't that of the others.
  package var finalStep: Step?
  /// Whether each step waits for a key.
  package var waits = false
  package var marks: [Mark] = []
  /// The colors for the end of each step, in place of the built-in ones if there are any.
  package var warnings: [Warning] = []
  package var hooks = Hooks()
  /// The command to run after the end, with its arguments.
  package var command: [String] = []
  /// The format of standard output; `nil` for digits unless it is a terminal.
  package var format: ReportFormat?
  /// The interval between lines on standard output; `nil` for each change of the digits.
  package var cadence: ReportCadence?
  /// Whether it runs without a terminal.
  package var isDetached = false
  /// Whether the last line includes the cost of the run.
  package var showsStatistics = false
  package var countsUp = false
  /// Whether it counts up with no end.
  package var isOpen = false
  /// How it is shared from the start, if it is.
  package var sharing: SharingArguments?
  /// The command line for restarting an unfinished timer.
  package var words: [String] = []
  /// The state of an unfinished timer that is being resumed.
  package var unfinished: TimerRecord?

  /// Creates a timer without steps, marks, hooks or output.
  package init() {}
}

extension TimerDefinition {
  /// The total of a stopwatch without an end, in whole seconds, which is never reached in practice.
  ///
  /// A stopwatch is a countdown from it, so pauses, records and commands work unchanged.
  package static let openTotal = Duration.seconds(100 * 366 * 86_400)

  /// Returns the steps for a countdown of a given length.
  package func routine(of total: Duration) -> Routine { routine ?? Routine(Step(length: total)) }
}
