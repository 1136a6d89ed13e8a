internal import Clocks
internal import Countdowns
internal import Programs

extension CountdownProgram {
  /// Hands an event to the countdown of the present step and keeps up with what it changed.
  mutating func perform(_ event: TimeManager.Event, at now: Moment) -> Actions {
    perform(.timer(event), at: now)
  }

  /// Hands an event to the countdown and keeps up with what it changed.
  mutating func perform(_ event: RoutineManager.Event, at now: Moment) -> Actions {
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

  /// Adds the time of a step that is left to that of the steps before.
  private mutating func count(
    _ effect: RoutineManager.Effect, _ step: inout RoutineManager?, at now: Moment
  ) {
    switch effect {
    case .stepEnded(let position, _):
      countedBefore += step?.elapsed(at: now.instant) ?? manager.routine[position].length
    case .stepStarted:
      countedBefore += step?.elapsed(at: now.instant) ?? .zero
      leftAtFinish = nil
      // A stopwatch that is restarted begins from zero.
      if settings.script.countsUp { (laps, countedBefore, skipped) = ([], .zero, .zero) }
    case .timer, .refuse: return
    }
    countedBefore -= step == nil ? .zero : skipped
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
      marks.start()
      let length = manager.routine[position].length
      let passed = act(at: marks.advance(to: length, of: length), at: now)
      let isOther = position != before.position || before.isWaiting
      return passed + (isOther ? announce(position, since: start, at: now) : [])
    case .refuse(let reason):
      refusal = reason.words
      return [note(reason.words, at: now)]
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
        return [.perform(.announce(name: shownName))] + passed + ended
      }
      return [
        .perform(.announce(name: shownName)),
        .perform(.notify(overText(deadline: deadline, at: now))),
      ] + passed + ended
    case .stopAlarm: return []  // The alarm follows the countdown's state.
    case .stop(let outcome): return end(outcome, isByHand, at: now)
    case .refuse(_, let reason):
      refusal = reason.sentence
      return reason.words.map { [note($0, at: now)] } ?? []
    }
  }

  private mutating func startChime(of position: Int, since deadline: Instant) {
    guard rings else { return }
    chime = Chime(since: deadline, voice: voice(of: position))
  }

  /// Says which step has started.
  private mutating func announce(_ position: Int, since start: Instant, at now: Moment) -> Actions {
    let words = stepWords(position)
    notice = Notice(text: words, until: now.instant.advanced(by: Self.noticeTime))
    let message: Actions =
      settings.alarm.notifies && rings ? [.perform(.notify(words))] : []
    return [.say("\(words), \(wording.ends(ends, now: now.wall))")] + message + run(.step, at: now)
  }
}

extension RoutineManager {
  /// Returns the time that the present step has counted.
  func elapsed(at now: Instant) -> Duration { total - snapshot(at: now).left }
}

extension RoutineManager.Event {
  /// Whether a person or a program asked for it, and not time alone.
  fileprivate var isByHand: Bool {
    switch self {
    case .timer(.command), .next, .previous: true
    case .timer: false
    }
  }
}

extension RoutineManager.Effect {
  /// Whether a step starts.
  fileprivate var isStart: Bool { if case .stepStarted = self { true } else { false } }
}
