internal import Countdowns

/// When the terminal's bell is struck while an alarm goes on: each second for a minute, and then
/// every ten.
enum Bell {
  private static let dense = Duration.seconds(60)

  /// Returns how long it is from `overtime` to the next stroke, which is later than now.
  static func timeToStrike(after overtime: Duration) -> Duration {
    let interval = interval(at: overtime)
    return interval * (overtime.wholeUnits(of: interval) + 1) - overtime
  }

  /// Returns whether a stroke was due between two points of overtime, the second included.
  static func strikes(after before: Duration, until now: Duration) -> Bool {
    before + timeToStrike(after: before) <= now
  }

  private static func interval(at overtime: Duration) -> Duration {
    overtime < dense ? .seconds(1) : .seconds(10)
  }
}
