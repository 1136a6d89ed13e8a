internal import Countdowns
internal import TerminalIO

/// The clocks by which a countdown runs.
struct Clocks: Sendable {
  /// The clock of the deadline.
  let own: SystemClock

  /// Creates the clocks; where a sleep of the machine doesn't count, the own one stands still then.
  init(countsSuspension: Bool) {
    own = countsSuspension ? .boottime : .monotonic
  }

  /// Now.
  var now: Moment {
    Moment(
      instant: Instant(sinceZero: own.now),
      wall: WallTime(sinceEpoch: SystemClock.realtime.now))
  }
}
