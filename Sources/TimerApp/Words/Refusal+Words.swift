internal import Countdowns

extension TimeManager.Refusal {
  /// The message for a user whose key had no effect; `nil` if the reason is obvious.
  var words: String? {
    switch self {
    case .nothingWouldBeLeft: "can’t remove more time than is left"
    case .fixedToWallClock: "a countdown to a time of day can’t be restarted"
    case .tooLong: "a countdown can’t be longer than 250 years"
    case .alreadyRinging: "time is up; Enter stops the alarm"
    case .notStarted, .alreadyRunning, .alreadyPaused, .notPaused, .notRinging, .alreadyStopped:
      nil
    }
  }

  /// The message for another process, which doesn't see the screen.
  var sentence: String {
    switch self {
    case .notStarted: "it hasn’t started"
    case .alreadyRunning: "it is already running"
    case .alreadyPaused: "it is already paused"
    case .notPaused: "it isn’t paused"
    case .notRinging: "no alarm is ringing"
    case .alreadyStopped: "it is already over"
    case .alreadyRinging: "its alarm is ringing; stop it first"
    case .nothingWouldBeLeft, .tooLong, .fixedToWallClock: words ?? "that can’t be done now"
    }
  }
}

extension RoutineManager.Refusal {
  /// Returns the message about a step that can't be reached, in a routine of `count` steps.
  func words(count: Int) -> String {
    guard count > 1 || self == .over else { return "there are no other steps" }
    return switch self {
    case .lastStep: "this is the last step"
    case .firstStep: "this is the first step"
    case .over: "it is already over"
    }
  }
}
