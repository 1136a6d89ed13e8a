extension NumberTicks {
  /// Returns numbers for a logarithmic axis: powers of ten, with digits between where they fit.
  ///
  /// `place` maps a number to its location in the unit of the space, of which only the spacing and
  /// the number of labels are used. A window of a fraction of a decade has the ticks of a linear
  /// axis.
  public static func logarithmic(
    in range: AxisRange, space: TickSpace, keeping previous: NumberTicks? = nil,
    place: (Double) -> Double
  ) throws(AxisError) -> NumberTicks {
    guard range.lower > 0 else { throw .notPositive }
    return curved(in: range, space: space, keeping: previous, place: place) { rung in
      powers(rung, from: range.lower, to: range.upper)
    }
  }

  /// Returns numbers for a symmetric logarithmic axis: zero, and on both sides the logarithmic
  /// ticks whose magnitude is at least the threshold, above 0, where the axis stops being linear.
  ///
  /// Numbers whose label would touch that of zero are omitted. `place` is as for a logarithmic
  /// axis.
  public static func symmetric(
    in range: AxisRange, threshold: Double, space: TickSpace,
    keeping previous: NumberTicks? = nil, place: (Double) -> Double
  ) -> NumberTicks {
    let least = max(threshold, .leastNormalMagnitude)
    let zero = range.contains(0) ? [DecimalNumber(0)] : []
    return curved(in: range, space: space, keeping: previous, place: place) { rung in
      let below = powers(rung, from: max(least, -range.upper), to: -range.lower)
      let above = powers(rung, from: max(least, range.lower), to: range.upper)
      let mirrored = below.reversed().map { DecimalNumber(-$0.mantissa, exponent: $0.exponent) }
      return mirrored.filter(isClear) + zero + above.filter(isClear)
    }
    func isClear(_ number: DecimalNumber) -> Bool {
      zero.isEmpty || (place(number.value) - place(0)).magnitude >= space.minimumSpacing
    }
  }

  /// Returns the ticks of the previous rung if they still fit, otherwise those of the finest rung
  /// that fits, otherwise those of a linear axis; on a short axis, the ones with the most labels.
  private static func curved(
    in range: AxisRange, space: TickSpace, keeping previous: NumberTicks?,
    place: (Double) -> Double, numbers: (NumberRung) -> [DecimalNumber]
  ) -> NumberTicks {
    func hasRoom(_ ticks: NumberTicks) -> Bool {
      ticks.numbers.count <= space.labels.upperBound
        && ticks.hasSpacing(of: space.minimumSpacing, place: place)
    }
    let fewest = space.labels.lowerBound
    if let previous, curvedRungs.contains(previous.rung) {
      let kept = NumberTicks(rung: previous.rung, numbers: numbers(previous.rung))
      if kept.numbers.count >= fewest, hasRoom(kept) { return kept }
    }
    var longest = NumberTicks(rung: .parts, numbers: [])
    for rung in curvedRungs {
      let ticks = NumberTicks(rung: rung, numbers: numbers(rung))
      guard ticks.numbers.count > longest.numbers.count, hasRoom(ticks) else { continue }
      if ticks.numbers.count >= fewest { return ticks }
      longest = ticks
    }
    let linear = straight(in: range, space: space, keeping: previous, place: place)
    return linear.numbers.count > longest.numbers.count ? linear : longest
  }

  private static func straight(
    in range: AxisRange, space: TickSpace, keeping previous: NumberTicks?, place: (Double) -> Double
  ) -> NumberTicks {
    let free = TickSpace(length: 1, minimumSpacing: 0, labels: space.labels)
    let kept = linear(in: range, space: free, keeping: previous)
    if kept.hasSpacing(of: space.minimumSpacing, place: place) { return kept }
    var limit = StepLadder.largestRatio * Double(space.labels.lowerBound)
    while limit > 0.1 {
      let ticks = NumberTicks(step: StepLadder.finestStep(in: range, atMost: limit), in: range)
      if ticks.hasSpacing(of: space.minimumSpacing, place: place) { return ticks }
      limit /= 2
    }
    return NumberTicks(rung: .parts, numbers: range.contains(0) ? [DecimalNumber(0)] : [])
  }

  /// The rungs from finest to coarsest.
  private static let curvedRungs: [NumberRung] =
    [.allDigits, .oneTwoFive] + [1, 2, 5, 10, 20, 50, 100, 200].map(NumberRung.decades)

  private static func powers(
    _ rung: NumberRung, from lower: Double, to upper: Double
  ) -> [DecimalNumber] {
    guard lower <= upper else { return [] }
    let (digits, stride) = rung.digitsAndStride
    return (DecimalNumber.exponent(of: lower)...DecimalNumber.exponent(of: upper)).lazy
      .filter { $0.isMultiple(of: stride) }
      .flatMap { exponent in digits.map { DecimalNumber($0, exponent: exponent) } }
      .filter { lower <= $0.value && $0.value <= upper }
  }

  private func hasSpacing(of spacing: Double, place: (Double) -> Double) -> Bool {
    let places = numbers.map { place($0.value) }
    return zip(places, places.dropFirst()).allSatisfy { ($1 - $0).magnitude >= spacing }
  }
}

extension NumberTicks.NumberRung {
  fileprivate var digitsAndStride: (digits: [Int], stride: Int) {
    switch self {
    case .allDigits: (Array(1...9), 1)
    case .oneTwoFive: ([1, 2, 5], 1)
    case .decades(let stride): ([1], stride)
    case .steps, .parts: ([], 1)
    }
  }
}
