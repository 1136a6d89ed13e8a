/// A point in time on the wall clock, as the time since 1970-01-01 00:00:00 UTC.
package struct WallTime: Hashable, Sendable {
  /// The time since 1970-01-01 00:00:00 UTC, without leap seconds.
  package var sinceEpoch: Duration

  /// Creates a time from the time since 1970-01-01 00:00:00 UTC.
  package init(sinceEpoch: Duration) { self.sinceEpoch = sinceEpoch }

  /// Creates a time from whole seconds since the epoch.
  package init(epochSeconds: Int64) { sinceEpoch = .seconds(epochSeconds) }

  /// The whole seconds since the epoch, rounded down even if negative.
  package var epochSeconds: Int64 {
    let (seconds, attoseconds) = sinceEpoch.components
    return attoseconds < 0 ? seconds - 1 : seconds
  }
}

extension WallTime: Comparable {
  /// Returns whether `lhs` is before `rhs`.
  package static func < (lhs: WallTime, rhs: WallTime) -> Bool { lhs.sinceEpoch < rhs.sinceEpoch }
}

extension WallTime {
  /// Returns the time that is `duration` later.
  package func advanced(by duration: Duration) -> WallTime {
    WallTime(sinceEpoch: sinceEpoch + duration)
  }

  /// Returns the time from this one to `other`; negative if `other` is earlier.
  package func duration(to other: WallTime) -> Duration { other.sinceEpoch - sinceEpoch }
}
