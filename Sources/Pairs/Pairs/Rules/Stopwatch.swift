package import Clocks

/// A stopwatch that is given the time rather than reading a clock.
package struct Stopwatch: Hashable, Sendable {
  private var counted = Duration.zero
  private var since: Instant?

  /// Creates a stopped stopwatch at zero.
  package init() {}

  package var isRunning: Bool { since != nil }

  /// Returns the elapsed time at an instant; an instant before the start adds none.
  package func elapsed(at now: Instant) -> Duration {
    counted + max(.zero, since?.duration(to: now) ?? .zero)
  }

  /// Returns the instant at which the elapsed time will reach a value; `nil` while stopped.
  package func instant(of elapsed: Duration) -> Instant? { since?.advanced(by: elapsed - counted) }

  /// Starts the stopwatch; has no effect while it runs.
  package mutating func start(at now: Instant) {
    if since == nil { since = now }
  }

  /// Stops the stopwatch and keeps its elapsed time.
  package mutating func stop(at now: Instant) {
    counted = elapsed(at: now)
    since = nil
  }
}
