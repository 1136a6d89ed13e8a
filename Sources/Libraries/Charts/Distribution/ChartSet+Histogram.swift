extension ChartSet {
  /// Returns a set with the numbers of values in bins that all series share.
  ///
  /// Without values there are no bins.
  ///
  /// - Complexity: O(n)
  package func histogram(binCount: Int? = nil) -> ChartSet {
    let all = series.count == 1 ? series[0].values : series.flatMap(\.values)
    let bins = Bins(for: all, count: binCount)
    var positions = Positions(.listed([]), unit: .number)
    if let bins {
      positions.exponent = Positions.exponent(for: bins.first...bins.last)
      positions.storage = .regular(
        start: positions.position(of: bins.center(0)), step: positions.position(of: bins.width),
        count: bins.count)
      positions.bins = bins
      positions.unitName = series.commonUnit
    }
    let counted = series.map { one in
      Series(
        label: one.label, name: one.name, kind: .histogram, color: one.color,
        values: bins?.counts(of: one.values).map(Double.init) ?? [])
    }
    var set = ChartSet(title: title, positions: positions, series: counted)
    set.source = self
    return set
  }

  /// Returns the set as its kind shows it: the counts in bins, or boxes.
  package func summarized(binCount: Int?) -> ChartSet {
    guard source == nil else { return self }
    switch wholeKind {
    case .histogram: return histogram(binCount: binCount)
    case .box: return boxes
    default: return self
    }
  }
}
