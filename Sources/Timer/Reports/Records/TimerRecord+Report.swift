package import Clocks
internal import Countdowns

extension TimerRecord {
  /// Returns the state of the timer at a moment on the record's clock, during the boot in which the
  /// record was written.
  ///
  /// If a timer runs past its deadline because its process hasn't noticed it yet, no time is left
  /// and the overtime grows.
  package func report(at now: Moment) -> TimerReport {
    let elapsed = elapsed(at: now.instant)
    var report = TimerReport(
      name: name, label: label, state: phase, left: left(at: now.instant), total: total,
      elapsed: elapsed, overtime: overtime(at: now), ends: ends(at: now), countsUp: countsUp,
      place: place(at: position), tint: tint, laps: laps,
      time: TimeText(total: isOpen ? max(elapsed, .seconds(60)) : longest, showsTenths: showsTenths)
    )
    report.warnings = warnings
    (report.shared, report.offlineSince) = (shared, offlineSince)
    report.next = position + 1 < stepCount ? step(at: position + 1) : nil
    return report
  }

  /// The color of the current step.
  private var tint: Tint? {
    let longest = differentSteps.reduce(.zero) { max($0, $1.length) }
    return step(at: position)?.tint(inRoundOf: steps.count, longest: longest)
  }

  private func left(at now: Instant) -> Duration? {
    guard !isOpen else { return nil }
    return switch phase {
    case .running: deadline.map { RecordLimits.bounded(now.duration(to: $0)) } ?? .zero
    case .ringing: .zero
    case .paused, .waiting, .ended, .canceled: left ?? .zero
    }
  }

  private func elapsed(at now: Instant) -> Duration {
    if phase == .ended || phase == .canceled, let ranFor {
      return RecordLimits.bounded(ranFor - (countedBefore ?? .zero))
    }
    if let total { return RecordLimits.bounded(total - (left(at: now) ?? .zero)) }
    if phase == .running, let origin { return RecordLimits.bounded(origin.duration(to: now)) }
    return elapsed ?? .zero
  }

  private func overtime(at now: Moment) -> Duration {
    guard !isOpen else { return .zero }
    switch phase {
    case .paused, .waiting, .canceled: return .zero
    case .running, .ringing, .ended:
      let late = deadline?.duration(to: now.instant) ?? ends?.duration(to: now.wall)
      return RecordLimits.bounded(late ?? .zero)
    }
  }

  /// Returns the wall time of the deadline, allowing for changes of the wall clock since the record
  /// was written: a future deadline is computed from its instant, and a past one keeps its saved
  /// wall time.
  private func ends(at now: Moment) -> WallTime? {
    switch phase {
    case .running: target ?? deadline.map(now.wallTime)
    case .ringing, .ended: ends
    case .paused, .waiting, .canceled: nil
    }
  }
}
