internal import Clocks
internal import Countdowns

/// A countdown under way.
struct TimerRun: Hashable, Sendable {
  var manager: TimeManager
  /// The time of day that is waited for, if it is one.
  var target: WallTime?
  /// The largest whole length so far, from which the form of the time follows: it never narrows.
  var longest: Duration
  /// The wall clock's time of the deadline, kept so that it doesn't waver.
  var ends: WallTime

  /// Starts a countdown to a goal.
  init(to goal: TimeEntry.Goal, limit: Duration, at now: Moment) {
    target = goal.target
    longest = goal.total
    ends = now.wall.advanced(by: goal.total)
    manager = TimeManager(
      CountdownPlan(
        total: goal.total, alarm: .rings(limit: limit), followsWallClock: goal.target != nil))
    _ = manager.handle(.command(.start), at: now.instant)
  }

  /// Hands an event to the countdown and keeps up with what it changed.
  mutating func handle(_ event: TimeManager.Event, at now: Moment) -> [TimeManager.Effect] {
    let before = manager
    let effects = manager.handle(event, at: now.instant)
    if case .command(.add(let duration)) = event, manager != before, manager.followsWallClock {
      target = target?.advanced(by: duration)
    }
    longest = max(longest, manager.total)
    if case .running(let until) = manager.state {
      let newEnd = now.wallTime(of: until)
      let change = ends.duration(to: newEnd)
      if change > .milliseconds(100) || change < .milliseconds(-100) { ends = newEnd }
    }
    return effects
  }

  /// Works out again when a target on the wall is reached.
  mutating func followWallClock(at now: Moment) -> [TimeManager.Effect] {
    guard let target, manager.followsWallClock else { return [] }
    return handle(.wallClockSet(deadline: now.instant(of: target)), at: now)
  }

  /// Changes how long the alarm may ring.
  mutating func setAlarmLimit(_ limit: Duration) { manager.setAlarmLimit(limit) }

  /// Whether the alarm rings.
  var isRinging: Bool { if case .ringing = manager.state { true } else { false } }

  /// Whether the countdown is paused.
  var isPaused: Bool { if case .paused = manager.state { true } else { false } }
}

extension TimeManager.State {
  /// Returns whether the alarm has been due since an instant.
  func rings(since instant: Instant) -> Bool {
    if case .ringing(instant, _) = self { true } else { false }
  }
}
