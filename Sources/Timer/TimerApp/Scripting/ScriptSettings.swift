internal import Countdowns
internal import Reports

/// The settings other than those of the display and the alarm: steps, marks, hooks and output.
struct ScriptSettings: Hashable, Sendable {
  /// The steps, unless there is only a single time.
  var routine: Routine?
  /// The plan file that remains to be read; `-` stands for standard input.
  var planFile: String?
  var rounds = 1
  /// The last step of the last round, if it isn't that of the others.
  var finalStep: Step?
  /// Whether each step waits for a key.
  var waits = false
  var marks: [Mark] = []
  /// The colors for the end of each step, in place of the built-in ones if there are any.
  var warnings: [Warning] = []
  var hooks = Hooks()
  /// The command to run after the end, with its arguments.
  var command: [String] = []
  /// The format of standard output; `nil` for digits unless it is a terminal.
  var format: ReportFormat?
  /// The interval between lines on standard output; `nil` for each change of the digits.
  var cadence: ReportCadence?
  /// Whether it runs without a terminal.
  var isDetached = false
  /// Whether the last line includes the cost of the run.
  var showsStatistics = false
  /// Whether it counts up.
  var countsUp = false
  /// Whether it counts up with no end.
  var isOpen = false
  /// The command line for restarting an unfinished timer.
  var words: [String] = []
  /// The state of an unfinished timer that is being resumed.
  var unfinished: TimerRecord?
}

extension ScriptSettings {
  /// The total of a stopwatch without an end, in whole seconds, which is never reached in practice.
  ///
  /// A stopwatch is a countdown from it, so pauses, records and commands work unchanged.
  static let openTotal = Duration.seconds(100 * 366 * 86_400)

  /// Returns the steps for a countdown of a given length.
  func routine(of total: Duration) -> Routine {
    routine ?? Routine(Step(length: total))
  }
}
