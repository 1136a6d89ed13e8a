/// The numbers that label an axis, ascending and exact.
public struct NumberTicks: Hashable, Sendable {
  /// The rule by which the numbers were chosen.
  public let rung: NumberRung
  /// The numbers.
  public let numbers: [DecimalNumber]

  /// A rule for choosing numbers that can be kept while a window moves.
  public enum NumberRung: Hashable, Sendable {
    /// The multiples of a step.
    case steps(DecimalNumber)
    /// Each power of ten times all of 1 to 9.
    case allDigits
    /// Each power of ten times 1, 2 and 5.
    case oneTwoFive
    /// The powers of ten whose exponent is a multiple of a number.
    case decades(Int)
    /// Equal parts of a specific range.
    case parts
  }

  /// Creates ticks.
  public init(rung: NumberRung, numbers: [DecimalNumber]) {
    (self.rung, self.numbers) = (rung, numbers)
  }
}

extension NumberTicks {
  /// Returns the multiples in a range of a step of 1, 2 or 5 times a power of ten.
  ///
  /// The numbers stay in place while the range moves. The previous ticks' step is kept as long as
  /// the number of labels is acceptable, so that labels don't flicker when the window changes
  /// slightly.
  public static func linear(
    in range: AxisRange, space: TickSpace, keeping previous: NumberTicks? = nil
  ) -> NumberTicks {
    if let previous, case .steps(let step) = previous.rung {
      let count = range.count(of: step.value)
      if count <= min(space.capacity, Double(space.labels.upperBound)) {
        let kept = NumberTicks(step: step, in: range)
        let wanted = space.fewestLabels...max(space.labels.upperBound, space.fewestLabels)
        if wanted.contains(kept.numbers.count) { return kept }
      }
    }
    let most = min(space.capacity, Double(space.labels.upperBound).nextDown)
    let limit = min(most, StepLadder.largestRatio * Double(space.labels.lowerBound))
    return NumberTicks(step: StepLadder.finestStep(in: range, atMost: limit), in: range)
  }

  init(step: DecimalNumber, in range: AxisRange) {
    self.init(rung: .steps(step), numbers: StepLadder.multiples(of: step, in: range))
  }
}
