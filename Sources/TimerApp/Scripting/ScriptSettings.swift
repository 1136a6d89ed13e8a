internal import Countdowns
internal import Reports

/// The settings other than those of the picture and the alarm: steps, marks, hooks, output.
struct ScriptSettings: Hashable, Sendable {
  /// The steps, if there is more than a single time.
  var routine: Routine?
  /// The file of the steps, or `-` for standard input, until it is read.
  var planFile: String?
  var rounds = 1
  /// Whether each step waits for a key.
  var waits = false
  var marks: [Mark] = []
  var hooks = Hooks()
  /// The command that follows the end, with its arguments.
  var command: [String] = []
  /// What standard output carries; `nil` for the digits where it isn’t a terminal.
  var format: ReportFormat?
  /// The interval between lines on standard output; `nil` for each change of the digits.
  var cadence: ReportCadence?
  /// Whether it runs without a terminal.
  var isDetached = false
  /// Whether the last line says what the run has cost.
  var showsStatistics = false
  /// Whether it counts up.
  var countsUp = false
  /// Whether it counts up without an end.
  var isOpen = false
  /// The command line, from which an unfinished timer is started again.
  var words: [String] = []
  /// The rest of an unfinished timer that is being resumed.
  var unfinished: TimerRecord?
}

extension ScriptSettings {
  /// The total of a stopwatch without an end, in whole seconds, which no stopwatch reaches.
  static let openTotal = Duration.seconds(100 * 366 * 86_400)

  /// Returns the steps of a countdown of a length.
  func routine(of total: Duration) -> Routine {
    routine ?? Routine(Step(length: total))
  }
}
