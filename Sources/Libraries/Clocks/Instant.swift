/// A point in time on a monotonic clock, as the time since that clock's zero.
///
/// The caller chooses the clock: one that includes suspended time or one that doesn't. Instants of
/// different clocks can't be compared.
public struct Instant: InstantProtocol, Hashable, Sendable {
  /// The time since the clock's zero.
  public var sinceZero: Duration

  /// Creates an instant from the time since the clock's zero.
  public init(sinceZero: Duration) { self.sinceZero = sinceZero }

  /// Returns the instant that is `duration` later.
  public func advanced(by duration: Duration) -> Instant {
    Instant(sinceZero: sinceZero + duration)
  }

  /// Returns the time from this instant to `other`; negative if `other` is earlier.
  public func duration(to other: Instant) -> Duration { other.sinceZero - sinceZero }

  /// Returns whether `lhs` is before `rhs`.
  public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.sinceZero < rhs.sinceZero }
}
