/// A simultaneous reading of two clocks: the monotonic clock of a program and the wall clock.
package struct Moment: Hashable, Sendable {
  /// The reading of the monotonic clock.
  package var instant: Instant
  /// The reading of the wall clock.
  package var wall: WallTime

  /// Creates a moment from the readings of both clocks.
  package init(instant: Instant, wall: WallTime) {
    self.instant = instant
    self.wall = wall
  }

  /// Returns the wall time at an instant, assuming that the wall clock isn't set in between.
  package func wallTime(of other: Instant) -> WallTime {
    wall.advanced(by: instant.duration(to: other))
  }

  /// Returns the instant at a wall time, assuming that the wall clock isn't set in between.
  package func instant(of other: WallTime) -> Instant {
    instant.advanced(by: wall.duration(to: other))
  }
}
