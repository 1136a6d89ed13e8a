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
    case .stopAlarm: return perform(.command(.acknowledge), at: now)
    case .snooze: return snooze(at: now)
    case .finish: return finish(wasFinishing, at: now)
    case .nextFace:
      face = face.next
      return []
    case .showKeys:
      showsKeys = true
      return [.say(KeyHelp(documenting: Self.keyMaps).spoken)]
    case .hideKeys:
      showsKeys = false
      return []
    }
  }

  /// Finishes the countdown, if it is the second time in a row.
  private mutating func finish(_ isSecond: Bool, at now: Moment) -> Actions {
    if case .ringing = manager.state { return perform(.command(.finish), at: now) }
    guard isSecond else {
      finishes = now.instant.advanced(by: Self.keyPairTime)
      return [note("e again finishes it now", for: Self.keyPairTime, at: now)]
    }
    leftAtFinish = manager.snapshot(at: now.instant).left
    return perform(.command(.finish), at: now)
  }

  /// Hands a command to the countdown, and says in words what it changed.
  private mutating func ask(_ command: TimeManager.Command, at now: Moment) -> Actions {
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
  private mutating func snooze(at now: Moment) -> Actions {
    perform(.command(.add(settings.alarm.snooze)), at: now)
      + [note("it rings again in \(wording.span(settings.alarm.snooze))", at: now)]
  }

  /// Adds or removes time; a target on the wall moves along.
  private mutating func add(_ duration: Duration, at now: Moment) -> Actions {
    let before = manager
    let actions = ask(.add(duration), at: now)
    if manager != before, manager.followsWallClock { target = target?.advanced(by: duration) }
    return actions
  }
}
