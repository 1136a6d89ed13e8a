/// The most recent intervals between events.
struct Intervals: Hashable, Sendable {
  /// The number of intervals that are kept.
  static let limit = 31
  private var ring: [Double] = []
  private var next = 0

  mutating func add(_ interval: Double) {
    if ring.count < Self.limit {
      ring.append(interval)
    } else {
      ring[next] = interval
      next = (next + 1) % Self.limit
    }
  }

  /// The median; `nil` with fewer than two intervals.
  var median: Double? {
    guard ring.count >= 2 else { return nil }
    return ring.sorted()[ring.count / 2]
  }
}

/// The arrival times of a symbol's prices; those less than a second apart count as one.
struct Arrivals: Hashable, Sendable {
  private var last: Double?
  private var intervals = Intervals()

  var median: Double? { intervals.median }

  mutating func add(_ now: Double) {
    guard let last else {
      self.last = now
      return
    }
    guard now - last >= 1 else { return }
    intervals.add(now - last)
    self.last = now
  }

  /// The time at which three median intervals have passed; `nil` while the median is unknown.
  var staleTime: Double? {
    guard let last, let median else { return nil }
    return last + 3 * median
  }

  /// Returns whether nothing has arrived for three median intervals.
  func isStale(_ now: Double) -> Bool { staleTime.map { now > $0 } ?? false }
}
