package import Clocks
package import TerminalIO

/// The clocks of a program.
package struct ProgramClocks: Sendable {
  /// The clock of the program's instants.
  package let own: SystemClock

  /// Creates the clocks; without `countsSuspension`, the own clock stops in suspend.
  package init(countsSuspension: Bool) {
    own = countsSuspension ? .boottime : .monotonic
  }

  /// The current moment.
  package var now: Moment {
    Moment(
      instant: Instant(sinceZero: own.now),
      wall: WallTime(sinceEpoch: SystemClock.realtime.now))
  }
}
