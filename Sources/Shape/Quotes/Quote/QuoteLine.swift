/// The line of a row: equally spaced prices, and the previous close.
package struct QuoteLine: Hashable, Sendable {
  /// The prices, oldest first; NaN where one is missing.
  package var values: [Double]
  package var previousClose: Double?

  package init(values: [Double], previousClose: Double? = nil) {
    (self.values, self.previousClose) = (values, previousClose)
  }

  /// The range of the prices and the previous close; `nil` without any.
  ///
  /// A flat line gets a margin of 1 % of its value on each side, which centers it.
  package var range: ClosedRange<Double>? {
    let known = (values + [previousClose ?? .nan]).filter(\.isFinite)
    guard let least = known.min(), let greatest = known.max() else { return nil }
    guard least == greatest else { return least...greatest }
    let margin = max(least.magnitude / 100, .leastNormalMagnitude * 1e30, 1e-9)
    return least - margin...greatest + margin
  }
}
