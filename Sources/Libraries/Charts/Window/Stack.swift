/// Bars or areas stacked at each position.
///
/// Only bars and areas are stacked, positive values upward from 0 and negative ones downward. A
/// missing value has no layer. The layers of a percentage set are percentages of the sum: they fill
/// 0...100, and those of negative values are empty.
public struct Stack: Sendable {
  let series: [Series]
  let weights: [Double]
  let isPercentage: Bool
  /// The indices of the visible, stacked series.
  let shown: [Int]
  /// The number of positions.
  public let count: Int

  /// Creates the stack of the visible series.
  public init(_ set: ChartSet, _ visibility: Visibility) {
    self.init(set, weights: visibility.weights)
  }

  /// Creates the stack of series, each as thick as its weight times its value.
  ///
  /// The weight is 0 for a hidden series and between 0 and 1 for one that is appearing or
  /// disappearing. It defaults to 1.
  public init(_ set: ChartSet, weights: [Double]) {
    series = set.series
    isPercentage = set.isPercentage
    count = set.positions.count
    let weights = set.series.enumerated().map { index, one in
      guard one.kind.traits.stacks else { return 0.0 }
      return weights.indices.contains(index) ? weights[index] : 1
    }
    self.weights = weights
    shown = weights.indices.filter { weights[$0] > 0 }
  }

  /// The maximum height of a layer's top.
  var limit: Double { isPercentage ? 100 : .greatestFiniteMagnitude }

  /// Returns the layer of each series at a position; `nil` for hidden series and missing values.
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
      // Rounding must not raise the last layer above its limit.
      top = min(top + thickness, limit)
      return lower...top
    }
  }

  /// Returns each series' percentage of the visible sum at a position; NaN for hidden series and
  /// missing values, and for all if no value is positive.
  public func shares(at index: Int) -> [Double] {
    let amounts = amounts(at: index)
    let largest = amounts.reduce(0) { $1 > $0 ? $1 : $0 }
    let sum = amounts.reduce(0) { $1 > 0 ? $0 + $1 : $0 }
    // Relative to the largest amount, the sum is finite.
    let relative = sum.isFinite ? 0 : amounts.reduce(0) { $1 > 0 ? $0 + $1 / largest : $0 }
    return amounts.map { amount in
      guard sum > 0, !amount.isNaN else { return .nan }
      return relative > 0 ? max(0, amount) / largest / relative * 100 : max(0, amount) / sum * 100
    }
  }

  /// Returns the percentages at a position as integers that add up to 100; `nil` for hidden series
  /// and missing values.
  public func wholeShares(at index: Int) -> [Int?] {
    let shares = shares(at: index)
    let whole = WholeShares.of(shares)
    return shares.indices.map { shares[$0].isNaN ? nil : whole[$0] }
  }

  /// Returns the extent of the stack at a position: from the sum of negative values to the sum of
  /// positive ones; `nil` if everything is hidden or missing there.
  public func extent(at index: Int) -> ClosedRange<Double>? {
    var bounds = Bounds()
    for layer in layers(at: index) { bounds.add(layer) }
    return bounds.range
  }

  /// Returns the sum of all visible values at a position; NaN if there are none.
  public func sum(at index: Int) -> Double {
    amounts(at: index).reduce(.nan) { sum, amount in
      if amount.isNaN { return sum }
      return sum.isNaN ? amount : sum + amount
    }
  }

  /// Returns the weighted values at a position; NaN for hidden series and missing values.
  private func amounts(at index: Int) -> [Double] {
    zip(series, weights).map { one, weight in weight > 0 ? one.value(at: index) * weight : .nan }
  }
}

extension ChartSet {
  /// Whether bars or areas are stacked on one axis, as amounts or as percentages.
  package var hasLayers: Bool { isPercentage || isStacked && !hasTwoAxes }
}

extension [Series] {
  /// Whether there are bars, including hidden ones.
  package var hasBars: Bool { contains { $0.kind.traits.isBar } }
}
