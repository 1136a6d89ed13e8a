package import Clocks
internal import Countdowns
package import Reports

/// What a timer shows and reports.
extension Run {
  /// Returns the timer as faces and scripts read it at a moment.
  package func report(showsTenths: Bool = false, at now: Moment) -> TimerReport {
    let (snapshot, routine) = (manager.snapshot(at: now.instant), manager.routine)
    let (isOpen, elapsed) = (definition.isOpen, reportedElapsed(at: now.instant))
    var report = TimerReport(
      name: identity?.name ?? "", label: label, state: reportedState,
      left: isOpen ? nil : snapshot.left, total: isOpen ? nil : snapshot.total, elapsed: elapsed,
      overtime: isOpen ? .zero : snapshot.overtime, ends: isOpen ? nil : reportedEnd(at: now),
      countsUp: definition.countsUp, place: TimerReport.StepPlace(manager.position, of: routine),
      tint: routine.tint(at: manager.position), laps: laps,
      time: TimeText(total: isOpen ? max(elapsed, .seconds(60)) : longest, showsTenths: showsTenths)
    )
    report.warnings = definition.warnings
    report.next = manager.isLast ? nil : routine[manager.position + 1]
    return report
  }

  /// The reported state; a stopwatch that is stopped has ended.
  var reportedState: TimerReport.State {
    switch manager.state {
    case .running: .running
    case .paused: .paused
    case .ringing: .ringing
    case .stopped(nil): .waiting
    case .stopped(.canceled): definition.countsUp ? .ended : .canceled
    case .stopped: .ended
    }
  }

  /// Returns the elapsed time of the current step, once it is over without what wasn't counted.
  private func reportedElapsed(at now: Instant) -> Duration {
    guard case .stopped(_?) = manager.state else { return manager.elapsed(at: now) }
    return max(.zero, counted(at: now) - countedBefore)
  }

  private func reportedEnd(at now: Moment) -> WallTime? {
    switch manager.state {
    case .running(let deadline):
      (manager.followsWallClock ? target : nil) ?? now.wallTime(of: deadline)
    case .paused, .stopped(.canceled), .stopped(nil): nil
    case .ringing, .stopped: ends
    }
  }
}
