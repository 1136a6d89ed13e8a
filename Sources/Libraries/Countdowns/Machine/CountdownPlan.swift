/// The settings of a countdown: its length and what happens at its deadline.
package struct CountdownPlan: Hashable, Sendable {
  /// The action at the deadline.
  package enum Alarm: Hashable, Sendable {
    /// The countdown ends silently, as `sleep` does.
    case silent
    /// The alarm plays until it is acknowledged or finishes, for `limit` at most.
    case rings(limit: Duration)
  }

  /// The total length, which is positive.
  package var total: Duration
  /// The action at the deadline.
  package var alarm: Alarm
  /// Whether the deadline is a wall-clock time and moves when the clock is set.
  package var followsWallClock: Bool
  /// How long an alarm is silent after a snooze.
  package var snooze: Duration

  /// Creates a plan for a countdown of `total`.
  package init(
    total: Duration, alarm: Alarm, followsWallClock: Bool = false, snooze: Duration = .seconds(300)
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
