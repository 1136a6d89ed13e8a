/// The reason a command was refused, in a sentence for a program that sees nothing else.
package enum TimerRefusal: String, Error, Hashable, Sendable {
  case notStarted = "it hasn’t started"
  case alreadyRunning = "it is already running"
  case alreadyPaused = "it is already paused"
  case notPaused = "it isn’t paused"
  case alreadyRinging = "its alarm is ringing; stop it first"
  case notRinging = "no alarm is ringing"
  case alreadyStopped = "it is already over"
  case nothingWouldBeLeft = "can’t remove more time than is left"
  case tooLong = "a countdown can’t be longer than 250 years"
  case fixedToWallClock = "a countdown to a time of day can’t be restarted"
  case noOtherSteps = "there are no other steps"
  case lastStep = "this is the last step"
  case firstStep = "this is the first step"
  case noEnd = "a stopwatch without an end has no time to change"
  case noStopwatch = "only a stopwatch has laps"
  case lapNotRunning = "a lap can end only while the stopwatch is running"
  case tooManyLaps = "there are too many laps"
  case nothingToUndo = "there is nothing to undo; only a restart in the last minute can be undone"
}

extension TimerRefusal {
  /// The message for another process, which doesn't see the screen.
  package var sentence: String { rawValue }

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
