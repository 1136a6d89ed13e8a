internal import Countdowns

/// Now, on the clock of the countdown and on the wall.
struct Moment: Hashable, Sendable {
  /// The time by which the countdown runs.
  var instant: Instant
  /// The time of day.
  var wall: WallTime

  /// Returns what the wall clock shows at an instant, unless it is set in between.
  func wallTime(of other: Instant) -> WallTime {
    wall.advanced(by: instant.duration(to: other))
  }

  /// Returns the instant at which the wall clock shows a time, unless it is set in between.
  func instant(of other: WallTime) -> Instant {
    instant.advanced(by: wall.duration(to: other))
  }
}
