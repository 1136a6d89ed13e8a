internal import Clocks
internal import Countdowns
internal import Faces
internal import Programs

extension CountdownProgram {
  /// Answers a command of a person.
  mutating func perform(_ command: CountdownCommand, at now: Moment) -> Actions {
    let wasFinishing = finishes != nil
    (finishes, notice) = (nil, nil)
    switch command {
    case .timer(.finish): return finish(wasFinishing, at: now)
    case .timer(let command): return obey(command, at: now)
    case .nextFace:
      face = face.next
      return []
    case .showKeys:
      showsKeys = true
      let help = KeyHelp(documenting: Self.keyMaps, availability: availability(of:))
      return [.say(help.spoken)]
    case .hideKeys:
      showsKeys = false
      return []
    case .close: return []
    }
  }

  /// Answers what a person or another process asks of the timer.
  mutating func obey(_ command: TimerCommand, at now: Moment) -> Actions {
    if settings.script.isOpen, command.needsEnd {
      return refuse(TimerRefusal.noEnd.sentence, at: now)
    }
    return switch command {
    case .add(let time): add(time, at: now)
    case .finish: finishNow(at: now)
    case .snooze: snooze(at: now)
    case .lap: lap(at: now)
    case .skip, .back, .cancel, .acknowledge: perform(.command(command), at: now)
    case .start, .pause, .resume, .toggle, .restart: ask(command, at: now)
    }
  }

  /// Finishes the countdown, if it is the second time in a row.
  private mutating func finish(_ isSecond: Bool, at now: Moment) -> Actions {
    if case .ringing = manager.state { return finishNow(at: now) }
    guard isSecond else {
      finishes = now.instant.advanced(by: Self.keyPairTime)
      return [note("e again finishes it now", for: Self.keyPairTime, at: now)]
    }
    return finishNow(at: now)
  }

  /// Finishes the countdown.
  mutating func finishNow(at now: Moment) -> Actions {
    if case .ringing = manager.state { return perform(.command(.finish), at: now) }
    let (position, left) = (manager.position, manager.snapshot(at: now.instant).left)
    let hasStarted = manager.state != .stopped(nil)
    // The words of the end say what was left.
    if hasStarted, manager.isLast { leftAtFinish = left }
    // A step that rings isn't counted as a whole; one that is followed at once was counted before.
    if hasStarted, manager.isLast || manager.routine.waits { skipped = left }
    let actions = perform(.command(.finish), at: now)
    if manager.position != position { skipped = .zero }
    return actions
  }

  /// Hands a command to the countdown, and says in words what it changed.
  mutating func ask(_ command: TimerCommand, at now: Moment) -> Actions {
    let before = manager.state
    let actions = perform(.command(command), at: now)
    guard manager.state != before else { return actions }
    leftAtFinish = nil
    let left = wording.span(manager.snapshot(at: now.instant).left)
    switch manager.state {
    case .paused: return actions + [.say("paused, \(left) left")]
    case .running: return actions + [.say("\(left) left, \(wording.ends(ends, now: now.wall))")]
    case .ringing, .stopped: return actions
    }
  }

  /// Lets the alarm ring again a while later.
  mutating func snooze(at now: Moment) -> Actions {
    let isRinging = if case .ringing = manager.state { true } else { false }
    let actions = perform(.command(.snooze), at: now)
    guard isRinging else { return actions }
    return actions
      + [note("it rings again in \(wording.span(settings.alarm.snooze))", at: now)]
  }

  /// Adds or removes time; a target on the wall moves along.
  mutating func add(_ duration: Duration, at now: Moment) -> Actions {
    let before = manager
    let actions = ask(.add(duration), at: now)
    if manager != before, manager.followsWallClock { target = target?.advanced(by: duration) }
    return actions
  }
}

// MARK: - What can be used

extension CountdownProgram {
  func availability(of command: CountdownCommand) -> Availability {
    let script = settings.script
    switch command {
    case .timer(.skip), .timer(.back): return manager.routine.count > 1 ? .on : .absent
    case .timer(.start): return manager.routine.waits ? .on : .absent
    case .timer(.acknowledge), .timer(.snooze): return rings ? .on : .absent
    case .timer(.lap): return script.countsUp ? .on : .absent
    case .timer(let command) where command.needsEnd: return script.isOpen ? .absent : .on
    default: return .on
    }
  }
}
