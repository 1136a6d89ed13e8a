/// Computes the sums of a stack at up to 64 consecutive positions, eight at a time.
struct StackSums {
  typealias Eight = SIMD8<Double>

  /// The maximum number of positions.
  static let size = 64

  private var tops = InlineArray<8, Eight>(repeating: Eight())
  private var bottoms = InlineArray<8, Eight>(repeating: Eight())
  /// The totals of which percentages are computed.
  private var wholes = InlineArray<8, Eight>(repeating: Eight())
  /// The ends over the current positions.
  private var result: StackEnds

  init(_ stack: Stack) { result = StackEnds(layers: stack.shown.count) }

  /// Extends the ends of a stack to a range of at most 64 positions.
  mutating func add(_ range: Range<Int>, of stack: Stack, to ends: inout StackEnds) {
    guard range.count > 2 else { return addEach(range, of: stack, to: &ends) }
    let groups = (range.count + 7) / 8
    for group in 0..<groups { (tops[group], bottoms[group]) = (Eight(), Eight()) }
    guard !stack.isPercentage || computeTotals(stack, range, groups) else {
      return addEach(range, of: stack, to: &ends)
    }
    var seen = Eight(repeating: .nan)
    for (layer, series) in stack.shown.enumerated() {
      let values = stack.series[series].values
      if stack.isPercentage {
        let top = accumulateShares(values.span, stack.weights[series], range, groups, &seen)
        result.tops[layer] = top
      } else {
        let (top, bottom) = accumulate(values.span, stack.weights[series], range, groups, &seen)
        (result.tops[layer], result.bottoms[layer]) = (top, bottom)
      }
    }
    // Only infinite and huge values make the sums infinite.
    guard (result.tops.last ?? 0) < .infinity, (result.bottoms.last ?? 0) > -.infinity else {
      return addEach(range, of: stack, to: &ends)
    }
    result.isEmpty = !any(seen .== seen)
    result.leastTop = leastTop(groups)
    ends.add(result)
  }

  /// Adds a series to the sums of those before it, and returns the largest and the lowest.
  private mutating func accumulate(
    _ values: Span<Double>, _ weight: Double, _ range: Range<Int>, _ groups: Int,
    _ seen: inout Eight
  ) -> (top: Double, bottom: Double) {
    var (top, bottom) = (Eight(), Eight())
    for group in 0..<groups {
      let amount = Self.eight(values, range, group) * weight
      seen.replace(with: amount, where: amount .== amount)
      // Comparisons with NaN are false.
      tops[group] += Eight().replacing(with: amount, where: amount .> Eight())
      bottoms[group] += Eight().replacing(with: amount, where: amount .< Eight())
      top.replace(with: tops[group], where: tops[group] .> top)
      bottom.replace(with: bottoms[group], where: bottoms[group] .< bottom)
    }
    return (top.max(), bottom.min())
  }

  /// Adds the percentages of a series to those before it, and returns the largest sum.
  private mutating func accumulateShares(
    _ values: Span<Double>, _ weight: Double, _ range: Range<Int>, _ groups: Int,
    _ seen: inout Eight
  ) -> Double {
    let limit = Eight(repeating: 100)
    var top = Eight()
    for group in 0..<groups {
      let amount = Self.eight(values, range, group) * weight
      let above = Eight().replacing(with: amount, where: amount .> Eight())
      // If no value is positive, the percentage is NaN.
      let share = above / wholes[group] * 100
      seen.replace(with: share, where: share .== share)
      tops[group] += Eight().replacing(with: share, where: share .> Eight())
      tops[group].replace(with: limit, where: tops[group] .> limit)
      top.replace(with: tops[group], where: tops[group] .> top)
    }
    return top.max()
  }

  /// Computes the totals for percentages, and returns whether they are finite.
  private mutating func computeTotals(_ stack: Stack, _ range: Range<Int>, _ groups: Int) -> Bool {
    for group in 0..<groups { wholes[group] = Eight() }
    for series in stack.shown {
      let values = stack.series[series].values
      let (span, weight) = (values.span, stack.weights[series])
      for group in 0..<groups {
        let amount = Self.eight(span, range, group) * weight
        wholes[group] += Eight().replacing(with: amount, where: amount .> Eight())
      }
    }
    let infinity = Eight(repeating: .infinity)
    return (0..<groups).allSatisfy { all(wholes[$0] .< infinity) }
  }

  private func leastTop(_ groups: Int) -> Double {
    var least = Eight(repeating: .infinity)
    for group in 0..<groups {
      least.replace(with: tops[group], where: tops[group] .> Eight() .& tops[group] .< least)
    }
    return least.min()
  }

  /// Extends the ends to positions one by one.
  private func addEach(_ range: Range<Int>, of stack: Stack, to ends: inout StackEnds) {
    for index in range {
      let shares = stack.isPercentage ? stack.shares(at: index) : nil
      var (top, bottom) = (0.0, 0.0)
      for (layer, series) in stack.shown.enumerated() {
        let amount =
          shares?[series] ?? stack.series[series].value(at: index) * stack.weights[series]
        if amount >= 0 { top = min(top + amount, stack.limit) }
        if amount < 0 { bottom = max(bottom + amount, -stack.limit) }
        if !amount.isNaN { ends.isEmpty = false }
        ends.tops[layer] = max(ends.tops[layer], top)
        ends.bottoms[layer] = min(ends.bottoms[layer], bottom)
      }
      if top > 0 { ends.leastTop = min(ends.leastTop, top) }
    }
  }

  /// Returns eight values of a range, padded with NaN.
  @inline(__always)
  private static func eight(_ values: Span<Double>, _ range: Range<Int>, _ group: Int) -> Eight {
    let start = range.lowerBound + 8 * group
    let end = min(range.upperBound, values.count)
    guard start + 8 > end else {
      return Eight(
        values[start], values[start + 1], values[start + 2], values[start + 3],
        values[start + 4], values[start + 5], values[start + 6], values[start + 7])
    }
    var result = Eight(repeating: .nan)
    for index in start..<max(start, end) { result[index - start] = values[index] }
    return result
  }
}
