extension NumberTicks {
  /// Returns equidistant ticks from the lower bound of a range upward, from 2 to 1000 of them.
  ///
  /// The step is the integer part of a fifth of the span (for six ticks), so the last tick may be
  /// below the upper bound. Ranges under five use tenths, hundredths and so on instead of whole
  /// numbers; a lower bound between two of those is rounded up.
  public static func parts(of range: AxisRange, count: Int = 6) -> NumberTicks {
    let parts = min(max(2, count), 1000) - 1
    let magnitude = max(range.lower.magnitude, range.upper.magnitude)
    var exponent = max(0, DecimalNumber.exponent(of: max(magnitude, 1)) - 14)
    var (first, step) = partition(range, into: parts, exponent: exponent)
    while step < 1, exponent > range.spanExponent - 4 {
      exponent -= 1
      (first, step) = partition(range, into: parts, exponent: exponent)
    }
    guard step >= 1 else { return NumberTicks(rung: .parts, numbers: []) }
    let numbers = (0...parts).map { DecimalNumber(first + $0 * step, exponent: exponent) }
    return NumberTicks(rung: .parts, numbers: numbers)
  }

  /// Returns the first tick and the step as multiples of a power of ten; the step may be 0.
  private static func partition(
    _ range: AxisRange, into parts: Int, exponent: Int
  ) -> (first: Int, step: Int) {
    // The scaled bounds are rounded; the exact ticks decide.
    var first = Int(DecimalNumber.scaled(range.lower, by: -exponent).rounded(.up))
    if range.contains(DecimalNumber.value(first - 1, exponent)) { first -= 1 }
    if DecimalNumber.value(first, exponent) < range.lower { first += 1 }
    let last = DecimalNumber.scaled(range.upper, by: -exponent)
    var step = Int(((last - Double(first)) / Double(parts)).rounded(.down)) + 1
    if !range.contains(DecimalNumber.value(first + step * parts, exponent)) { step -= 1 }
    if !range.contains(DecimalNumber.value(first + step * parts, exponent)) { step -= 1 }
    return (first, step)
  }
}
