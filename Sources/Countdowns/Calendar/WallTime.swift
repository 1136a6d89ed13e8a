/// An instant as the wall clock counts it: the time since 1970-01-01 00:00:00 UTC.
public struct WallTime: Hashable, Sendable {
  /// The time since 1970-01-01 00:00:00 UTC, leap seconds left out.
  public var sinceEpoch: Duration

  /// Creates the instant that lies this long after 1970-01-01 00:00:00 UTC.
  public init(sinceEpoch: Duration) {
    self.sinceEpoch = sinceEpoch
  }

  init(epochSeconds: Int64) {
    sinceEpoch = .seconds(epochSeconds)
  }

  /// The whole seconds since the epoch, rounded down before it too.
  var epochSeconds: Int64 {
    let (seconds, attoseconds) = sinceEpoch.components
    return attoseconds < 0 ? seconds - 1 : seconds
  }
}

extension WallTime: Comparable {
  /// Returns whether the first instant comes before the second.
  public static func < (first: WallTime, second: WallTime) -> Bool {
    first.sinceEpoch < second.sinceEpoch
  }
}

extension WallTime {
  /// Returns the instant `duration` later.
  public func advanced(by duration: Duration) -> WallTime {
    WallTime(sinceEpoch: sinceEpoch + duration)
  }

  /// Returns how much later `other` is; negative when it is earlier.
  public func duration(to other: WallTime) -> Duration {
    other.sinceEpoch - sinceEpoch
  }
}
