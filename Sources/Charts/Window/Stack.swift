/// Bars or areas on top of each other, at each position.
///
/// Only bars and areas are stacked, positive values up from 0 and negative ones down. A missing value
/// has no layer. The layers of a percentage set are shares of the sum: they fill 0...100, and those
/// of negative values are empty.
public struct Stack: Sendable {
  let series: [Series]
  let weights: [Double]
  let isPercentage: Bool
  /// The indices of the series that are shown and stacked.
  let shown: [Int]
  /// The number of positions.
  public let count: Int

  /// Creates the stack of the series that are shown.
  public init(_ set: ChartSet, _ visibility: Visibility) {
    self.init(set, weights: visibility.weights)
  }

  /// Creates the stack of series, each as thick as its weight times its value.
  ///
  /// A weight is 0 for a hidden series and between 0 and 1 for one that appears or disappears. A
  /// series without a weight has 1.
  public init(_ set: ChartSet, weights: [Double]) {
    series = set.series
    isPercentage = set.isPercentage
    count = set.positions.count
    let weights = set.series.enumerated().map { index, one in
      guard one.kind.stacks else { return 0.0 }
      return weights.indices.contains(index) ? weights[index] : 1
    }
    self.weights = weights
    shown = weights.indices.filter { weights[$0] > 0 }
  }

  /// The height that no layer exceeds.
  var limit: Double { isPercentage ? 100 : .greatestFiniteMagnitude }

  /// Whether there are bars, hidden ones included.
  var hasBars: Bool { series.contains { $0.kind == .bar } }

  /// Returns the layer of each series at a position; `nil` for those that are hidden or missing
  /// there.
  public func layers(at index: Int) -> [ClosedRange<Double>?] {
    let thicknesses = isPercentage ? shares(at: index) : amounts(at: index)
    var (top, bottom) = (0.0, 0.0)
    return thicknesses.map { thickness in
      if thickness.isNaN { return nil }
      guard thickness >= 0 else {
        let upper = bottom
        bottom = max(bottom + thickness, -.greatestFiniteMagnitude)
        return bottom...upper
      }
      let lower = top
      // Rounding mustn't lift the last layer above its limit.
      top = min(top + thickness, limit)
      return lower...top
    }
  }

  /// Returns the percentage of each series in the sum of all that are shown at a position; NaN for
  /// those that are hidden or missing there, and for all if nothing is above 0.
  public func shares(at index: Int) -> [Double] {
    let amounts = amounts(at: index)
    let largest = amounts.reduce(0) { $1 > $0 ? $1 : $0 }
    let sum = amounts.reduce(0) { $1 > 0 ? $0 + $1 : $0 }
    // Relative to the largest, huge amounts have a finite sum.
    let relative = sum.isFinite ? 0 : amounts.reduce(0) { $1 > 0 ? $0 + $1 / largest : $0 }
    return amounts.map { amount in
      guard sum > 0, !amount.isNaN else { return .nan }
      return relative > 0 ? max(0, amount) / largest / relative * 100 : max(0, amount) / sum * 100
    }
  }

  /// Returns the shares at a position in whole percents that add up to 100; `nil` for those that are
  /// hidden or missing there.
  public func wholeShares(at index: Int) -> [Int?] {
    let shares = shares(at: index)
    let whole = WholeShares.of(shares)
    return shares.indices.map { shares[$0].isNaN ? nil : whole[$0] }
  }

  /// Returns the ends of the stack at a position: the sum of what is below 0 to the sum of what is
  /// above; `nil` if everything is hidden or missing there.
  public func extent(at index: Int) -> ClosedRange<Double>? {
    var bounds = Bounds()
    for layer in layers(at: index) { bounds.add(layer) }
    return bounds.range
  }

  /// Returns the sum of all values shown at a position; NaN if there is none.
  public func sum(at index: Int) -> Double {
    amounts(at: index).reduce(.nan) { sum, amount in
      if amount.isNaN { return sum }
      return sum.isNaN ? amount : sum + amount
    }
  }

  /// Returns the weighted values at a position; NaN for those that are hidden or missing.
  private func amounts(at index: Int) -> [Double] {
    zip(series, weights).map { one, weight in
      weight > 0 ? one.value(at: index) * weight : .nan
    }
  }
}

extension Series.Kind {
  /// Whether a stacked set puts such series on top of each other.
  public var stacks: Bool { self == .bar || self == .area }
}

extension ChartSet {
  /// Whether bars or areas are stacked on one axis, as amounts or as shares.
  package var hasLayers: Bool { isPercentage || isStacked && !hasTwoAxes }
}
