package import Clocks

/// A time zone: the offset of local time from UTC at every instant.
package struct Zone: Sendable {
  private let offset: @Sendable (Int64) -> Int

  /// Creates a zone from a function that maps seconds since the epoch to the offset from UTC in
  /// seconds (positive to the east, less than a day in either direction).
  package init(_ offset: @escaping @Sendable (Int64) -> Int) { self.offset = offset }

  /// UTC.
  package static let utc = Zone.fixed(secondsEast: 0)

  /// Returns a zone with a fixed offset.
  package static func fixed(secondsEast: Int) -> Zone { Zone { _ in secondsEast } }

  /// Returns the offset from UTC in seconds at an instant, positive to the east.
  package func secondsEast(at instant: WallTime) -> Int { offset(instant.epochSeconds) }

  /// Returns the local time at an instant, truncated to the second.
  package func civilTime(at instant: WallTime) -> CivilTime {
    CivilTime(epochSeconds: localSeconds(at: instant.epochSeconds))
  }

  /// Returns the instants at which local time is `civil`, in ascending order.
  ///
  /// The result has two instants where clocks are set back. Where they are set forward past
  /// `civil`, it has the first instant after the gap. Assumes at most one clock change in two days.
  package func instants(of civil: CivilTime) -> [WallTime] {
    let local = civil.epochSeconds
    let day: Int64 = 86_400
    let candidates = [local - day, local + day]
      .map { local - Int64(offset($0)) }
      .filter { localSeconds(at: $0) == local }
    if candidates.isEmpty { return [WallTime(epochSeconds: firstInstant(showingAtLeast: local))] }
    return Set(candidates).sorted().map(WallTime.init(epochSeconds:))
  }

  private func localSeconds(at epochSeconds: Int64) -> Int64 {
    epochSeconds + Int64(offset(epochSeconds))
  }

  private func firstInstant(showingAtLeast local: Int64) -> Int64 {
    // An offset is less than a day, so local time is before `civil` at `low`, and at or after it at
    // `high`.
    var (low, high) = (local - 86_400, local + 86_400)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if localSeconds(at: middle) < local { low = middle } else { high = middle }
    }
    return high
  }
}
