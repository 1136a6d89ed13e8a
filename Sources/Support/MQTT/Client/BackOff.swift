/// How long to wait before each further attempt to connect.
struct BackOff: Hashable {
  static let shortest = Duration.seconds(1)
  static let longest = Duration.seconds(30)

  private var next = Self.shortest

  /// Returns the next waiting time, which doubles each time; `jitter`, from 0 to 1, takes up to half of it
  /// away.
  mutating func wait(jitter: Double) -> Duration {
    let time = next
    next = min(next * 2, Self.longest)
    return time * (1 - min(max(jitter, 0), 1) / 2)
  }

  /// Starts again with the shortest time.
  mutating func reset() { next = Self.shortest }
}
