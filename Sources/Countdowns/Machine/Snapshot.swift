/// A countdown as it looks at one instant: all that a picture or a line of text needs.
public struct Snapshot: Hashable, Sendable {
  /// What the countdown is doing.
  public enum Phase: Hashable, Sendable {
    case ready, running, paused, ringing, ended
  }

  /// What the countdown is doing.
  public var phase: Phase
  /// What is left; never negative.
  public var left: Duration
  /// The whole length.
  public var total: Duration
  /// How long it has been over; zero before the deadline.
  public var overtime: Duration

  /// Creates a snapshot from its parts.
  public init(phase: Phase, left: Duration, total: Duration, overtime: Duration = .zero) {
    self.phase = phase
    self.left = left
    self.total = total
    self.overtime = overtime
  }

  /// The share of the whole that is left, from 0 to 1.
  public var fractionLeft: Double {
    guard total > .zero else { return 0 }
    return min(1, max(0, left / total))
  }
}

extension TimeManager {
  /// Returns the countdown as it looks at `now`.
  public func snapshot(at now: Instant) -> Snapshot {
    switch state {
    case .stopped(nil): Snapshot(phase: .ready, left: total, total: total)
    case .stopped(.cancelled(let left)): Snapshot(phase: .ended, left: left, total: total)
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
