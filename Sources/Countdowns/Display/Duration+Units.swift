extension Duration {
  /// Returns how many whole `unit`s the duration holds, rounded down below zero too.
  ///
  /// Exact where a division of floating-point numbers could land on either side; both durations
  /// are taken in nanoseconds.
  public func wholeUnits(of unit: Duration) -> Int {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: unit.nanoseconds)
    return Int(remainder < 0 ? quotient - 1 : quotient)
  }

  /// Returns the shortest multiple of `unit` that isn't shorter; what is below a nanosecond counts.
  public func rounded(up unit: Duration) -> Duration {
    let floor = unit * wholeUnits(of: unit)
    return floor < self ? floor + unit : floor
  }

  private var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
