public import Clocks

/// The state of a countdown at one instant, ready for display.
public struct Snapshot: Hashable, Sendable {
  /// The phase of the countdown.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Not started yet.
    case ready
    /// Counting down.
    case running
    /// Paused by a command.
    case paused
    /// Past its deadline, while the alarm plays.
    case ringing
    /// Over, for whatever reason.
    case ended
  }

  /// The phase of the countdown.
  public var phase: Phase
  /// The remaining time, never negative.
  public var left: Duration
  /// The total length.
  public var total: Duration
  /// The time since the deadline, or zero before it.
  public var overtime: Duration

  /// Creates a snapshot from its parts.
  public init(phase: Phase, left: Duration, total: Duration, overtime: Duration = .zero) {
    self.phase = phase
    self.left = left
    self.total = total
    self.overtime = overtime
  }

  /// The remaining fraction of the total, from 0 to 1.
  public var fractionLeft: Double {
    guard total > .zero else { return 0 }
    return min(1, max(0, left / total))
  }
}

extension TimeManager {
  /// Returns the state of the countdown at `now`.
  public func snapshot(at now: Instant) -> Snapshot {
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
