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
}
