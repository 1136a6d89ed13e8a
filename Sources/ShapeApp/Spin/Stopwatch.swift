/// Measures elapsed time without pauses.
struct Stopwatch: Hashable, Sendable {
  private var gathered = Duration.zero
  private var since: Duration?

  /// Creates a stopwatch that starts at a time.
  init(startedAt time: Duration) {
    since = time
  }

  /// Whether the stopwatch is running.
  var isRunning: Bool { since != nil }

  /// Returns the time elapsed until `time`.
  func elapsed(at time: Duration) -> Duration {
    gathered + (since.map { max(.zero, time - $0) } ?? .zero)
  }

  /// Pauses at a time.
  mutating func pause(at time: Duration) {
    gathered = elapsed(at: time)
    since = nil
  }

  /// Resumes at a time.
  mutating func resume(at time: Duration) {
    if since == nil { since = time }
  }

  /// Pauses or resumes at a time.
  mutating func toggle(at time: Duration) {
    isRunning ? pause(at: time) : resume(at: time)
  }
}
