package import Clocks

/// A time zone: how far local time is ahead of UTC at every instant.
package struct Zone: Sendable {
  private let offset: @Sendable (Int64) -> Int

  /// Creates a zone from a function that takes the seconds since the epoch and returns the
  /// seconds by which local time is ahead of UTC (east is positive, less than a day either way).
  package init(_ offset: @escaping @Sendable (Int64) -> Int) {
    self.offset = offset
  }

  /// UTC itself.
  package static let utc = Zone.fixed(secondsEast: 0)

  /// Returns a zone that never changes its clocks.
  package static func fixed(secondsEast: Int) -> Zone {
    Zone { _ in secondsEast }
  }

  /// Returns the seconds by which local time is ahead of UTC at an instant.
  package func secondsEast(at instant: WallTime) -> Int {
    offset(instant.epochSeconds)
  }

  /// Returns the local time at an instant, without the fraction of a second.
  package func civilTime(at instant: WallTime) -> CivilTime {
    CivilTime(epochSeconds: localSeconds(at: instant.epochSeconds))
  }

  /// Returns the instants at which local time is `civil`, the earlier one first.
  ///
  /// There are two where clocks are set back. Where they are set forward past `civil`, the
  /// answer is the first instant after the gap. A zone may change its clocks once in two days.
  package func instants(of civil: CivilTime) -> [WallTime] {
    let local = civil.epochSeconds
    let day: Int64 = 86_400
    let candidates = [local - day, local + day]
      .map { local - Int64(offset($0)) }
      .filter { localSeconds(at: $0) == local }
    if candidates.isEmpty {
      return [WallTime(epochSeconds: firstInstant(showingAtLeast: local))]
    }
    return Set(candidates).sorted().map(WallTime.init(epochSeconds:))
  }

  private func localSeconds(at epochSeconds: Int64) -> Int64 {
    epochSeconds + Int64(offset(epochSeconds))
  }

  private func firstInstant(showingAtLeast local: Int64) -> Int64 {
    // An offset is less than a day, so local time is earlier than `civil` at `low` and not at
    // `high`.
    var (low, high) = (local - 86_400, local + 86_400)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if localSeconds(at: middle) < local { low = middle } else { high = middle }
    }
    return high
  }
}
