package import Clocks
package import Countdowns
package import Reports

/// An active timer, independent of the program that shows it: its steps, marks, laps and counted
/// time.
///
/// It has no look and no output: events change it and return effects.
package struct Run: Hashable, Sendable {
  /// The steps, marks and hooks, and whether it counts up.
  @Shared package var definition: TimerDefinition
  package let label: String?
  /// The name and the process under which it is registered, if it is.
  package var identity: RunIdentity?
  /// The steps; a plain countdown is a single one.
  package private(set) var manager: RoutineManager
  /// The target time of day, if there is one.
  package private(set) var target: WallTime?
  /// The marks, and which of them have fired.
  package private(set) var marks: MarkTracker
  /// The elapsed time at the end of each lap.
  package private(set) var laps: [Duration] = []
  /// The largest total so far, which determines the digits of the time, so that they never get
  /// fewer.
  package private(set) var longest: Duration
  /// The wall-clock time of the deadline, stored so that it doesn't jitter.
  package private(set) var ends: WallTime
  /// The wall-clock time of the start.
  package private(set) var started: WallTime
  /// The planned total; `nil` for a stopwatch without an end.
  let planned: Duration?
  /// The time counted before the current step, or before its last restart or snooze.
  private(set) var countedBefore = Duration.zero
  /// The parts of that time by step of a round; empty without steps.
  private(set) var stepTimes: [TimerRecord.StepTime] = []
  /// The counted time that is already in the history.
  package private(set) var logged: Duration?
  package private(set) var loggedSteps: [TimerRecord.StepTime] = []
  /// The number of steps before the last one that reached their end.
  private(set) var stepsDone = 0
  /// The time left when the last step was finished early.
  private(set) var leftAtFinish: Duration?
  /// The sound between two steps, while it lasts.
  var chime: Chime?
  /// The part of the current step that wasn't counted because it was finished early.
  private var skipped = Duration.zero
  private var hasStarted = false
  /// Whether the end hook has run.
  private var hasRunEnd = false
  /// The timer before its last restart.
  var beforeRestart: Earlier?

  /// Creates a timer that is to start at a moment.
  package init(
    to goal: CountdownGoal, _ definition: TimerDefinition = TimerDefinition(), label: String? = nil,
    alarm: CountdownPlan.Alarm, snooze: Duration = AlarmSettings.usualSnooze,
    identity: RunIdentity? = nil, at start: Moment
  ) {
    _definition = Shared(wrappedValue: definition)
    (self.label, self.identity) = (label, identity)
    target = goal.target
    let routine = definition.routine(of: goal.total)
    planned = definition.isOpen || routine.isEndless ? nil : routine.total
    longest = routine.longest
    started = start.wall
    marks = MarkTracker(definition.marks)
    ends = start.wall.advanced(by: goal.total)
    stepTimes = (definition.routine?.differentSteps ?? []).map { _ in .init() }
    manager = RoutineManager(
      routine,
      plan: CountdownPlan(
        total: goal.total, alarm: alarm, followsWallClock: goal.target != nil, snooze: snooze))
  }

  /// Starts the timer, unless it has started, or resumes it if it is unfinished; `boot` is the
  /// current boot ID.
  package mutating func start(boot: String? = nil, at start: Moment) {
    guard !hasStarted else { return }
    hasStarted = true
    if let unfinished = definition.unfinished {
      goOn(from: unfinished, boot: boot ?? identity?.boot ?? "", at: start)
    }
    if manager.state == .stopped(nil), !manager.isWaiting {
      _ = manager.handle(.command(.start), at: start.instant)
      marks.start(manager.total)
    }
    noteEnd(at: start)
  }

  /// Returns the timer as it is once it has started.
  package func starting(boot: String? = nil, at start: Moment) -> Run {
    var run = self
    run.start(boot: boot, at: start)
    return run
  }
}

// MARK: - Events

extension Run {
  /// Sends an event to the countdown of the current step, and returns the resulting effects.
  ///
  /// Steps whose deadlines have passed are ended one by one at their own deadlines, so that each
  /// hook gets the values of its own step.
  package mutating func handle(_ event: TimeManager.Event, at now: Moment) -> [Effect] {
    var effects: [Effect] = []
    while !manager.isLast, !manager.routine.waits, let end = manager.nextDeadline,
      end <= now.instant
    {
      let then = Moment(instant: end, wall: now.wallTime(of: end))
      effects += send(.timePassed, at: then)
    }
    if case .command(let command) = event {
      effects += obey(command, at: now)
    } else {
      effects += send(event, at: now)
    }
    if let chime, chime.until <= now.instant || !isRunning { self.chime = nil }
    return effects
  }

  /// Carries out a command, with what the steps don't know: laps, target and time before a restart.
  private mutating func obey(_ command: TimerCommand, at now: Moment) -> [Effect] {
    switch command {
    case _ where command.needsEnd && definition.isOpen: return [.refused(.noEnd)]
    case .lap where definition.countsUp: return lap(at: now)
    case .finish: return finish(at: now)
    case .restart:
      let earlier = self
      let effects = send(.command(command), at: now)
      noteRestart(effects, of: earlier, at: now)
      return effects
    case .undo: return undo(at: now)
    case .add(let duration):
      let before = manager
      let effects = send(.command(command), at: now)
      if manager != before, manager.followsWallClock { target = target?.advanced(by: duration) }
      return effects
    default: return send(.command(command), at: now)
    }
  }

  private mutating func finish(at now: Moment) -> [Effect] {
    let passed = send(.timePassed, at: now)
    let (position, left) = (manager.position, manager.snapshot(at: now.instant).left)
    if isRunning || isPaused {
      // The closing line includes the time left.
      if manager.isLast { leftAtFinish = left }
      // A ringing step isn't counted in full; one followed immediately by another was counted
      // before.
      if manager.isLast || manager.routine.waits { skipped = left }
    }
    let effects = send(.command(.finish), at: now)
    if manager.position != position { skipped = .zero }
    return passed + effects
  }

  private static let mostLaps = 1000

  private mutating func lap(at now: Moment) -> [Effect] {
    guard isRunning else { return [.refused(.lapNotRunning)] }
    guard laps.count < Self.mostLaps else { return [.refused(.tooManyLaps)] }
    laps.append(LapTable.rounded(counted(at: now.instant)))
    return [.lapEnded]
  }

  /// Recomputes the deadline of a target time of day from the wall clock.
  package mutating func followWallClock(at now: Moment) -> [Effect] {
    guard let target else { return handle(.timePassed, at: now) }
    return handle(.wallClockSet(deadline: now.instant(of: target)), at: now)
  }

  /// Ends an alarm or chime that has played all its rounds, if it began at `start` or `start` is
  /// `nil`.
  package mutating func finishAlarm(since start: Instant? = nil, at now: Moment) -> [Effect] {
    if let chime, start ?? chime.since == chime.since {
      self.chime = nil
      return []
    }
    guard case .ringing(let since, _) = manager.state, start ?? since == since else { return [] }
    return handle(.alarmFinished, at: now)
  }

  /// Returns the elapsed time in all steps, without pauses.
  package func counted(at now: Instant) -> Duration {
    countedBefore + manager.elapsed(at: now) - skipped
  }

  /// Applies changed alarm settings.
  package mutating func setAlarm(_ alarm: AlarmSettings) {
    manager.setAlarm(limit: alarm.limit, snooze: alarm.snooze)
  }
}

// MARK: - Steps

extension Run {
  /// Sends an event to the steps, and returns the resulting effects, with those of hooks and marks.
  private mutating func send(_ event: TimeManager.Event, at now: Moment) -> [Effect] {
    let before = manager
    let effects = manager.handle(event, at: now.instant)
    let isStart = effects.contains { if case .stepStarted = $0 { true } else { false } }
    // A snooze begins another countdown.
    if case .ringing = before.state, isRunning, !isStart {
      count(before.total - skipped, at: before.position, endsRun: false)
      (skipped, leftAtFinish) = (.zero, nil)
    }
    noteEnd(at: now)
    longest = max(longest, manager.total)
    let isByHand = if case .command = event { true } else { false }
    var uncounted: RoutineManager? = before
    let ending: [Effect] = if case .ringing = before.state, !isRinging { [.alarmEnded] } else { [] }
    return effects.reduce(into: ending) { all, effect in
      count(effect, &uncounted, at: now)
      all += self.effects(of: effect, from: before, isByHand, at: now)
    }
  }

  /// Adds the elapsed time of a step that is over to that of the previous steps.
  private mutating func count(
    _ effect: RoutineManager.Effect, _ step: inout RoutineManager?, at now: Moment
  ) {
    // A ringing step counts in full; a running one, up to the current time.
    var uncounted = Duration.zero
    if case .ringing? = step?.state { uncounted = skipped }
    switch effect {
    case .stepEnded(let position, _):
      stepsDone += 1
      let time = step?.elapsed(at: now.instant) ?? manager.routine[position].length
      count(time - uncounted, at: position, isComplete: true)
    case .stepStarted:
      if let step { count(step.elapsed(at: now.instant) - uncounted, at: step.position) }
      (leftAtFinish, hasRunEnd) = (nil, false)
      // A restarted stopwatch starts from zero.
      if definition.countsUp { (laps, countedBefore, skipped) = ([], .zero, .zero) }
    case .timer: return
    }
    if step != nil { skipped = .zero }
    step = nil
  }

  /// Adds counted time of the step at a position to that of the previous steps.
  private mutating func count(
    _ time: Duration, at position: Int, endsRun: Bool = true, isComplete: Bool = false
  ) {
    countedBefore += time
    guard !stepTimes.isEmpty else { return }
    stepTimes[manager.routine.index(at: position)].add(
      time, endsRun: endsRun, isComplete: isComplete)
  }

  private mutating func effects(
    of effect: RoutineManager.Effect, from before: RoutineManager, _ isByHand: Bool, at now: Moment
  ) -> [Effect] {
    switch effect {
    case .timer(.startAlarm):
      guard case .ringing(let deadline, _) = manager.state else { return [] }
      // What the end has done can't be undone.
      beforeRestart = nil
      return [.alarmBegan(deadline: deadline)] + passEnd(isByHand, manager.total, at: now)
        + runEnd(at: now)
    case .timer(.stopAlarm): return []  // The alarm and its notification follow the state.
    case .timer(.stop(let outcome)):
      var effects: [Effect] = []
      if case .ended = outcome {
        effects = passEnd(isByHand, manager.total, at: now) + runEnd(at: now)
      }
      if isCanceled { effects += hook(.cancel, at: now) }
      return effects + [.stopped(outcome)]
    case .timer(.refuse(_, let reason)): return [.refused(reason)]
    case .stepEnded(let position, let deadline):
      if !manager.routine.waits, rings {
        chime = Chime(since: deadline, voice: voice(of: position))
      }
      let total = position == before.position ? before.total : manager.routine[position].length
      return passEnd(isByHand, total, at: now)
    case .stepStarted(let position, _):
      marks.start(manager.routine[position].length)
      guard position != before.position || before.isWaiting else { return [] }
      return [.stepStarted(position: position)] + hook(.step, at: now)
    }
  }

  /// Updates the wall-clock end of the countdown, ignoring differences within clock inaccuracy.
  private mutating func noteEnd(at now: Moment) {
    switch manager.state {
    case .running(let deadline), .ringing(let deadline, _), .stopped(.ended(let deadline)):
      ends.follow(now.wallTime(of: deadline))
    case .paused, .stopped: return
    }
  }
}

// MARK: - Hooks and marks

extension Run {
  package func hook(_ event: Hooks.Trigger, at now: Moment) -> [Effect] {
    guard let command = definition.hooks[event] else { return [] }
    var report = report(at: now)
    // A signal cancels the timer without changing its state.
    if event == .cancel { report.state = .canceled }
    return [
      .hook(
        HookCall(
          title: event.option, command: command, event: event.rawValue, report: report))
    ]
  }

  /// Returns the start hook, unless the timer is resumed.
  package func startHook(at now: Moment) -> [Effect] {
    definition.unfinished == nil ? hook(.start, at: now) : []
  }

  /// Returns the end hook, the first time that the last step is over.
  private mutating func runEnd(at now: Moment) -> [Effect] {
    guard manager.isLast, !hasRunEnd else { return [] }
    hasRunEnd = true
    return hook(.end, at: now)
  }

  /// Returns the effects of the marks that the remaining time has passed.
  package mutating func passMarks(at now: Moment) -> [Effect] {
    guard isRunning, !marks.marks.isEmpty else { return [] }
    return act(at: marks.advance(to: left(at: now.instant), of: manager.total), at: now)
  }

  /// Returns the effects of the marks before a deadline that was reached; a step finished early
  /// passes only those at its end.
  private mutating func passEnd(_ isByHand: Bool, _ total: Duration, at now: Moment) -> [Effect] {
    act(at: isByHand ? marks.finish() : marks.advance(to: .zero, of: total), at: now)
  }

  private func act(at indices: [Int], at now: Moment) -> [Effect] {
    indices.map { index in
      guard case .command(let command) = marks.marks[index].action else { return .mark(index) }
      let title = "--mark \(marks.marks[index].point.words)"
      return .hook(HookCall(title: title, command: command, event: "mark", report: report(at: now)))
    }
  }

  func nextMark(after now: Instant) -> Instant? {
    guard case .running(let until) = manager.state else { return nil }
    return marks.next(below: left(at: now), of: manager.total).map {
      until.advanced(by: .zero - $0)
    }
  }
}

// MARK: - Resuming

extension Run {
  /// Restores the state of an unfinished timer.
  private mutating func goOn(from record: TimerRecord, boot: String, at now: Moment) {
    let total = record.total ?? TimerDefinition.openTotal
    let resumption = Resumption(
      of: record, lives: false, boot: boot, at: now, ageLimit: .seconds(1 << 40))
    let state: TimeManager.State
    var (position, isWaiting) = (record.position, false)
    switch resumption {
    case .running(let left, let place, _):
      (state, position) = (.running(until: now.instant.advanced(by: left)), place)
    case .stopwatch(let elapsed, _):
      state = .running(until: now.instant.advanced(by: total - elapsed))
    case .paused(let left): state = .paused(left: left)
    case .pausedStopwatch(let elapsed): state = .paused(left: total - elapsed)
    case .waiting(let place, _): (state, position, isWaiting) = (.stopped(nil), place, true)
    // A timer that was handed over ended in the meantime, and rings now.
    case .over(let since, _): state = .running(until: now.instant.advanced(by: .zero - since))
    case .lives, .ended, .canceled, .tooOld: return
    }
    let isSameStep = position == record.position
    let restored = RoutineManager(
      restoring: manager.routine, plan: manager.plan, position: position,
      total: isSameStep ? total : manager.routine[position].length, state: state,
      isWaiting: isWaiting, followsWallClock: record.target != nil)
    guard let restored else { return }
    manager = restored
    (target, started, laps) = (record.target, record.started, record.laps)
    longest = max(longest, record.longest)
    (logged, loggedSteps) = (record.logged, record.loggedSteps)
    countedBefore = record.countedBefore ?? .zero
    if record.stepTimes.count == stepTimes.count { stepTimes = record.stepTimes }
    // Steps that passed in the meantime count in full.
    for passed in record.position..<max(position, record.position) {
      count(
        passed == record.position ? total : manager.routine[passed].length, at: passed,
        isComplete: true)
    }
    stepsDone = record.stepsDone + max(0, position - record.position)
    if isSameStep {
      marks = MarkTracker(marks.marks, fired: Set(record.firedMarks), armed: Set(record.armedMarks))
    } else {
      marks.start(manager.total)
    }
  }
}
