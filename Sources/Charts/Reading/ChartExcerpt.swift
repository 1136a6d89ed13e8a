/// The part of a set that is read: a range of positions and the series that are shown.
public struct ChartExcerpt: Hashable, Sendable {
  /// The set.
  public let set: ChartSet
  /// The indices of the positions, within the set.
  public let range: Range<Int>
  /// The indices of the shown series, ascending.
  public let visible: [Int]

  /// Creates an excerpt; indices beyond the set are left out, and all of them are read by default.
  public init(of set: ChartSet, in range: Range<Int>? = nil, visible: [Int]? = nil) {
    self.set = set
    self.range = (range ?? 0..<set.positions.count).clamped(to: 0..<set.positions.count)
    self.visible = set.series.indices.filter { visible?.contains($0) ?? true }
  }

  /// The shown series.
  public var series: [Series] { visible.map { set.series[$0] } }
}

extension ChartExcerpt {
  /// Returns the sums of the shown series; where all values are missing, the sum is missing.
  func sum(name: String) -> Series {
    let values = set.positions.count == 0 ? [] : (0..<range.upperBound).map { sum(at: $0) }
    return Series(label: name, values: values)
  }

  private func sum(at index: Int) -> Double {
    let values = visible.map { set.series[$0].value(at: index) }.filter { !$0.isNaN }
    return values.isEmpty ? .nan : values.reduce(0, +)
  }
}
