/// Values aggregated into bins, for displays with fewer places than values.
struct ValueBins: Hashable, Sendable {
  /// The range of each bin's finite values; `nil` where there are none.
  let extents: [ClosedRange<Double>?]
  /// The range of all finite values; `nil` if there are none.
  let range: ClosedRange<Double>?
  /// The mean of all finite values.
  let mean: Double

  /// Distributes values over a number of bins, or over one bin per value if there are fewer values.
  init(of values: [Double], count: Int) {
    let bins = max(0, min(count, values.count))
    extents = (0..<bins).map { Self.extent(of: values[Self.indices($0, of: bins, values.count)]) }
    range = extents.reduce(into: Bounds()) { $0.add($1) }.range
    var fit = LineFit(from: 0, to: 0)
    for value in values where value.isFinite { fit.add(0, value) }
    mean = fit.mean
  }

  /// Returns the indices of a bin's values; each value is in exactly one bin.
  static func indices(_ bin: Int, of bins: Int, _ count: Int) -> Range<Int> {
    bin * count / bins..<(bin + 1) * count / bins
  }

  /// Returns for each bin the value farthest from a center, so that spikes are preserved; the
  /// greater of two equally far ones.
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
