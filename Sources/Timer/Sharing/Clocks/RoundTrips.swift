package import Clocks

/// The measurement of the round trip through the broker, by messages that a client sends to itself.
package struct RoundTrips: Hashable, Sendable {
  private struct Echo: Hashable, Sendable {
    var text: String
    var sent: Instant
  }

  /// The messages that haven't come back.
  private var pending: [Echo] = []
  /// Half of the most recent round trips.
  private var halves: [Duration] = []
  /// The time at which the next message is due; `nil` without a connection.
  package private(set) var next: Instant?
  private var count = 0
  /// The number of messages since the connection was made.
  private var countSinceStart = 0

  /// The pauses after the first messages: they grow, since a lost packet delays all that follow soon.
  private static let firstPauses: [Duration] = [
    .milliseconds(250), .milliseconds(750), .seconds(3), .seconds(11),
  ]
  private static let pause = Duration.seconds(60)
  private static let mostTrips = 8

  package init() {}

  /// Half of the shortest recent round trip, once one has been measured.
  package var half: Duration? { halves.min() }

  /// Begins to measure through a new connection.
  package mutating func start(at now: Instant) {
    (pending, halves, countSinceStart, next) = ([], [], 0, now)
  }

  package mutating func stop() { (pending, next) = ([], nil) }

  /// Returns the text to send, if it is due.
  package mutating func message(at now: Instant) -> String? {
    guard let due = next, due <= now else { return nil }
    count += 1
    let pauses = Self.firstPauses
    next = now.advanced(
      by: countSinceStart < pauses.count ? pauses[countSinceStart] : Self.pause)
    countSinceStart += 1
    let echo = Echo(text: "\(count)", sent: now)
    pending = pending.suffix(Self.mostTrips - 1) + [echo]
    return echo.text
  }

  /// Handles a text that came back; returns whether it was sent through this connection.
  package mutating func handle(_ payload: [UInt8], at now: Instant) -> Bool {
    guard let index = pending.firstIndex(where: { Array($0.text.utf8) == payload }) else {
      return false
    }
    let trip = pending.remove(at: index).sent.duration(to: now)
    halves = halves.suffix(Self.mostTrips - 1) + [max(.zero, trip / 2)]
    return true
  }
}
