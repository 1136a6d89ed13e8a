internal import Clocks
internal import Countdowns
internal import Programs

extension CountdownProgram {
  /// Hands an event to the countdown, and processes its effects.
  ///
  /// Steps that are over by now end at their own deadlines, in turns of their own, so that each hook gets
  /// the values of its own step.
  mutating func perform(_ event: TimeManager.Event, at now: Moment) -> Actions {
    var actions: Actions = []
    while !manager.isLast, !manager.routine.waits, let end = manager.nextDeadline,
      end <= now.instant
    {
      let then = Moment(instant: end, wall: now.wallTime(of: end))
      actions += follow(.timePassed, at: then)
    }
    return actions + follow(event, at: now)
  }

  private mutating func follow(_ event: TimeManager.Event, at now: Moment) -> Actions {
    let before = manager
    let effects = manager.handle(event, at: now.instant)
    // A snooze begins another countdown.
    if case .ringing = before.state, case .running = manager.state,
      !effects.contains(where: \.isStart)
    {
      countedBefore += before.total - skipped
      (skipped, leftAtFinish) = (.zero, nil)
    }
    noteEnd(at: now)
    longest = max(longest, manager.total)
    let isByHand = event.isByHand
    var uncounted: RoutineManager? = before
    return effects.flatMap { effect -> Actions in
      count(effect, &uncounted, at: now)
      return actions(for: effect, from: before, isByHand, at: now)
    }
  }

  /// Adds the time that a step counted to that of the steps before, when the step is over.
  private mutating func count(
    _ effect: RoutineManager.Effect, _ step: inout RoutineManager?, at now: Moment
  ) {
    switch effect {
    case .stepEnded(let position, _):
      stepsDone += 1
      countedBefore += step?.elapsed(at: now.instant) ?? manager.routine[position].length
    case .stepStarted:
      countedBefore += step?.elapsed(at: now.instant) ?? .zero
      (leftAtFinish, hasRunEnd) = (nil, false)
      // A stopwatch that is restarted begins from zero.
      if settings.script.countsUp { (laps, countedBefore, skipped) = ([], .zero, .zero) }
    case .timer: return
    }
    // A step that rings shows as counted as a whole, one that was running as far as it was.
    if case .ringing? = step?.state { countedBefore -= skipped }
    if step != nil { skipped = .zero }
    step = nil
  }

  private mutating func actions(
    for effect: RoutineManager.Effect, from before: RoutineManager, _ isByHand: Bool,
    at now: Moment
  ) -> Actions {
    switch effect {
    case .timer(let effect): return actions(for: effect, isByHand, at: now)
    case .stepEnded(let position, let deadline):
      if !manager.routine.waits { startChime(of: position, since: deadline) }
      let total = position == before.position ? before.total : manager.routine[position].length
      return isByHand ? [] : act(at: marks.advance(to: .zero, of: total), at: now)
    case .stepStarted(let position, let start):
      marks.start(manager.routine[position].length)
      let isOther = position != before.position || before.isWaiting
      return isOther ? announce(position, since: start, at: now) : []
    }
  }

  private mutating func actions(
    for effect: TimeManager.Effect, _ isByHand: Bool, at now: Moment
  ) -> Actions {
    switch effect {
    case .startAlarm:
      notice = nil
      noteLateness(at: now)
      let passed = isByHand ? [] : act(at: marks.advance(to: .zero, of: manager.total), at: now)
      let ended = runEnd(at: now)
      guard settings.alarm.notifies, case .ringing(let deadline, _) = manager.state else {
        return [.perform(.announce(name: report(at: now).shownName))] + passed + ended
      }
      return [
        .perform(.announce(name: report(at: now).shownName)),
        .perform(.notify(overText(deadline: deadline, at: now))),
      ] + passed + ended
    case .stopAlarm: return []  // The alarm follows the countdown's state.
    case .stop(let outcome): return end(outcome, isByHand, at: now)
    case .refuse(_, let reason):
      refusal = reason.sentence
      return reason.words(isLast: manager.isLast).map { [note($0, at: now)] } ?? []
    }
  }

  private mutating func startChime(of position: Int, since deadline: Instant) {
    guard rings else { return }
    chime = Chime(since: deadline, voice: voice(of: position))
  }

  /// Announces the step that has started.
  private mutating func announce(_ position: Int, since start: Instant, at now: Moment) -> Actions {
    let words = stepWords(position)
    notice = Notice(text: words, until: now.instant.advanced(by: Self.noticeTime))
    let message: Actions =
      settings.alarm.notifies && rings ? [.perform(.notify(words))] : []
    return [.say("\(words), \(wording.ends(ends, now: now.wall))")] + message + run(.step, at: now)
  }
}

extension RoutineManager {
  /// Returns the time that the current step has counted.
  func elapsed(at now: Instant) -> Duration { total - snapshot(at: now).left }
}

extension TimeManager.Event {
  /// Whether a person or a program asked for it, rather than time alone.
  fileprivate var isByHand: Bool {
    switch self {
    case .command: true
    default: false
    }
  }
}

extension RoutineManager.Effect {
  /// Whether a step starts.
  fileprivate var isStart: Bool { if case .stepStarted = self { true } else { false } }
}
