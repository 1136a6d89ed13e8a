package import Clocks

/// The state machine of a routine: one countdown per step, run in sequence.
///
/// It replaces a `TimeManager`; a routine of one step behaves exactly like one. The countdown of
/// the step at `position` handles the commands. Only the end of a step that isn't the last one
/// differs:
///
/// | routine  | at the deadline                       | after the alarm                     |
/// |----------|---------------------------------------|-------------------------------------|
/// | no waits | the next step starts at the deadline  |                                     |
/// | waits    | the alarm starts; if silent, it waits | acknowledged: the next step starts; |
/// |          |                                       | finished or missed: it waits        |
///
/// While it waits, the next step is the current one and hasn't started: `start`, `toggle`,
/// `resume`, `acknowledge` and `skip` start it, and `cancel` ends the routine.
package struct RoutineManager: Hashable, Sendable {
  /// An action for the caller to carry out.
  package enum Effect: Hashable, Sendable {
    /// An effect of the current step's countdown; `stop` ends the whole routine.
    case timer(TimeManager.Effect)
    /// A step other than the last one reached its deadline, and its alarm is over.
    case stepEnded(position: Int, deadline: Instant)
    /// A step started or restarted.
    case stepStarted(position: Int, at: Instant)
  }

  /// The steps.
  package let routine: Routine
  /// The alarm, and whether a single step's deadline is a wall-clock time; its total is ignored.
  package private(set) var plan: CountdownPlan
  /// The position of the current step.
  package private(set) var position = 0
  /// Whether the current step waits for the user to start it.
  package private(set) var isWaiting = false

  private var manager: TimeManager

  /// Creates a routine that hasn't started.
  package init(_ routine: Routine, plan: CountdownPlan) {
    (self.routine, self.plan) = (routine, plan)
    manager = TimeManager(plan.adapted(to: 0, of: routine))
  }

  /// Restores a routine from the saved parts of one with the same plan; `nil` if they are
  /// inconsistent.
  package init?(
    restoring routine: Routine, plan: CountdownPlan, position: Int, total: Duration,
    state: TimeManager.State, isWaiting: Bool, followsWallClock: Bool = true
  ) {
    guard (0..<routine.count).contains(position), total > .zero else { return nil }
    guard !isWaiting || position > 0 && state == .stopped(nil) else { return nil }
    var isPaused = false
    if case .paused(let left) = state {
      guard left > .zero else { return nil }
      isPaused = true
    }
    (self.routine, self.plan, self.position) = (routine, plan, position)
    self.isWaiting = isWaiting
    let stepPlan = plan.adapted(to: position, of: routine)
    manager = TimeManager(
      restoring: stepPlan, total: total, state: state,
      followsWallClock: stepPlan.followsWallClock && followsWallClock && !isPaused)
  }

  /// Handles an event and returns the effects to carry out, in order.
  package mutating func handle(_ event: TimeManager.Event, at now: Instant) -> [Effect] {
    let passed = passSteps(until: now)
    switch event {
    case .command(.skip): return passed + forward(.timePassed, at: now) + goToNext(at: now)
    case .command(.back): return passed + forward(.timePassed, at: now) + goToPrevious(at: now)
    case .command(let command) where isWaiting:
      return passed + performWhileWaiting(command, at: now)
    default: return passed + forward(event, at: now)
    }
  }
}

// MARK: - The current step

extension RoutineManager {
  /// The current step.
  package var step: Step { routine[position] }

  /// Whether the current step is the last one.
  package var isLast: Bool { position == routine.count - 1 }

  /// The state of the current step's countdown.
  package var state: TimeManager.State { manager.state }

  /// The length of the current step, including added and removed time.
  package var total: Duration { manager.total }

  /// Whether the deadline is a wall-clock time; pausing makes it false.
  package var followsWallClock: Bool { manager.followsWallClock }

  /// The next instant at which time alone changes the state.
  package var nextDeadline: Instant? { manager.nextDeadline }

  /// Returns the state of the current step's countdown at `now`.
  package func snapshot(at now: Instant) -> Snapshot { manager.snapshot(at: now) }

  /// Changes the alarm's time limit, if there is an alarm, and the length of a snooze.
  package mutating func setAlarm(limit: Duration, snooze: Duration) {
    plan.setAlarm(limit: limit, snooze: snooze)
    manager.setAlarm(limit: limit, snooze: snooze)
  }
}

extension CountdownPlan {
  /// Returns the plan of the step at a position.
  fileprivate func adapted(to position: Int, of routine: Routine) -> CountdownPlan {
    CountdownPlan(
      total: routine[position].length,
      alarm: routine.waits || position == routine.count - 1 ? alarm : .silent,
      followsWallClock: followsWallClock && routine.count == 1, snooze: snooze)
  }
}

// MARK: - Time and commands

extension RoutineManager {
  /// Ends every step but the last that is over by `now`, each at its own deadline.
  private mutating func passSteps(until now: Instant) -> [Effect] {
    var effects: [Effect] = []
    while !isLast, let nextDeadline, now >= nextDeadline {
      effects += forward(.timePassed, at: now)
    }
    return effects
  }

  /// Passes an event to the current step's countdown, and continues the routine if that ends.
  private mutating func forward(_ event: TimeManager.Event, at now: Instant) -> [Effect] {
    let before = manager.state
    var effects: [Effect] = []
    let answers = manager.handle(event, at: now)
    for answer in answers {
      if case .stop(let outcome) = answer, !isLast, let deadline = outcome.deadline {
        effects.append(.stepEnded(position: position, deadline: deadline))
        effects += continueRoutine(after: outcome, of: event, at: now)
      } else {
        effects.append(.timer(answer))
      }
    }
    if case .command(let command) = event, isStarted(by: command, from: before, answers) {
      effects.append(.stepStarted(position: position, at: now))
    }
    return effects
  }

  /// Returns whether a command started or restarted the current step's countdown.
  private func isStarted(
    by command: TimerCommand, from before: TimeManager.State, _ answers: [TimeManager.Effect]
  ) -> Bool {
    guard case .running = manager.state else { return false }
    if case .refuse = answers.last { return false }
    switch command {
    case .start, .restart: return true
    case .toggle:
      guard case .paused = before else { return true }
      return false
    default: return false
    }
  }

  /// Continues after the end of a step that isn't the last one.
  private mutating func continueRoutine(
    after outcome: TimeManager.Outcome, of event: TimeManager.Event, at now: Instant
  ) -> [Effect] {
    switch outcome {
    case .ended(let deadline) where !routine.waits: return start(position + 1, at: deadline)
    case .acknowledged where event == .command(.cancel):
      select(position + 1)
      return cancelBeforeStart(at: now)
    case .acknowledged: return start(position + 1, at: now)
    case .ended, .rang, .missed, .canceled:
      select(position + 1)
      isWaiting = true
      return []
    }
  }

  private mutating func performWhileWaiting(_ command: TimerCommand, at now: Instant) -> [Effect] {
    switch command {
    case .start, .toggle, .resume, .acknowledge: return start(at: now)
    case .restart: return start(position, at: now)
    case .cancel: return cancelBeforeStart(at: now)
    default: return forward(.command(command), at: now)
    }
  }
}

// MARK: - Steps

extension RoutineManager {
  private mutating func goToNext(at now: Instant) -> [Effect] {
    switch manager.state {
    case .stopped(_?): return refuse(.skip, .alreadyStopped)
    case .stopped(nil): return start(at: now)
    case .running, .paused: return isLast ? refuse(.skip, .lastStep) : start(position + 1, at: now)
    case .ringing(let deadline, _):
      guard !isLast else { return refuse(.skip, .lastStep) }
      let ended = Effect.stepEnded(position: position, deadline: deadline)
      return [.timer(.stopAlarm), ended] + start(position + 1, at: now)
    }
  }

  private mutating func goToPrevious(at now: Instant) -> [Effect] {
    if case .stopped(_?) = manager.state { return refuse(.back, .alreadyStopped) }
    guard position > 0 else { return refuse(.back, .firstStep) }
    let silence: [Effect] = if case .ringing = manager.state { [.timer(.stopAlarm)] } else { [] }
    return silence + start(position - 1, at: now)
  }

  /// Refuses a change of step; a routine of one step has a reason of its own.
  private func refuse(_ command: TimerCommand, _ refusal: TimerRefusal) -> [Effect] {
    let isOnly = routine.count == 1 && refusal != .alreadyStopped
    return [.timer(.refuse(command, isOnly ? .noOtherSteps : refusal))]
  }

  /// Makes the step at a position the current one, without starting it.
  private mutating func select(_ position: Int) {
    self.position = position
    isWaiting = false
    manager = TimeManager(plan.adapted(to: position, of: routine))
  }

  private mutating func start(_ position: Int, at instant: Instant) -> [Effect] {
    select(position)
    return start(at: instant)
  }

  /// Starts the current step, which hasn't started yet.
  private mutating func start(at instant: Instant) -> [Effect] {
    isWaiting = false
    let answers = manager.handle(.command(.start), at: instant)
    return answers.map { .timer($0) } + [.stepStarted(position: position, at: instant)]
  }

  /// Cancels the current step, which hasn't started yet, with its full length left.
  private mutating func cancelBeforeStart(at now: Instant) -> [Effect] {
    isWaiting = false
    let answers =
      manager.handle(.command(.start), at: now) + manager.handle(.command(.cancel), at: now)
    return answers.map { .timer($0) }
  }
}

extension TimeManager.Outcome {
  /// The deadline, if the countdown reached it.
  fileprivate var deadline: Instant? {
    switch self {
    case .canceled: nil
    case .ended(let deadline), .rang(let deadline), .missed(let deadline),
      .acknowledged(let deadline, _):
      deadline
    }
  }
}
