package import Clocks
package import Countdowns
package import Reports
package import Timers

/// A message to a countdown.
package enum CountdownMessage: Hashable, Sendable {
  /// A scheduled instant was reached.
  case instantReached
  /// The alarm is about to sound, and its player may have been suspended with the machine.
  case alarmNears
  /// The alarm has played all its rounds.
  case alarmFinished
  /// A notice about the alarm.
  case alarmNote(String)
  /// A request to show the state in words for a while.
  case report(String)
  /// The target time of day was reached, or the wall clock was set.
  case wallClockChanged
  /// Another process sent a request; the reply goes to the connection in `from`.
  case asked(ControlRequest, from: Int?)
  /// The timer is shared in a room, or no longer; its record says so.
  case shared(ShareRequest)
  /// The connection to the room is lost, or there again.
  case shareIsOffline(since: WallTime?)
  /// A notice about the room in which the timer is shared.
  case sharingNote(String)
  /// Standard output can no longer be written.
  case feedFailed(words: String)
  /// The reader of standard output went away.
  case feedEnded
}

/// A user command to a countdown or to a view of one.
package enum CountdownKeyCommand: Hashable, Sendable {
  case timer(TimerCommand)
  case nextFace, showKeys, hideKeys
  /// Moves the timer to a background process, and ends this one.
  case moveToBackground
  /// Closes a view without affecting the timer.
  case close
}

/// The panes and items of a countdown.
package enum CountdownOwner: Hashable, Sendable {
  case screen, face, laps, keys
  /// A row of the key list.
  case key(Int)
}

/// An effect of a countdown.
package enum CountdownEffect: Hashable, Sendable {
  /// Gives an order to one of the alarms, and silences all others.
  case alarm(AlarmOrder, AlarmVoice)
  /// Announces that time is up, and how to stop the alarm.
  case announce(name: String?)
  /// Writes a line with the remaining time to standard output.
  case feed(String)
  /// Moves the timer to a background process.
  case handOver(HandOver)
  /// An effect that all timer programs share.
  case timer(RunEffect)
}

extension CountdownEffect: StagedEffect {
  package var stage: EffectStage {
    switch self {
    case .alarm: .alarm
    case .announce: .screen
    case .feed: .output
    case .handOver: .handOver
    case .timer(let effect): effect.stage
    }
  }
}
