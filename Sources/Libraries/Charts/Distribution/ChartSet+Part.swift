extension ChartSet {
  /// Whether the set is to be shown as a summary of its values.
  package var isSummarized: Bool { wholeKind == .histogram || wholeKind == .box }

  /// Returns the set with only a range of its positions.
  package func part(_ range: Range<Int>) -> ChartSet {
    let range = range.clamped(to: 0..<positions.count)
    var set = self
    switch positions.storage {
    case .regular(let start, let step, _):
      set.positions.storage = .regular(
        start: start + Double(range.lowerBound) * step, step: step, count: range.count)
    case .listed(let list): set.positions.storage = .listed(Array(list[range]))
    }
    set.positions.labels = positions.labels.map { Array($0[range.clamped(to: $0.indices)]) }
    for index in set.series.indices {
      set.series[index].changeLists { $0 = Array($0[range.clamped(to: $0.indices)]) }
    }
    return set
  }
}
