internal import Clocks

/// When a publisher answers what others do to its room: at once, then at growing distances.
///
/// Two publishers that can't read each other's announcements would otherwise send as fast as the network
/// allows.
struct RoomDefense: Hashable, Sendable {
  static let shortest = Duration.seconds(1)
  /// The time between two beats.
  static let longest = Duration.seconds(30)

  private var last: Instant?
  private var pause = Self.shortest
  /// The time at which an answer is due.
  private(set) var next: Instant?

  /// Asks for an answer, unless one is due already.
  mutating func ask(at now: Instant) {
    guard next == nil else { return }
    guard let last else {
      next = now
      return
    }
    let earliest = last.advanced(by: pause)
    pause = earliest.advanced(by: Self.longest) < now ? Self.shortest : min(pause * 2, Self.longest)
    next = max(earliest, now)
  }

  /// Returns whether an answer is due, which is then given.
  mutating func isDue(at now: Instant) -> Bool {
    guard let next, next <= now else { return false }
    (last, self.next) = (now, nil)
    return true
  }
}
