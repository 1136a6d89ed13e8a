/// A clock for the time of an animation, which excludes pauses.
struct SpinClock: Hashable, Sendable {
  private var gathered = Duration.zero
  private var since: Duration?

  init(startedAt time: Duration) { since = time }

  var isRunning: Bool { since != nil }

  /// Returns the time elapsed until `time`.
  func elapsed(at time: Duration) -> Duration {
    gathered + (since.map { max(.zero, time - $0) } ?? .zero)
  }

  mutating func pause(at time: Duration) {
    gathered = elapsed(at: time)
    since = nil
  }

  mutating func resume(at time: Duration) {
    if since == nil { since = time }
  }

  /// Pauses or resumes at a time.
  mutating func toggle(at time: Duration) { isRunning ? pause(at: time) : resume(at: time) }
}
