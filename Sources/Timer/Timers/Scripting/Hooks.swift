internal import Countdowns
internal import Reports
internal import Texts

/// The commands to run on events of a countdown.
package struct Hooks: Hashable, Sendable {
  package var start: String?
  package var step: String?
  package var end: String?
  package var cancel: String?

  /// An event that runs a command.
  package enum Trigger: String, Hashable, Sendable, CaseIterable {
    case start, step, end, cancel

    /// The option that sets the command.
    var option: String { "--on-\(rawValue)" }
  }

  /// The command for an event, if any.
  package subscript(trigger: Trigger) -> String? {
    switch trigger {
    case .start: start
    case .step: step
    case .end: end
    case .cancel: cancel
    }
  }
}

/// The variables that describe a countdown to a command.
enum HookVariables {
  /// Returns the variables in the form `NAME=value`.
  static func list(_ report: TimerReport, event: String, zone: Zone) -> [String] {
    let fields: [(String, ReportField)] = [
      ("NAME", .name), ("LABEL", .label), ("STATE", .state),
      ("STEP", .step), ("STEPS", .steps), ("STEP_LABEL", .steplabel), ("ROUND", .round),
      ("ROUNDS", .rounds), ("ENDS", .ends),
    ]
    let seconds: [(String, Duration?)] = [
      ("REMAINING", report.left), ("TOTAL", report.total), ("ELAPSED", report.elapsed),
    ]
    return ["TIMER_EVENT=\(event)"] + fields.map { "TIMER_\($0)=\($1.text(of: report, in: zone))" }
      + seconds.map { "TIMER_\($0)=\($1.map { SecondsText.text($0) } ?? "")" }
  }
}
