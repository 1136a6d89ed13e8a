internal import Countdowns
internal import Reports
internal import Texts

/// The commands that run when something happens to a countdown.
struct Hooks: Hashable, Sendable {
  var start: String?
  var step: String?
  var end: String?
  var cancel: String?

  /// What a command is run for.
  enum Event: String, Hashable, Sendable, CaseIterable {
    case start, step, end, cancel

    /// The option that names the command.
    var option: String { "--on-\(rawValue)" }
  }

  /// Returns the command of an event, if there is one.
  subscript(event: Event) -> String? {
    switch event {
    case .start: start
    case .step: step
    case .end: end
    case .cancel: cancel
    }
  }
}

/// The variables in which a command finds the state of its countdown.
enum HookVariables {
  /// Returns the variables, each as `NAME=value`.
  static func list(_ report: TimerReport, event: String, zone: Zone) -> [String] {
    let fields: [(String, ReportField)] = [
      ("NAME", .name), ("LABEL", .label), ("STATE", .state),
      ("STEP", .step), ("STEPS", .steps), ("STEP_LABEL", .steplabel), ("ROUND", .round),
      ("ROUNDS", .rounds), ("ENDS", .ends),
    ]
    let seconds: [(String, Duration?)] = [
      ("REMAINING", report.left), ("TOTAL", report.total), ("ELAPSED", report.elapsed),
    ]
    return ["TIMER_EVENT=\(event)"]
      + fields.map { "TIMER_\($0)=\($1.text(of: report, in: zone))" }
      + seconds.map { "TIMER_\($0)=\($1.map { SecondsText.text($0) } ?? "")" }
  }
}
