/// The steps 1, 2 and 5 times powers of ten.
enum StepLadder {
  /// The largest ratio of two adjacent steps.
  static let largestRatio = 2.5

  /// Returns the step at an index; 0 is 1, 1 is 2, 2 is 5, 3 is 10.
  static func step(at rung: Int) -> DecimalNumber {
    let decade = rung >= 0 ? rung / 3 : (rung - 2) / 3
    return DecimalNumber([1, 2, 5][rung - decade * 3], exponent: decade)
  }

  /// Returns the finest step that fits in a range at most `limit` times.
  static func finestStep(in range: AxisRange, atMost limit: Double) -> DecimalNumber {
    guard limit > 0 else { return coarsest(in: range) }
    var rung = 3 * (range.spanExponent - 2)
    while range.count(of: step(at: rung).value) > limit, rung < 3 * 308 { rung += 1 }
    return step(at: rung)
  }

  /// Returns the multiples of a step in a range, ascending.
  ///
  /// The step must be at least a unit in the last place of the bounds.
  static func multiples(of step: DecimalNumber, in range: AxisRange) -> [DecimalNumber] {
    let size = step.value
    // The quotients are rounded; the exact products decide at both ends.
    let first = Int((range.lower / size).rounded(.down)) - 1
    let last = Int((range.upper / size).rounded(.up)) + 1
    return (first...last).lazy
      .map { DecimalNumber($0 * step.mantissa, exponent: step.exponent) }
      .filter { range.contains($0.value) }
  }

  /// Returns a step large enough that the range contains no multiple of it except zero.
  private static func coarsest(in range: AxisRange) -> DecimalNumber {
    let magnitude = max(range.lower.magnitude, range.upper.magnitude)
    return DecimalNumber(1, exponent: min(308, DecimalNumber.exponent(of: magnitude) + 1))
  }
}
