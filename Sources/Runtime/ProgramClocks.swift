package import Clocks
package import TerminalIO

/// The clocks by which a program runs.
package struct ProgramClocks: Sendable {
  /// The clock of the program's instants.
  package let own: SystemClock

  /// Creates the clocks; if suspension doesn't count, the own one stands still while the machine
  /// sleeps.
  package init(countsSuspension: Bool) {
    own = countsSuspension ? .boottime : .monotonic
  }

  /// The moment that is now.
  package var now: Moment {
    Moment(
      instant: Instant(sinceZero: own.now),
      wall: WallTime(sinceEpoch: SystemClock.realtime.now))
  }
}
