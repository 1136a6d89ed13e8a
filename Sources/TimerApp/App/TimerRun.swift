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
  /// When it was started.
  let started: WallTime
  /// The length that was asked for.
  let planned: Duration
  /// The time that was counted before it began again, after a reset or an alarm.
  private(set) var countedBefore = Duration.zero

  /// Starts a countdown to a goal.
  init(to goal: TimeEntry.Goal, _ alarm: AlarmSettings, at now: Moment) {
    target = goal.target
    longest = goal.total
    ends = now.wall.advanced(by: goal.total)
    started = now.wall
    planned = goal.total
    manager = TimeManager(
      CountdownPlan(
        total: goal.total, alarm: .rings(limit: alarm.limit), followsWallClock: goal.target != nil,
        snooze: alarm.snooze))
    _ = manager.handle(.command(.start), at: now.instant)
  }

  /// Hands an event to the countdown and keeps up with what it changed.
  mutating func handle(_ event: TimeManager.Event, at now: Moment) -> [TimeManager.Effect] {
    let before = manager
    let effects = manager.handle(event, at: now.instant)
    if case .command(.add(let duration)) = event, manager != before, manager.followsWallClock {
      target = target?.advanced(by: duration)
    }
    count(event, from: before, at: now)
    longest = max(longest, manager.total)
    if case .running(let until) = manager.state {
      let newEnd = now.wallTime(of: until)
      let change = ends.duration(to: newEnd)
      if change > .milliseconds(100) || change < .milliseconds(-100) { ends = newEnd }
    }
    return effects
  }

  /// Updates the time that was counted before the current deadline was set.
  private mutating func count(
    _ event: TimeManager.Event, from before: TimeManager, at now: Moment
  ) {
    guard manager != before else { return }
    let left = before.snapshot(at: now.instant).left
    switch (event, before.state, manager.state) {
    case (.command(.finish), _, _):
      // What was left isn't counted.
      countedBefore -= left
      ends = now.wall
    case (.command(.restart), _, .running), (_, .ringing, .running):
      countedBefore += before.total - left
    default: break
    }
  }

  /// Returns the time that was counted since the start, without pauses.
  func counted(at now: Instant) -> Duration {
    countedBefore + manager.total - manager.snapshot(at: now).left
  }

  /// Works out again when a target on the wall is reached.
  mutating func followWallClock(at now: Moment) -> [TimeManager.Effect] {
    guard let target, manager.followsWallClock else { return [] }
    return handle(.wallClockSet(deadline: now.instant(of: target)), at: now)
  }

  /// Lets the alarm follow the settings.
  mutating func setAlarm(_ alarm: AlarmSettings) {
    manager.setAlarm(limit: alarm.limit, snooze: alarm.snooze)
  }

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
