/// A point on the clock that a countdown runs by, as time since that clock's zero.
///
/// Which clock it is (one that counts suspended time or one that stands still) is the caller's
/// choice; nothing here reads one.
public struct Instant: InstantProtocol, Hashable, Sendable {
  /// The time since the clock's zero.
  public var sinceZero: Duration

  /// Creates the instant that lies `sinceZero` after the clock's zero.
  public init(sinceZero: Duration) {
    self.sinceZero = sinceZero
  }

  /// Returns the instant `duration` later.
  public func advanced(by duration: Duration) -> Instant {
    Instant(sinceZero: sinceZero + duration)
  }

  /// Returns how much later `other` is; negative when it is earlier.
  public func duration(to other: Instant) -> Duration {
    other.sinceZero - sinceZero
  }

  /// Returns whether `lhs` is before `rhs`.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.sinceZero < rhs.sinceZero
  }
}
