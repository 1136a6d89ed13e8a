/// The state of a timer, as a status bar shows it by a color or an icon.
package enum StatusBarClass: String, Hashable, Sendable, CaseIterable {
  case running, paused
  /// A step has ended, and the next one waits for a key.
  case waiting
  case ringing
  /// The timer is over, at its deadline or before.
  case ended
  /// A timer of more than a minute is running, with less than a minute left, and has no warnings of
  /// its own.
  case lastMinute = "last-minute"
  /// There is no timer.
  case idle

  /// Creates the class of a report; `nil` stands for no timer.
  package init(_ report: TimerReport?) {
    self =
      switch report?.state {
      case nil: .idle
      case .running: report.map(Self.isInLastMinute) == true ? .lastMinute : .running
      case .paused: .paused
      case .waiting: .waiting
      case .ringing: .ringing
      case .ended, .canceled: .ended
      }
  }

  private static func isInLastMinute(_ report: TimerReport) -> Bool {
    guard let left = report.left, let total = report.total else { return false }
    return report.warnings.isEmpty && total > .seconds(60) && left < .seconds(60)
  }
}
