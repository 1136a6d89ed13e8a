package import Clocks
package import Countdowns
package import Programs
package import Reports

/// The state of a timer, its available commands, and its subscriptions.
extension Run {
  /// Whether the timer rings at its end.
  package var rings: Bool { manager.plan.alarm != .silent }

  /// Whether the time is running.
  package var isRunning: Bool { if case .running = manager.state { true } else { false } }

  package var isPaused: Bool { if case .paused = manager.state { true } else { false } }

  /// Whether the alarm of a step is ringing.
  package var isRinging: Bool { if case .ringing = manager.state { true } else { false } }

  /// Whether the alarm of the last step is ringing.
  package var isLastRinging: Bool { isRinging && manager.isLast }

  /// Whether the timer was canceled; a stopwatch is stopped instead.
  package var isCanceled: Bool {
    if case .stopped(.canceled?) = manager.state { !definition.countsUp } else { false }
  }

  /// Returns the time left in the current step.
  package func left(at now: Instant) -> Duration { manager.snapshot(at: now).left }

  /// Returns whether a command applies to this kind of timer, and has an effect while it rings.
  package func availability(of command: TimerCommand) -> Availability {
    if isRinging, let words = command.refusalWhileRinging?.words(isLast: manager.isLast) {
      return .dimmed(words)
    }
    return command.availability(
      steps: manager.routine.count, waits: manager.routine.waits, countsUp: definition.countsUp,
      isOpen: definition.isOpen)
  }
}

extension TimerRecord {
  /// Returns whether a command applies to this kind of timer, and has an effect while it rings.
  package func availability(of command: TimerCommand) -> Availability {
    if phase == .ringing, let refusal = command.refusalWhileRinging {
      return .dimmed(refusal.sentence)
    }
    return command.availability(steps: stepCount, waits: waits, countsUp: countsUp, isOpen: isOpen)
  }
}

extension TimerCommand {
  /// The reason why a command with a key in footers is refused while the alarm rings.
  fileprivate var refusalWhileRinging: TimerRefusal? {
    switch self {
    case .toggle: .alreadyRinging
    case .add(let time) where time < .zero: .nothingWouldBeLeft
    default: nil
    }
  }

  fileprivate func availability(
    steps: Int, waits: Bool, countsUp: Bool, isOpen: Bool
  ) -> Availability {
    switch self {
    case .skip, .back: steps > 1 ? .on : .absent
    case .start: waits ? .on : .absent
    case .lap: countsUp ? .on : .absent
    case _ where needsEnd: isOpen ? .absent : .on
    default: .on
    }
  }
}

// MARK: - The alarm

extension Run {
  /// The order to the alarm, and its voice: the chime between two steps, while it lasts, or else
  /// the alarm of the current step.
  package var alarm: (order: AlarmOrder, voice: AlarmVoice) {
    if let chime { return (.ringing(since: chime.since), chime.voice) }
    return (AlarmOrder(manager.state), voice(of: manager.position))
  }

  /// Returns the alarm at the end of a step.
  package func voice(of position: Int) -> AlarmVoice {
    let isLast = position == manager.routine.count - 1
    return AlarmVoice(
      sound: manager.routine[position].sound, isOnce: !isLast && !manager.routine.waits)
  }
}

// MARK: - Subscriptions

extension Run {
  /// Returns the subscriptions that don't depend on the display: the deadline, the target time of
  /// day, the next mark and the end of the chime.
  package func subscriptions<Message: Hashable & Sendable>(
    _ instant: Message, wallClock: Message, at now: Moment
  ) -> Set<Subscription<Message>> {
    var subscriptions: Set<Subscription<Message>> = []
    if let deadline = manager.nextDeadline {
      subscriptions.insert(Subscription(.deadline(deadline), instant))
    }
    // A target that has passed stays passed, even if the clock is set back.
    if manager.followsWallClock, let target, target > now.wall {
      subscriptions.insert(Subscription(.wallTime(target), wallClock))
    }
    if let mark = nextMark(after: now.instant), mark > now.instant {
      subscriptions.insert(Subscription(.deadline(mark), instant))
    }
    if let chime, chime.until > now.instant {
      subscriptions.insert(Subscription(.time(chime.until), instant))
    }
    return subscriptions
  }
}
