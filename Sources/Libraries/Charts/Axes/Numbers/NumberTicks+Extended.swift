extension NumberTicks {
  /// Returns the ticks for a static picture by the extended Wilkinson algorithm.
  ///
  /// The ticks may lie outside the range, which the picture then extends; if `isLoose`, they always
  /// enclose it. From Talbot, Lin and Hanrahan, "An Extension of Wilkinson's Algorithm for
  /// Positioning Tick Labels on Axes", 2010, with that paper's weights and steps; legibility counts
  /// as perfect, and a density of `target` labels as ideal.
  public static func extended(
    over range: AxisRange, target: Int, isLoose: Bool = false
  ) -> NumberTicks {
    // Normalized to around 1, so that no square overflows; the exponent is restored at the end.
    let exponent = range.spanExponent
    var search = ExtendedSearch(
      lower: DecimalNumber.scaled(range.lower, by: -exponent),
      upper: DecimalNumber.scaled(range.upper, by: -exponent),
      target: Double(max(2, target)), isLoose: isLoose)
    search.run()
    guard let best = search.best else { return NumberTicks(rung: .parts, numbers: []) }
    let numbers = (0..<best.count).map { index in
      DecimalNumber(
        (best.start + index * best.skip) * best.tenths, exponent: best.power - 1 + exponent)
    }
    return NumberTicks(rung: .parts, numbers: numbers)
  }
}

/// The search of the extended Wilkinson algorithm, with the paper's names and pruning.
private struct ExtendedSearch {
  let lower: Double
  let upper: Double
  let target: Double
  let isLoose: Bool
  private(set) var best: Labeling?
  private var bestScore = -2.0

  struct Labeling {
    /// The first tick in units of `tenths` × 10^(`power` − 1).
    var start: Int
    /// The number of units between ticks.
    var skip: Int
    /// Ten times the step's nice factor.
    var tenths: Int
    var power: Int
    var count: Int
  }

  /// Ten times the paper's Q.
  private static let factors = [10, 50, 20, 25, 40, 30]

  init(lower: Double, upper: Double, target: Double, isLoose: Bool) {
    (self.lower, self.upper, self.target, self.isLoose) = (lower, upper, target, isLoose)
  }

  mutating func run() {
    var skip = 1
    while true {
      for (index, factor) in Self.factors.enumerated() {
        let simplicity = 2 - Double(index) / 5 - Double(skip)
        guard 0.25 * simplicity + 0.75 >= bestScore else { return }
        searchCounts(skip: skip, factor: factor, simplicity: simplicity)
      }
      skip += 1
    }
  }

  private mutating func searchCounts(skip: Int, factor: Int, simplicity: Double) {
    var count = 2
    while true {
      let density =
        Double(count) >= target ? 2 - (Double(count) - 1) / (target - 1) : 1
      guard 0.25 * simplicity + 0.25 + 0.5 * density >= bestScore else { return }
      searchPowers(
        Labeling(start: 0, skip: skip, tenths: factor, power: 0, count: count),
        simplicity: simplicity, density: density)
      count += 1
    }
  }

  private mutating func searchPowers(_ shape: Labeling, simplicity: Double, density: Double) {
    let unit = Double(shape.skip * shape.tenths) / 10
    let delta = (upper - lower) / Double(shape.count + 1) / unit
    var candidate = shape
    candidate.power = DecimalNumber.exponent(of: delta)
    if DecimalNumber.value(1, candidate.power) < delta { candidate.power += 1 }
    while true {
      let step = DecimalNumber.value(shape.skip * shape.tenths, candidate.power - 1)
      let coverage = bestCoverage(span: step * Double(shape.count - 1))
      let bound = 0.25 * simplicity + 0.2 * coverage + 0.5 * density + 0.05
      guard bound >= bestScore else { return }
      searchStarts(candidate, step: step)
      candidate.power += 1
    }
  }

  private mutating func searchStarts(_ shape: Labeling, step: Double) {
    let first = (Int((upper / step).rounded(.down)) - (shape.count - 1)) * shape.skip
    let last = Int((lower / step).rounded(.up)) * shape.skip
    guard first <= last else { return }
    for start in first...last {
      var candidate = shape
      candidate.start = start
      let low = DecimalNumber.value(start * shape.tenths, shape.power - 1)
      let end = start + (shape.count - 1) * shape.skip
      let high = DecimalNumber.value(end * shape.tenths, shape.power - 1)
      if isLoose, low > lower || high < upper { continue }
      let score = score(candidate, low: low, high: high)
      if score > bestScore { (best, bestScore) = (candidate, score) }
    }
  }

  private func score(_ candidate: Labeling, low: Double, high: Double) -> Double {
    let index = Self.factors.firstIndex(of: candidate.tenths) ?? 0
    let hasZero = candidate.start % candidate.skip == 0 && low <= 0 && high >= 0
    let simplicity = 1 - Double(index) / 5 - Double(candidate.skip) + (hasZero ? 1 : 0)
    let misses = (upper - high) * (upper - high) + (lower - low) * (lower - low)
    let tenth = (upper - lower) / 10
    let coverage = 1 - 0.5 * misses / (tenth * tenth)
    let ratio =
      (Double(candidate.count) - 1) / (high - low)
      / ((target - 1) / (max(high, upper) - min(low, lower)))
    let density = 2 - max(ratio, 1 / ratio)
    return 0.25 * simplicity + 0.2 * coverage + 0.5 * density + 0.05
  }

  private func bestCoverage(span: Double) -> Double {
    let range = upper - lower
    guard span > range else { return 1 }
    let half = (span - range) / 2
    return 1 - half * half / (0.1 * range * 0.1 * range)
  }
}
