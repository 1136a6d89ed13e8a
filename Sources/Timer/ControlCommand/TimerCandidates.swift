internal import Cells
package import Reports
package import Texts
internal import TimerProcess

/// The completion candidates for names of timers, with their states.
package enum TimerCandidates {
  /// The time limit for timers on a busy machine, short since the user pressed a key.
  private static let patience = Duration.seconds(1)

  /// Returns the running timers, or those in one state; none if they can’t be queried.
  package static func running(in state: TimerReport.State? = nil) -> [Completion.Candidate] {
    let timers = (try? RunningTimers.find(ifBusy: patience))?.timers ?? []
    let reports = timers.map { $0.record.report(at: $0.record.now) }
    return reports.filter { state == nil || $0.state == state }.map { candidate(for: $0) }
  }

  package static func unfinished() -> [Completion.Candidate] {
    UnfinishedTimers.find(maxAge: nil).timers.map {
      .init($0.record.name, TextWidth.visible($0.sentence))
    }
  }

  /// Returns a candidate with the timer’s name, state and digits.
  static func candidate(for report: TimerReport) -> Completion.Candidate {
    let state = report.state.rawValue
    let words =
      switch report.state {
      case .ended, .canceled: state
      case .running, .paused, .waiting, .ringing:
        report.left == nil || report.overtime > .zero
          ? "\(state), \(report.currentDigits)" : "\(state), \(report.remainingDigits) left"
      }
    return .init(report.name, words)
  }
}
