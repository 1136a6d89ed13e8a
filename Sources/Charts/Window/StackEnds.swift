/// How far a stack reaches over several positions, layer by layer.
///
/// It has an entry for each series that is shown. Where one of them is missing, its layer is empty.
struct StackEnds: Hashable, Sendable {
  /// The greatest sum of what is above 0, up to each layer.
  var tops: [Double]
  /// The least sum of what is below 0, up to each layer.
  var bottoms: [Double]
  /// The least sum above 0 of all layers; infinite if there is none.
  var leastTop = Double.infinity
  /// Whether everything is hidden or missing at all positions.
  var isEmpty = true

  init(layers: Int) {
    tops = Array(repeating: 0, count: layers)
    bottoms = tops
  }

  /// Takes in other positions of the same stack.
  mutating func add(_ other: StackEnds?) {
    guard let other, !other.isEmpty else { return }
    isEmpty = false
    leastTop = min(leastTop, other.leastTop)
    for layer in tops.indices {
      tops[layer] = max(tops[layer], other.tops[layer])
      bottoms[layer] = min(bottoms[layer], other.bottoms[layer])
    }
  }

  /// Moves a share of the way from one position to the next.
  ///
  /// The sum of all layers has no place on a logarithmic axis between if it has none at an end.
  mutating func mix(with next: StackEnds, share: Double) {
    for layer in tops.indices {
      tops[layer] = Curve.mixture(tops[layer], next.tops[layer], share)
      bottoms[layer] = Curve.mixture(bottoms[layer], next.bottoms[layer], share)
    }
    let isAbove = leastTop < .infinity && next.leastTop < .infinity
    leastTop = isAbove ? Curve.mixture(leastTop, next.leastTop, share) : .infinity
  }

  /// Returns the part of a layer above 0: from what is below it.
  func upper(_ layer: Int) -> ClosedRange<Double> {
    let lower = layer > 0 ? tops[layer - 1] : 0
    return lower...max(lower, tops[layer])
  }

  /// Returns the part of a layer below 0.
  func lower(_ layer: Int) -> ClosedRange<Double> {
    let upper = layer > 0 ? bottoms[layer - 1] : 0
    return min(upper, bottoms[layer])...upper
  }
}
