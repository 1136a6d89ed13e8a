/// The state machine of one countdown: a value that is told what happened and when, and answers
/// with what is to be done.
///
/// There is no clock inside. A running countdown is its deadline, a paused one is what was left,
/// so neither ticks nor pauses can add an error. Every event first lets the time pass: a command
/// that comes after the deadline meets a countdown that rings.
///
/// | command     | stopped  | running    | paused       | ringing               |
/// |-------------|----------|------------|--------------|-----------------------|
/// | start       | running  | refused    | refused      | refused               |
/// | pause       | refused  | paused     | refused      | refused               |
/// | resume      | refused  | refused    | running      | refused               |
/// | toggle      | running  | paused     | running      | refused               |
/// | reset       | running¹ | running¹   | running¹     | running¹              |
/// | add         | stopped² | running²   | paused²      | running, if positive  |
/// | finish      | refused  | ringing³   | ringing³     | refused               |
/// | cancel      | refused  | stopped    | stopped      | stopped, acknowledged |
/// | acknowledge | refused  | refused    | refused      | stopped, acknowledged |
///
/// ¹ with the whole length again; refused when the deadline is an instant of the wall clock.
/// ² refused when nothing would be left.
/// ³ or stopped, when the plan's alarm is silent.
public struct TimeManager: Hashable, Sendable {
  /// Where the countdown is.
  public enum State: Hashable, Sendable {
    /// Nothing runs: not started yet (`nil`), or over for the reason given.
    case stopped(Outcome?)
    /// Counting down to `until`; what is left is always `until` minus now.
    case running(until: Instant)
    /// Standing still with `left` to go.
    case paused(left: Duration)
    /// Over since `deadline`; the alarm began at `alarm`, later than the deadline if nobody was
    /// awake then.
    case ringing(deadline: Instant, alarm: Instant)
  }

  /// How a countdown came to stop.
  public enum Outcome: Hashable, Sendable {
    /// Ended on purpose before its deadline, with `left` to go.
    case cancelled(left: Duration)
    /// The deadline was reached, and there was no alarm.
    case ended(deadline: Instant)
    /// The alarm came to its own end.
    case rang(deadline: Instant)
    /// Somebody reacted to the alarm, `after` the deadline.
    case acknowledged(deadline: Instant, after: Duration)
    /// The alarm reached its limit before anybody reacted.
    case missed(deadline: Instant)
  }

  /// What a person or a program can ask for.
  public enum Command: Hashable, Sendable {
    /// Begins to count down.
    case start
    /// Stands still.
    case pause
    /// Goes on after a pause.
    case resume
    /// Starts, pauses or resumes, whichever fits.
    case toggle
    /// Begins anew with the whole length.
    case reset
    /// Gives time, or takes it when negative.
    case add(Duration)
    /// Lets the deadline be now.
    case finish
    /// Ends before the deadline.
    case cancel
    /// Reacts to the alarm.
    case acknowledge
  }

  /// Something that happened.
  public enum Event: Hashable, Sendable {
    /// Somebody asked for something.
    case command(Command)
    /// Time went by: a tick, the deadline's own timer, or the machine awoke.
    case timePassed
    /// The alarm has sounded as often as it was asked to.
    case alarmFinished
    /// The wall clock was set, and by it the deadline is at another instant.
    case wallClockSet(deadline: Instant)
  }

  /// Why a command was refused.
  public enum Refusal: Hashable, Sendable {
    case notStarted, alreadyRunning, alreadyPaused, notPaused, alreadyRinging, notRinging
    case alreadyStopped, nothingWouldBeLeft, fixedToWallClock
  }

  /// What is to be done in the world.
  public enum Effect: Hashable, Sendable {
    /// The alarm begins and goes on.
    case startAlarm
    /// The alarm falls silent.
    case stopAlarm
    /// The countdown is over.
    case stop(Outcome)
    /// The command changed nothing.
    case refuse(Command, Refusal)
  }

  /// Where the countdown is now.
  public private(set) var state: State
  /// The whole length, with all that was added and taken.
  public private(set) var total: Duration
  /// Whether the deadline still is an instant of the wall clock; a pause unties it.
  public private(set) var followsWallClock: Bool

  private let plan: Plan

  /// Creates a stopped countdown for a plan.
  public init(_ plan: Plan) {
    self.plan = plan
    state = .stopped(nil)
    total = plan.total
    followsWallClock = plan.followsWallClock
  }

  /// The instant at which something happens by itself: the deadline, or the alarm's limit.
  public var nextDeadline: Instant? {
    switch state {
    case .stopped, .paused: nil
    case .running(let until): until
    case .ringing(_, let alarm):
      if case .rings(let limit) = plan.alarm { alarm.advanced(by: limit) } else { nil }
    }
  }

  /// Takes in what happened and returns what is to be done, in order.
  public mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    let passed = letTimePass(until: now)
    switch event {
    case .timePassed: return passed
    case .command(let command): return passed + obey(command, at: now)
    case .alarmFinished:
      guard case .ringing(let deadline, _) = state else { return passed }
      return passed + stop(.rang(deadline: deadline))
    case .wallClockSet(let deadline):
      guard case .running(let old) = state, followsWallClock, old != deadline else { return passed }
      state = .running(until: deadline)
      total = max(total, now.duration(to: deadline))
      return passed + letTimePass(until: now)
    }
  }

  private mutating func letTimePass(until now: Instant) -> [Effect] {
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
  private mutating func obey(_ command: Command, at now: Instant) -> [Effect] {
    switch command {
    case .start: return start(at: now)
    case .pause: return pause(at: now)
    case .resume: return resume(at: now)
    case .toggle: return toggle(at: now)
    case .reset: return reset(at: now)
    case .add(let duration): return add(duration, at: now)
    case .finish: return finish(at: now)
    case .cancel: return cancel(at: now)
    case .acknowledge:
      guard case .ringing(let deadline, _) = state else { return [.refuse(command, .notRinging)] }
      return acknowledge(deadline, at: now)
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

  private mutating func reset(at now: Instant) -> [Effect] {
    guard !plan.followsWallClock else { return [.refuse(.reset, .fixedToWallClock)] }
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
    case .running(let until): stop(.cancelled(left: now.duration(to: until)))
    case .paused(let left): stop(.cancelled(left: left))
    case .ringing(let deadline, _): acknowledge(deadline, at: now)
    }
  }

  private mutating func acknowledge(_ deadline: Instant, at now: Instant) -> [Effect] {
    [.stopAlarm] + stop(.acknowledged(deadline: deadline, after: deadline.duration(to: now)))
  }
}
