public import Clocks

/// The state machine of one countdown: a value that takes timed events and returns effects.
///
/// It reads no clock. A running countdown is stored as its deadline and a paused one as its
/// remaining time, so neither ticks nor pauses accumulate error. Every event first advances time: a
/// command after the deadline applies to a ringing countdown.
///
/// | command     | stopped  | running    | paused       | ringing               |
/// |-------------|----------|------------|--------------|-----------------------|
/// | start       | running  | refused    | refused      | refused               |
/// | pause       | refused  | paused     | refused      | refused               |
/// | resume      | refused  | refused    | running      | refused               |
/// | toggle      | running  | paused     | running      | refused               |
/// | restart     | running¹ | running¹   | running¹     | running¹              |
/// | add         | stopped² | running²   | paused²      | running, if positive  |
/// | finish      | refused  | ringing³   | ringing³     | refused               |
/// | cancel      | refused  | stopped    | stopped      | stopped, acknowledged |
/// | acknowledge | refused  | refused    | refused      | stopped, acknowledged |
/// | snooze      | refused  | refused    | refused      | running               |
///
/// It has neither steps nor laps, and doesn't remember what it was, so `skip`, `back`, `lap` and `undo`
/// are refused.
///
/// ¹ with the full length again; refused if the deadline is a wall-clock time.
/// ² refused if no time would be left.
/// ³ or stopped, if the plan's alarm is silent.
public struct TimeManager: Hashable, Sendable {
  /// The state of a countdown.
  public enum State: Hashable, Sendable {
    /// Not running: not started yet (`nil`), or finished with an outcome.
    case stopped(Outcome?)
    /// Counting down to `until`; the remaining time is `until` minus now.
    case running(until: Instant)
    /// Paused with `left` remaining.
    case paused(left: Duration)
    /// Past `deadline`; the alarm began at `alarm`, which is later if the machine was asleep.
    case ringing(deadline: Instant, alarm: Instant)
  }

  /// The way a countdown ended.
  public enum Outcome: Hashable, Sendable {
    /// Canceled before its deadline, with `left` remaining.
    case canceled(left: Duration)
    /// The deadline passed, and there was no alarm.
    case ended(deadline: Instant)
    /// The alarm finished on its own.
    case rang(deadline: Instant)
    /// The alarm was acknowledged, `after` the deadline.
    case acknowledged(deadline: Instant, after: Duration)
    /// The alarm reached its limit without being acknowledged.
    case missed(deadline: Instant)
  }

  /// An event that can change the countdown.
  public enum Event: Hashable, Sendable {
    /// A command was given.
    case command(TimerCommand)
    /// Time passed: a tick, a deadline timer, or a wakeup from sleep.
    case timePassed
    /// The alarm has finished its last repeat.
    case alarmFinished
    /// The wall clock was set, which moved the deadline to a different instant.
    case wallClockSet(deadline: Instant)
  }

  /// An action for the caller to carry out.
  public enum Effect: Hashable, Sendable {
    /// Start the alarm.
    case startAlarm
    /// Silence the alarm.
    case stopAlarm
    /// The countdown is over.
    case stop(Outcome)
    /// The command changed nothing.
    case refuse(TimerCommand, TimerRefusal)
  }

  /// The longest total, which is also the longest span that can be typed.
  private static let longest = Duration(attoseconds: TypedNumber.longest)

  /// The current state.
  public private(set) var state: State
  /// The total length, including added and removed time.
  public private(set) var total: Duration
  /// Whether the deadline is a wall-clock time; pausing makes it false.
  package private(set) var followsWallClock: Bool

  private var plan: CountdownPlan

  /// Creates a stopped countdown with the given settings.
  public init(_ plan: CountdownPlan) {
    self.init(
      restoring: plan, total: plan.total, state: .stopped(nil),
      followsWallClock: plan.followsWallClock)
  }

  /// Restores a countdown from the saved parts of one with the same plan.
  package init(
    restoring plan: CountdownPlan, total: Duration, state: State, followsWallClock: Bool
  ) {
    (self.plan, self.total, self.state) = (plan, total, state)
    self.followsWallClock = followsWallClock
  }

  /// Changes the alarm's time limit, if there is an alarm, and the length of a snooze.
  package mutating func setAlarm(limit: Duration, snooze: Duration) {
    plan.setAlarm(limit: limit, snooze: snooze)
  }

  /// The next instant at which time alone changes the state: the deadline or the alarm's limit.
  public var nextDeadline: Instant? {
    switch state {
    case .stopped, .paused: nil
    case .running(let until): until
    case .ringing(_, let alarm):
      if case .rings(let limit) = plan.alarm { alarm.advanced(by: limit) } else { nil }
    }
  }

  /// Handles an event and returns the effects to carry out, in order.
  public mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    let passed = advanceTime(to: now)
    switch event {
    case .timePassed: return passed
    case .command(let command): return passed + perform(command, at: now)
    case .alarmFinished:
      guard case .ringing(let deadline, _) = state else { return passed }
      return passed + stop(.rang(deadline: deadline))
    case .wallClockSet(let deadline):
      guard case .running(let old) = state, followsWallClock, old != deadline else { return passed }
      state = .running(until: deadline)
      total = max(total, now.duration(to: deadline))
      return passed + advanceTime(to: now)
    }
  }

  private mutating func advanceTime(to now: Instant) -> [Effect] {
    guard let nextDeadline, now >= nextDeadline else { return [] }
    switch state {
    case .running(let deadline): return reachDeadline(deadline, at: now)
    case .ringing(let deadline, _): return [.stopAlarm] + stop(.missed(deadline: deadline))
    case .stopped, .paused: return []
    }
  }

  private mutating func reachDeadline(_ deadline: Instant, at now: Instant) -> [Effect] {
    switch plan.alarm {
    case .silent: return stop(.ended(deadline: deadline))
    case .rings:
      state = .ringing(deadline: deadline, alarm: now)
      return [.startAlarm]
    }
  }

  private mutating func stop(_ outcome: Outcome) -> [Effect] {
    state = .stopped(outcome)
    return [.stop(outcome)]
  }
}

// MARK: - Commands

extension TimeManager {
  private mutating func perform(_ command: TimerCommand, at now: Instant) -> [Effect] {
    switch command {
    case .start: return start(at: now)
    case .pause: return pause(at: now)
    case .resume: return resume(at: now)
    case .toggle: return toggle(at: now)
    case .restart: return restart(at: now)
    case .add(let duration): return add(duration, at: now)
    case .finish: return finish(at: now)
    case .cancel: return cancel(at: now)
    case .acknowledge:
      guard case .ringing(let deadline, _) = state else { return [.refuse(command, .notRinging)] }
      return acknowledge(deadline, at: now)
    case .snooze:
      guard case .ringing = state else { return [.refuse(command, .notRinging)] }
      return add(plan.snooze, at: now)
    case .skip, .back: return [.refuse(command, .noOtherSteps)]
    case .lap: return [.refuse(command, .noStopwatch)]
    case .undo: return [.refuse(command, .nothingToUndo)]
    }
  }

  private mutating func start(at now: Instant) -> [Effect] {
    switch state {
    case .stopped:
      state = .running(until: now.advanced(by: total))
      return []
    case .running: return [.refuse(.start, .alreadyRunning)]
    case .paused: return [.refuse(.start, .alreadyPaused)]
    case .ringing: return [.refuse(.start, .alreadyRinging)]
    }
  }

  private mutating func pause(at now: Instant) -> [Effect] {
    switch state {
    case .stopped: return [.refuse(.pause, .notStarted)]
    case .running(let until):
      state = .paused(left: now.duration(to: until))
      followsWallClock = false
      return []
    case .paused: return [.refuse(.pause, .alreadyPaused)]
    case .ringing: return [.refuse(.pause, .alreadyRinging)]
    }
  }

  private mutating func resume(at now: Instant) -> [Effect] {
    switch state {
    case .stopped: return [.refuse(.resume, .notStarted)]
    case .running: return [.refuse(.resume, .notPaused)]
    case .paused(let left):
      state = .running(until: now.advanced(by: left))
      return []
    case .ringing: return [.refuse(.resume, .alreadyRinging)]
    }
  }

  private mutating func toggle(at now: Instant) -> [Effect] {
    switch state {
    case .stopped: return start(at: now)
    case .running: return pause(at: now)
    case .paused: return resume(at: now)
    case .ringing: return [.refuse(.toggle, .alreadyRinging)]
    }
  }

  private mutating func restart(at now: Instant) -> [Effect] {
    guard !plan.followsWallClock else { return [.refuse(.restart, .fixedToWallClock)] }
    let silence: [Effect] = if case .ringing = state { [.stopAlarm] } else { [] }
    total = plan.total
    state = .running(until: now.advanced(by: total))
    return silence
  }

  private mutating func add(_ duration: Duration, at now: Instant) -> [Effect] {
    let left: Duration =
      switch state {
      case .stopped: total
      case .running(let until): now.duration(to: until)
      case .paused(let left): left
      case .ringing: .zero
      }
    guard left + duration > .zero else { return [.refuse(.add(duration), .nothingWouldBeLeft)] }
    guard max(total, left) + duration <= Self.longest else {
      return [.refuse(.add(duration), .tooLong)]
    }
    total = max(total + duration, left + duration)
    switch state {
    case .stopped: return []
    case .running(let until):
      state = .running(until: until.advanced(by: duration))
      return []
    case .paused:
      state = .paused(left: left + duration)
      return []
    case .ringing:
      total = duration
      followsWallClock = false
      state = .running(until: now.advanced(by: duration))
      return [.stopAlarm]
    }
  }

  private mutating func finish(at now: Instant) -> [Effect] {
    switch state {
    case .stopped: [.refuse(.finish, .notStarted)]
    case .running, .paused: reachDeadline(now, at: now)
    case .ringing: [.refuse(.finish, .alreadyRinging)]
    }
  }

  private mutating func cancel(at now: Instant) -> [Effect] {
    switch state {
    case .stopped: [.refuse(.cancel, .alreadyStopped)]
    case .running(let until): stop(.canceled(left: now.duration(to: until)))
    case .paused(let left): stop(.canceled(left: left))
    case .ringing(let deadline, _): acknowledge(deadline, at: now)
    }
  }

  private mutating func acknowledge(_ deadline: Instant, at now: Instant) -> [Effect] {
    [.stopAlarm] + stop(.acknowledged(deadline: deadline, after: deadline.duration(to: now)))
  }
}
