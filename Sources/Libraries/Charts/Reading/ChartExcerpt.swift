/// The part of a set to read: a range of positions and the visible series.
public struct ChartExcerpt: Hashable, Sendable {
  /// The set.
  public let set: ChartSet
  /// The range of position indices in the set.
  public let range: Range<Int>
  /// The indices of the visible series, ascending.
  public let visible: [Int]

  /// Creates an excerpt, by default of the whole set; indices beyond the set are dropped.
  public init(of set: ChartSet, in range: Range<Int>? = nil, visible: [Int]? = nil) {
    self.set = set
    self.range = (range ?? 0..<set.positions.count).clamped(to: 0..<set.positions.count)
    let wanted = visible.map { Set($0) }
    self.visible = set.series.indices.filter { wanted?.contains($0) ?? true }
  }

  /// The visible series.
  public var series: [Series] { visible.map { set.series[$0] } }
}

extension ChartExcerpt {
  /// Returns the sum of the visible series at each position; NaN where all are missing.
  func sum(name: String) -> Series {
    let values = set.positions.count == 0 ? [] : (0..<range.upperBound).map { sum(at: $0) }
    return Series(label: name, values: values, unit: series.commonUnit)
  }

  private func sum(at index: Int) -> Double {
    let values = visible.map { set.series[$0].value(at: index) }.filter { !$0.isNaN }
    return values.isEmpty ? .nan : values.reduce(0, +)
  }
}
