internal import Countdowns

extension TimeManager.Refusal {
  /// What is said to a person whose key did nothing; `nil` when that is plain to see.
  var words: String? {
    switch self {
    case .nothingWouldBeLeft: "can't remove more time than is left"
    case .fixedToWallClock: "a time of day can't be started again"
    case .alreadyRinging: "it is over: Enter stops the alarm"
    case .notStarted, .alreadyRunning, .alreadyPaused, .notPaused, .notRinging, .alreadyStopped:
      nil
    }
  }

  /// What is said to another process, which sees nothing.
  var sentence: String {
    if let words { return words }
    return switch self {
    case .notStarted: "it isn’t started"
    case .alreadyRunning: "it is running already"
    case .alreadyPaused: "it is paused already"
    case .notPaused: "it isn’t paused"
    case .notRinging: "nothing rings"
    case .alreadyStopped: "it is over already"
    case .nothingWouldBeLeft, .fixedToWallClock, .alreadyRinging: "that can’t be done now"
    }
  }
}

extension RoutineManager.Refusal {
  /// What is said of a step that can’t be gone to.
  var words: String {
    switch self {
    case .lastStep: "this is the last step"
    case .firstStep: "this is the first step"
    case .over: "it is over already"
    }
  }
}
