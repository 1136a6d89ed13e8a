/// How long something has gone on, without its pauses.
struct Stopwatch: Hashable, Sendable {
  private var gathered = Duration.zero
  private var since: Duration?

  /// Creates a watch that runs from a time on.
  init(startedAt time: Duration) {
    since = time
  }

  /// Whether it goes on.
  var isRunning: Bool { since != nil }

  /// Returns how long it has run until a time.
  func elapsed(at time: Duration) -> Duration {
    gathered + (since.map { max(.zero, time - $0) } ?? .zero)
  }

  /// Stands still from a time on.
  mutating func pause(at time: Duration) {
    gathered = elapsed(at: time)
    since = nil
  }

  /// Goes on from a time on.
  mutating func resume(at time: Duration) {
    if since == nil { since = time }
  }

  /// Goes on, or stands still.
  mutating func toggle(at time: Duration) {
    isRunning ? pause(at: time) : resume(at: time)
  }
}
