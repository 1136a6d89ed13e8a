internal import Cells
internal import Clocks
package import Countdowns

/// A field of a template, named between braces.
package enum ReportField: String, Hashable, Sendable, CaseIterable {
  case remaining, seconds, fraction, percent, elapsed, total, overtime
  case ends, clock
  case state, name, label
  case step, steps, steplabel, round, rounds, color
  case laps, lap

  /// The one-line description in the manual.
  package var help: String {
    switch self {
    case .remaining: "remaining time in digits; the elapsed time of a stopwatch without an end"
    case .seconds: "the same in whole seconds"
    case .fraction: "share of the time that is left, from 1.000 to 0.000; empty without an end"
    case .percent: "whole percent of the time that is gone, from 0 to 100; empty without an end"
    case .elapsed: "elapsed time in digits, without pauses"
    case .total: "total time in digits; empty without an end"
    case .overtime: "time since the end in digits, such as +0:07; empty before the end"
    case .ends: "end in ISO 8601, such as 2026-11-21T14:32:07+01:00; empty while unknown"
    case .clock: "end on the local clock, such as 14:32:07; empty while unknown"
    case .state: "running, paused, waiting, ringing, ended or canceled"
    case .name: "name by which the timer is controlled"
    case .label: "label of the timer; empty without one"
    case .step: "number of the step, from 1"
    case .steps: "number of steps"
    case .steplabel: "label of the step; empty without one"
    case .round: "number of the round, from 1"
    case .rounds: "number of rounds; empty without an end"
    case .color: "name of the color of a reached warning or of the step; empty without one"
    case .laps: "number of finished laps"
    case .lap: "time of the current lap in digits"
    }
  }

  /// Returns the text of the field, with control characters escaped.
  package func text(of report: TimerReport, in zone: Zone) -> String {
    switch self {
    case .remaining: report.remainingDigits
    case .seconds: "\(report.wholeSeconds)"
    case .fraction: report.fractionLeft ?? ""
    case .percent: report.percentGone.map { "\($0)" } ?? ""
    case .elapsed: report.elapsedDigits
    case .total: report.totalDigits ?? ""
    case .overtime: report.overtimeDigits ?? ""
    case .ends: report.ends.map { ClockText.iso8601($0, in: zone) } ?? ""
    case .clock: report.clockWords(in: zone) ?? ""
    case .state: report.state.rawValue
    case .name: TextWidth.visible(report.name)
    case .label: TextWidth.visible(report.label ?? "")
    case .step: "\(report.place.step)"
    case .steps: "\(report.place.steps)"
    case .steplabel: TextWidth.visible(report.place.label ?? "")
    case .round: "\(report.place.round)"
    case .rounds: report.place.isEndless ? "" : "\(report.place.rounds)"
    case .color: report.shownTint?.rawValue ?? ""
    case .laps: "\(report.laps.count)"
    case .lap: report.lapDigits
    }
  }
}
