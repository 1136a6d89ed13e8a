/// The sessions of a market, with no space on the time axis between them.
///
/// Positions on such an axis are in seconds or days like times, but each session starts a short
/// pause after the previous one, regardless of nights and weekends. In the first session they equal
/// its times, and later sessions don't change the positions of earlier ones.
///
/// Only ``DateScale`` converts such positions. Everything else sees a clock that jumps from one
/// session to the next, as at the start of daylight saving time.
public struct DateSessions: Hashable, Sendable {
  /// The start or end of a session: a time and its position.
  private struct Boundary: Hashable {
    var time: Double
    var position: Double
  }

  /// The starts of the sessions, ascending.
  private let starts: [Boundary]
  /// The fraction of all time that is in sessions, above 0 and at most 1.
  let share: Double

  /// Creates the sessions of ascending times.
  ///
  /// - Parameters:
  ///   - sessions: The indices of each session's times, in order.
  ///   - times: The times, in seconds since 1970 UTC or in days.
  ///   - pause: The space between two sessions, in the same unit.
  public init(_ sessions: [Range<Int>], of times: [Double], pause: Double) {
    var starts: [Boundary] = []
    var end: Boundary?
    for session in sessions where !session.isEmpty {
      let (first, last) = (times[session.lowerBound], times[session.upperBound - 1])
      let position = end.map { $0.position + min(pause, first - $0.time) } ?? first
      starts.append(Boundary(time: first, position: position))
      end = Boundary(time: last, position: position + (last - first))
    }
    self.starts = starts
    guard let start = starts.first, let end, end.time > start.time else {
      share = 1
      return
    }
    share = max((end.position - start.position) / (end.time - start.time), 1e-6)
  }

  /// Returns the time at a position.
  ///
  /// - Complexity: O(log sessions)
  public func time(at position: Double) -> Double {
    guard let start = starts[safe: index { $0.position <= position }] else { return position }
    return start.time + (position - start.position)
  }

  /// Returns the position of a time; a time between two sessions has that of the next one.
  ///
  /// - Complexity: O(log sessions)
  public func position(of time: Double) -> Double {
    let index = index { $0.time <= time }
    guard let start = starts[safe: index] else { return time }
    let position = start.position + (time - start.time)
    return starts[safe: index + 1].map { min(position, $0.position) } ?? position
  }

  /// Returns the index of the last session that satisfies a monotonic condition; 0 if none does.
  private func index(where holds: (Boundary) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(starts[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
