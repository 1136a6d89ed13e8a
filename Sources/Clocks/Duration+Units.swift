extension Duration {
  /// Returns the number of whole `unit`s in the duration, rounded down, also below zero.
  ///
  /// The result is exact, unlike a quotient of floating-point numbers; both durations are
  /// truncated to nanoseconds.
  package func wholeUnits(of unit: Duration) -> Int {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: unit.nanoseconds)
    return Int(remainder < 0 ? quotient - 1 : quotient)
  }

  /// Returns the smallest multiple of `unit` that isn't shorter than the duration.
  ///
  /// Fractions of a nanosecond count.
  package func rounded(up unit: Duration) -> Duration {
    let floor = unit * wholeUnits(of: unit)
    return floor < self ? floor + unit : floor
  }

  /// The nanoseconds; beyond 285 years, those of 285 years.
  private var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let bounded = min(max(seconds, -9_000_000_000), 9_000_000_000)
    return bounded * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
