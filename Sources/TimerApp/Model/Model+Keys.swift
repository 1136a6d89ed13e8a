internal import Countdowns
internal import Faces
internal import TerminalCodes

extension Model {
  /// Answers a key.
  mutating func pressed(_ key: Key, at now: Moment) -> [Effect] {
    let wasFinishing = finishes != nil
    finishes = nil
    notice = nil
    if case .ringing = manager.state, let effects = pressedWhileRinging(key, at: now) {
      return effects
    }
    switch key {
    case .character(" "), .character("p"): return ask(.toggle, at: now)
    case .character("r"): return ask(.reset, at: now)
    case .character("+"), .character("="): return add(.seconds(60), at: now)
    case .character("-"), .character("_"), .character("−"): return add(.seconds(-60), at: now)
    case .character("]"): return add(.seconds(10), at: now)
    case .character("["): return add(.seconds(-10), at: now)
    case .character("q"): return perform(.command(.cancel), at: now)
    case .character("e") where wasFinishing:
      leftAtFinish = manager.snapshot(at: now.instant).left
      return perform(.command(.finish), at: now)
    case .character("e"):
      finishes = now.instant.advanced(by: Self.keyPairTime)
      return [note("e again finishes it now", for: Self.keyPairTime, at: now)]
    default: return pressedAnywhere(key, at: now)
    }
  }

  private mutating func pressedWhileRinging(_ key: Key, at now: Moment) -> [Effect]? {
    switch key {
    case .enter, .character(" "), .character("q"):
      return perform(.command(.acknowledge), at: now)
    case .character("s"): return snooze(at: now)
    case .character("e"): return perform(.command(.finish), at: now)
    default: return nil
    }
  }

  private mutating func pressedAnywhere(_ key: Key, at now: Moment) -> [Effect] {
    switch key {
    case .character("?"):
      showsHelp.toggle()
      if showsHelp { return [.say(Self.keys)] }
    case .escape: showsHelp = false
    case .character("f"): face = face.next
    case .control("l"): return [.redraw]
    case .control("c"): return [.interrupt]
    default: break
    }
    return []
  }

  /// The keys in words, for those who can't see the list of them.
  private static let keys = """
    space pauses, plus and minus a minute more or less, brackets ten seconds, r restarts, \
    e e finishes now, q cancels; when it rings, Enter stops the alarm and s lets it ring again later.
    """

  /// Hands a command to the countdown, and tells in words what it changed.
  private mutating func ask(_ command: TimeManager.Command, at now: Moment) -> [Effect] {
    let before = manager.state
    let effects = perform(.command(command), at: now)
    guard manager.state != before else { return effects }
    leftAtFinish = nil
    let left = wording.span(manager.snapshot(at: now.instant).left)
    switch manager.state {
    case .paused: return effects + [.say("paused, \(left) left")]
    case .running: return effects + [.say("\(left) left, \(wording.ends(ends, now: now.wall))")]
    case .ringing, .stopped: return effects
    }
  }

  /// Lets it ring again a while later.
  private mutating func snooze(at now: Moment) -> [Effect] {
    perform(.command(.add(settings.alarm.snooze)), at: now)
      + [note("it rings again in \(wording.span(settings.alarm.snooze))", at: now)]
  }

  /// Gives or takes time; a target on the wall moves along.
  private mutating func add(_ duration: Duration, at now: Moment) -> [Effect] {
    let before = manager
    let effects = ask(.add(duration), at: now)
    if manager != before, manager.followsWallClock { target = target?.advanced(by: duration) }
    return effects
  }
}
