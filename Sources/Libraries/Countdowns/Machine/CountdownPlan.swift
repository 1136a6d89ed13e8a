/// The settings of a countdown: its length and what happens at its deadline.
public struct CountdownPlan: Hashable, Sendable {
  /// The action at the deadline.
  public enum Alarm: Hashable, Sendable {
    /// The countdown ends silently, as `sleep` does.
    case silent
    /// The alarm plays until it is acknowledged or finishes, for `limit` at most.
    case rings(limit: Duration)
  }

  /// The total length, which is positive.
  public var total: Duration
  /// The action at the deadline.
  public var alarm: Alarm
  /// Whether the deadline is a wall-clock time and moves when the clock is set.
  public var followsWallClock: Bool
  /// How long an alarm is silent after a snooze.
  public var snooze: Duration

  /// Creates a plan for a countdown of `total`.
  public init(
    total: Duration, alarm: Alarm = .silent, followsWallClock: Bool = false,
    snooze: Duration = .seconds(300)
  ) {
    self.total = total
    self.alarm = alarm
    self.followsWallClock = followsWallClock
    self.snooze = snooze
  }

  /// Changes how long the alarm may ring, if there is one, and how long a snooze lasts.
  mutating func setAlarm(limit: Duration, snooze: Duration) {
    if case .rings = alarm { alarm = .rings(limit: limit) }
    self.snooze = snooze
  }
}
