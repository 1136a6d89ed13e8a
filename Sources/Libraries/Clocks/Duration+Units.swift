extension Duration {
  /// Returns the number of whole `unit`s in the duration, rounded down even if negative.
  ///
  /// The result is exact, unlike a floating-point quotient; both durations are truncated to
  /// nanoseconds.
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

  /// The duration in nanoseconds, clamped to ±285 years.
  private var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let bounded = min(max(seconds, -9_000_000_000), 9_000_000_000)
    return bounded * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}

extension Duration {
  /// Returns durations rounded down to a unit so that they add up to their sum rounded down.
  ///
  /// Each is the difference of two running sums, so it is off by less than one unit.
  package static func rounded(_ durations: [Duration], to unit: Duration) -> [Duration] {
    var sum = Duration.zero
    var shown = Duration.zero
    return durations.map { duration in
      sum += duration
      let before = shown
      shown = unit * sum.wholeUnits(of: unit)
      return shown - before
    }
  }
}
