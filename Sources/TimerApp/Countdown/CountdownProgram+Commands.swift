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
    case .pause: return ask(.toggle, at: now)
    case .restart: return ask(.reset, at: now)
    case .addMinute: return add(.seconds(60), at: now)
    case .removeMinute: return add(.seconds(-60), at: now)
    case .addSeconds: return add(.seconds(10), at: now)
    case .removeSeconds: return add(.seconds(-10), at: now)
    case .cancel: return perform(.command(.cancel), at: now)
    case .nextStep: return perform(.next, at: now)
    case .previousStep: return perform(.previous, at: now)
    case .startStep: return ask(.start, at: now)
    case .lap: return lap(at: now)
    case .stopAlarm: return perform(.command(.acknowledge), at: now)
    case .snooze: return snooze(at: now)
    case .finish: return finish(wasFinishing, at: now)
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
    guard !settings.script.isOpen else { return refuse(Self.openRefusal, at: now) }
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
  mutating func ask(_ command: TimeManager.Command, at now: Moment) -> Actions {
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
    guard case .ringing = manager.state else { return refuse("no alarm is ringing", at: now) }
    return perform(.command(.add(settings.alarm.snooze)), at: now)
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
    case .nextStep, .previousStep: return manager.routine.count > 1 ? .on : .absent
    case .startStep: return manager.routine.waits ? .on : .absent
    case .stopAlarm, .snooze: return rings ? .on : .absent
    case .lap: return script.countsUp ? .on : .absent
    case .addMinute, .removeMinute, .addSeconds, .removeSeconds, .finish:
      return script.isOpen ? .absent : .on
    default: return .on
    }
  }
}
