/// Each series' fraction of the total, averaged over a window.
public struct PieShares: Hashable, Sendable {
  /// The slice of one series.
  public struct Slice: Hashable, Sendable {
    /// The index of the series in the set.
    public var series: Int
    /// The mean of its values in the window, excluding missing ones.
    public var average: Double
    /// Its fraction of the sum of averages, in 0...1.
    public var fraction: Double
    /// The percentage as an integer; those of all slices add up to 100.
    public var percent: Int
  }

  /// The slices of the visible series that have a value, in set order.
  ///
  /// Averages that aren't positive have a fraction of 0; if none is positive, percentages are 0
  /// too.
  public let slices: [Slice]

  /// Computes the shares of the visible series from their values at some indices.
  ///
  /// - Complexity: O(n) in the values
  public init(_ set: ChartSet, at indices: Range<Int>, _ visibility: Visibility) {
    let averages = visibility.averages(of: set, at: indices)
    let largest = averages.reduce(0) { max($0, $1.average) }
    let sum = averages.reduce(0) { $1.average > 0 ? $0 + $1.average / largest : $0 }
    let percents = WholeShares.of(averages.map(\.average))
    slices = zip(averages, percents).map { one, percent in
      let fraction = one.average > 0 ? one.average / largest / sum : 0
      return Slice(series: one.series, average: one.average, fraction: fraction, percent: percent)
    }
  }

  /// Computes the shares over the positions in a window.
  public init(_ set: ChartSet, in window: ClosedRange<Double>, _ visibility: Visibility) {
    self.init(set, at: set.positions.indices(in: window), visibility)
  }
}

extension Visibility {
  fileprivate func averages(
    of set: ChartSet, at indices: Range<Int>
  ) -> [(series: Int, average: Double)] {
    set.series.indices.filter { self[$0] }.compactMap { index in
      let average = set.series[index].average(at: indices)
      return average.isNaN ? nil : (index, average)
    }
  }
}

extension Series {
  /// Returns the mean of the values at some indices; NaN if all are missing.
  func average(at indices: Range<Int>) -> Double {
    let present = values[indices.clamped(to: values.indices)].lazy.filter(\.isFinite)
    let count = Double(present.count { _ in true })
    guard count > 0 else { return .nan }
    let sum = present.reduce(0, +)
    // Only sums of huge values overflow; the quotients don't.
    return sum.isFinite ? sum / count : present.reduce(0) { $0 + $1 / count }
  }
}
