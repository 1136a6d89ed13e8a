/// The reason a command was refused, in a sentence for a program that sees nothing else.
public enum TimerRefusal: String, Error, Hashable, Sendable {
  /// The countdown is stopped.
  case notStarted = "it hasn’t started"
  /// The countdown is running.
  case alreadyRunning = "it is already running"
  /// The countdown is paused.
  case alreadyPaused = "it is already paused"
  /// The countdown is running, or not started.
  case notPaused = "it isn’t paused"
  /// The alarm is playing.
  case alreadyRinging = "its alarm is ringing; stop it first"
  /// No alarm is playing.
  case notRinging = "no alarm is ringing"
  /// The countdown is over or hasn’t started.
  case alreadyStopped = "it is already over"
  /// The time to remove is all that is left, or more.
  case nothingWouldBeLeft = "can’t remove more time than is left"
  /// The total would be longer than 250 years.
  case tooLong = "a countdown can’t be longer than 250 years"
  /// The deadline is a wall-clock time.
  case fixedToWallClock = "a countdown to a time of day can’t be restarted"
  /// There is a single step.
  case noOtherSteps = "there are no other steps"
  /// No step follows.
  case lastStep = "this is the last step"
  /// No step precedes.
  case firstStep = "this is the first step"
  /// A stopwatch runs without an end.
  case noEnd = "a stopwatch without an end has no time to change"
  /// The timer counts down.
  case noStopwatch = "only a stopwatch has laps"
  /// The stopwatch isn’t running.
  case lapNotRunning = "a lap can end only while the stopwatch is running"
  /// No more laps can be stored.
  case tooManyLaps = "there are too many laps"
  /// There was no restart in the last minute.
  case nothingToUndo = "there is nothing to undo; only a restart in the last minute can be undone"
}

extension TimerRefusal {
  /// The message for another process, which doesn't see the screen.
  public var sentence: String { rawValue }

  /// Returns the message for a user whose key had no effect, `isLast` in the last step; `nil` if the
  /// reason is obvious.
  package func words(isLast: Bool = true) -> String? {
    switch self {
    case .notStarted, .alreadyRunning, .alreadyPaused, .notPaused, .notRinging, .alreadyStopped: nil
    case .alreadyRinging:
      isLast ? "time is up; Enter stops the alarm" : "the step is over; Enter starts the next one"
    default: sentence
    }
  }
}
