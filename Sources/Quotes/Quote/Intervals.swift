/// The last intervals between events.
struct Intervals: Hashable, Sendable {
  /// How many intervals count.
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

  /// The median; `nil` before there are two intervals.
  var median: Double? {
    guard ring.count >= 2 else { return nil }
    return ring.sorted()[ring.count / 2]
  }
}

/// When prices of a symbol arrived; those less than a second apart count as one arrival.
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

  /// The time after which three median intervals have passed; `nil` while the median isn’t known.
  var staleTime: Double? {
    guard let last, let median else { return nil }
    return last + 3 * median
  }

  /// Whether nothing has arrived for three median intervals.
  func isStale(_ now: Double) -> Bool { staleTime.map { now > $0 } ?? false }
}
