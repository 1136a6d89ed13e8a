internal import Countdowns

extension TimeManager.Refusal {
  /// What is said to a person whose key did nothing; `nil` when that is plain to see.
  var words: String? {
    switch self {
    case .nothingWouldBeLeft: "can’t remove more time than is left"
    case .fixedToWallClock: "a time of day can’t be started again"
    case .tooLong: "nothing can last longer than 250 years"
    case .alreadyRinging: "it is over: Enter stops the alarm"
    case .notStarted, .alreadyRunning, .alreadyPaused, .notPaused, .notRinging, .alreadyStopped:
      nil
    }
  }

  /// What is said to another process, which sees nothing.
  var sentence: String {
    switch self {
    case .notStarted: "it isn’t started"
    case .alreadyRunning: "it is already running"
    case .alreadyPaused: "it is already paused"
    case .notPaused: "it isn’t paused"
    case .notRinging: "nothing rings"
    case .alreadyStopped: "it is already over"
    case .alreadyRinging: "its alarm rings: stop it first"
    case .nothingWouldBeLeft, .tooLong, .fixedToWallClock: words ?? "that can’t be done now"
    }
  }
}

extension RoutineManager.Refusal {
  /// What is said of a step that can’t be gone to, in a routine of a number of steps.
  func words(count: Int) -> String {
    guard count > 1 || self == .over else { return "there are no other steps" }
    return switch self {
    case .lastStep: "this is the last step"
    case .firstStep: "this is the first step"
    case .over: "it is already over"
    }
  }
}
