internal import Clocks
internal import Countdowns
internal import Programs
internal import Reports

/// What can be asked of a timer, and what it waits for.
extension Run {
  /// Whether its alarms ring, and it isn't just over.
  var rings: Bool { manager.plan.alarm != .silent }

  /// Whether the time passes.
  var isRunning: Bool { if case .running = manager.state { true } else { false } }

  /// Whether it is paused.
  var isPaused: Bool { if case .paused = manager.state { true } else { false } }

  /// Whether the alarm of a step rings.
  var isRinging: Bool { if case .ringing = manager.state { true } else { false } }

  /// Whether the alarm at the end of the last step rings.
  var isLastRinging: Bool { isRinging && manager.isLast }

  /// Whether it was cancelled; a stopwatch is stopped.
  var isCancelled: Bool {
    if case .stopped(.cancelled?) = manager.state { !script.countsUp } else { false }
  }

  /// Returns what is left of the current step.
  func left(at now: Instant) -> Duration { manager.snapshot(at: now).left }

  /// Returns whether a command makes sense at any time.
  func availability(of command: TimerCommand) -> Availability {
    command.availability(
      steps: manager.routine.count, waits: manager.routine.waits, countsUp: script.countsUp,
      isOpen: script.isOpen)
  }
}

extension TimerRecord {
  /// Returns whether a command makes sense at any time.
  func availability(of command: TimerCommand) -> Availability {
    command.availability(steps: stepCount, waits: waits, countsUp: countsUp, isOpen: isOpen)
  }
}

extension TimerCommand {
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
  /// Returns what the alarm is to do, and which one: the sound between two steps, while it lasts.
  var alarm: (order: AlarmOrder, voice: AlarmVoice) {
    if let chime { return (.ringing(since: chime.since), chime.voice) }
    return (AlarmOrder(manager.state), voice(of: manager.position))
  }

  /// Returns the alarm at the end of a step.
  func voice(of position: Int) -> AlarmVoice {
    let isLast = position == manager.routine.count - 1
    return AlarmVoice(
      sound: manager.routine[position].sound, isOnce: !isLast && !manager.routine.waits)
  }
}

// MARK: - When it changes

extension Run {
  /// Returns what is waited for, whatever is shown: the deadline, a time of day, the next mark.
  func subscriptions<Message: Hashable & Sendable>(
    _ instant: Message, wallClock: Message, at now: Moment
  ) -> Set<Subscription<Message>> {
    var subscriptions: Set<Subscription<Message>> = []
    if let deadline = manager.nextDeadline {
      subscriptions.insert(Subscription(.deadline(deadline), instant))
    }
    // A target that has passed stays so, whatever the clock is set to.
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
