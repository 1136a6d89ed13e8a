/// The extent of a stack over several positions, layer by layer.
///
/// It has one entry per visible series. Where a value is missing, its layer is empty.
struct StackEnds: Hashable, Sendable {
  /// The largest positive sum up to each layer.
  var tops: [Double]
  /// The lowest negative sum up to each layer.
  var bottoms: [Double]
  /// The smallest positive sum of all layers; infinite if there is none.
  var leastTop = Double.infinity
  /// Whether everything is hidden or missing at all positions.
  var isEmpty = true

  init(layers: Int) {
    tops = Array(repeating: 0, count: layers)
    bottoms = tops
  }

  /// Extends the ends to those of other positions in the same stack.
  mutating func add(_ other: StackEnds?) {
    guard let other, !other.isEmpty else { return }
    isEmpty = false
    leastTop = min(leastTop, other.leastTop)
    for layer in tops.indices {
      tops[layer] = max(tops[layer], other.tops[layer])
      bottoms[layer] = min(bottoms[layer], other.bottoms[layer])
    }
  }

  /// Moves a fraction of the way from one position to the next.
  ///
  /// On a logarithmic axis, the total between them can't be shown if it can't be shown at one end.
  mutating func mix(with next: StackEnds, share: Double) {
    for layer in tops.indices {
      tops[layer] = Curve.interpolated(tops[layer], next.tops[layer], share)
      bottoms[layer] = Curve.interpolated(bottoms[layer], next.bottoms[layer], share)
    }
    let isAbove = leastTop < .infinity && next.leastTop < .infinity
    leastTop = isAbove ? Curve.interpolated(leastTop, next.leastTop, share) : .infinity
  }

  /// Returns the positive part of a layer.
  func upper(_ layer: Int) -> ClosedRange<Double> {
    let lower = layer > 0 ? tops[layer - 1] : 0
    return lower...max(lower, tops[layer])
  }

  /// Returns the negative part of a layer.
  func lower(_ layer: Int) -> ClosedRange<Double> {
    let upper = layer > 0 ? bottoms[layer - 1] : 0
    return min(upper, bottoms[layer])...upper
  }
}
