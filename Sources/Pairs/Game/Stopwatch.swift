package import Clocks

/// Time that is counted while it runs, by a clock that is read elsewhere.
package struct Stopwatch: Hashable, Sendable {
  private var counted = Duration.zero
  private var since: Instant?

  /// Creates a stopwatch at zero that stands still.
  package init() {}

  /// Whether it runs.
  package var isRunning: Bool { since != nil }

  /// Returns the time counted up to an instant; an instant before the start adds none.
  package func elapsed(at now: Instant) -> Duration {
    counted + max(.zero, since?.duration(to: now) ?? .zero)
  }

  /// Returns the instant at which a time will have been counted; `nil` while it stands still.
  package func instant(of elapsed: Duration) -> Instant? {
    since?.advanced(by: elapsed - counted)
  }

  /// Starts it; has no effect while it runs.
  package mutating func start(at now: Instant) {
    if since == nil { since = now }
  }

  /// Stops it and keeps what was counted.
  package mutating func stop(at now: Instant) {
    counted = elapsed(at: now)
    since = nil
  }
}
