/// Values in a number of bins, for forms that are narrower than their values are many.
struct ValueBins: Hashable, Sendable {
  /// The least and greatest finite value of each bin; `nil` where there is none.
  let extents: [ClosedRange<Double>?]
  /// The least and greatest of all finite values; `nil` if there is none.
  let range: ClosedRange<Double>?
  /// The mean of all finite values.
  let mean: Double

  /// Spreads values over as many bins, or over one for each value if there are fewer.
  init(of values: [Double], count: Int) {
    let bins = max(0, min(count, values.count))
    extents = (0..<bins).map { Self.extent(of: values[Self.indices($0, of: bins, values.count)]) }
    range = extents.reduce(into: Bounds()) { $0.add($1) }.range
    var fit = LineFit(from: 0, to: 0)
    for value in values where value.isFinite { fit.add(0, value) }
    mean = fit.mean
  }

  /// The indices of the values of a bin; every value is in exactly one.
  static func indices(_ bin: Int, of bins: Int, _ count: Int) -> Range<Int> {
    bin * count / bins..<(bin + 1) * count / bins
  }

  /// Returns for each bin the value that is farthest from another, so that no spike is lost; the
  /// greatest of equally far ones.
  func farthest(from center: Double) -> [Double?] {
    extents.map { extent in
      guard let extent else { return nil }
      return center / 2 - extent.lowerBound / 2 > extent.upperBound / 2 - center / 2
        ? extent.lowerBound : extent.upperBound
    }
  }

  private static func extent(of values: ArraySlice<Double>) -> ClosedRange<Double>? {
    values.reduce(into: Bounds()) { $0.add($1) }.range
  }
}
