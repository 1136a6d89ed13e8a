internal import Alarms
internal import Clocks
internal import Control
internal import Countdowns

/// A message to a countdown.
enum CountdownMessage: Hashable, Sendable {
  /// An instant has arrived at which something changes.
  case instantReached
  /// The alarm sounds soon: whoever plays it may have slept with the machine.
  case alarmNears
  /// The alarm has sounded as often as it should.
  case alarmFinished
  /// There is something to be said about the alarm.
  case alarmNote(String)
  /// The state, in words, is to be shown for a while.
  case report(String)
  /// The time of day that is waited for has arrived, or the wall clock was set.
  case wallClockChanged
  /// Another process asks for something, on a connection that gets the answer.
  case asked(ControlRequest, from: Int?)
  /// Standard output can no longer be written.
  case feedFailed(words: String)
  /// The reader of standard output went away.
  case feedEnded
}

/// A command of the user, to a countdown or to a view of one.
enum CountdownCommand: Hashable, Sendable, CaseIterable {
  case timer(TimerCommand)
  case nextFace, showKeys, hideKeys
  /// Closes a view; the timer goes on.
  case close

  static var allCases: [CountdownCommand] {
    TimerCommand.byKeys.map { .timer($0) } + [.nextFace, .showKeys, .hideKeys, .close]
  }
}

/// The panes and items of a countdown.
enum CountdownOwner: Hashable, Sendable {
  case screen, face, keys
  /// A row of the list of keys.
  case key(Int)
}

/// An effect of a countdown.
enum CountdownEffect: Hashable, Sendable {
  /// One of the alarms follows an order from now on, and all others are silent.
  case alarm(AlarmOrder, AlarmVoice)
  /// Time is up and the alarm rings: a line of words says so, and what stops it.
  case announce(name: String?)
  /// The remaining time, for the reader of standard output.
  case feed(String)
  /// What any program does for a timer.
  case timer(RunEffect)
}

extension CountdownEffect: StagedEffect {
  var stage: EffectStage {
    switch self {
    case .alarm: .alarm
    case .announce: .screen
    case .feed: .output
    case .timer(let effect): effect.stage
    }
  }
}

/// What the alarm is to do.
enum AlarmOrder: Hashable, Sendable {
  case none
  /// To ring at an instant.
  case ring(at: Instant)
  /// To ring now, since the deadline was reached.
  case ringing(since: Instant)

  init(_ state: TimeManager.State) {
    switch state {
    case .running(let until): self = .ring(at: until)
    case .ringing(let deadline, _): self = .ringing(since: deadline)
    case .paused, .stopped: self = .none
    }
  }

  /// The order for a ringer.
  var cue: Ringer.Cue {
    switch self {
    case .none: .none
    case .ring(let instant): .at(instant.sinceZero)
    case .ringing(let instant): .ringing(since: instant.sinceZero)
    }
  }
}
