package import Clocks

/// The state of a countdown at one instant, ready for display.
package struct Snapshot: Hashable, Sendable {
  /// The phase of the countdown.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    case ready, running, paused, ringing, ended
  }

  /// The phase of the countdown.
  package var phase: Phase
  /// The remaining time, never negative.
  package var left: Duration
  /// The total length.
  package var total: Duration
  /// The time since the deadline, or zero before it.
  package var overtime: Duration

  /// Creates a snapshot from its parts.
  package init(phase: Phase, left: Duration, total: Duration, overtime: Duration = .zero) {
    self.phase = phase
    self.left = left
    self.total = total
    self.overtime = overtime
  }

  /// The remaining fraction of the total, from 0 to 1.
  package var fractionLeft: Double {
    guard total > .zero else { return 0 }
    return min(1, max(0, left / total))
  }
}

extension TimeManager {
  /// Returns the state of the countdown at `now`.
  package func snapshot(at now: Instant) -> Snapshot {
    switch state {
    case .stopped(nil): Snapshot(phase: .ready, left: total, total: total)
    case .stopped(.canceled(let left)): Snapshot(phase: .ended, left: left, total: total)
    case .stopped(.ended(let deadline)), .stopped(.rang(let deadline)),
      .stopped(.missed(let deadline)), .stopped(.acknowledged(let deadline, _)):
      Snapshot(
        phase: .ended, left: .zero, total: total, overtime: max(.zero, deadline.duration(to: now)))
    case .running(let until):
      Snapshot(phase: .running, left: max(.zero, now.duration(to: until)), total: total)
    case .paused(let left): Snapshot(phase: .paused, left: left, total: total)
    case .ringing(let deadline, _):
      Snapshot(
        phase: .ringing, left: .zero, total: total, overtime: max(.zero, deadline.duration(to: now))
      )
    }
  }
}
