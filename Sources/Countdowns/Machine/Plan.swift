/// What a countdown is to do: how long, and what happens at its deadline.
public struct Plan: Hashable, Sendable {
  /// What happens when the deadline is reached.
  public enum Alarm: Hashable, Sendable {
    /// The countdown just ends, as `sleep` does.
    case silent
    /// The alarm goes on until somebody reacts or it is finished by itself, at most for `limit`.
    case rings(limit: Duration)
  }

  /// The whole length; positive.
  public var total: Duration
  /// What happens at the deadline.
  public var alarm: Alarm
  /// Whether the deadline is an instant of the wall clock, so that it moves when that is set.
  public var followsWallClock: Bool

  /// Creates a plan for a countdown of `total`.
  public init(total: Duration, alarm: Alarm, followsWallClock: Bool = false) {
    self.total = total
    self.alarm = alarm
    self.followsWallClock = followsWallClock
  }
}
