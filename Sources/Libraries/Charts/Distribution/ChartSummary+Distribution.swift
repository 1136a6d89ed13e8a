extension ChartExcerpt {
  /// All values that the set summarizes, of the visible series; `nil` for another set.
  var sourceExcerpt: ChartExcerpt? {
    self.set.source.map { source in
      ChartExcerpt(of: source, visible: set.positions.bins == nil ? nil : visible)
    }
  }
}

extension ChartSummary {
  /// Adds the bins that an excerpt shows to the summary of the values.
  mutating func summarize(_ excerpt: ChartExcerpt) {
    guard let bins = excerpt.set.positions.bins, !excerpt.range.isEmpty else { return }
    edges = (excerpt.range.lowerBound...excerpt.range.upperBound).map(bins.edge)
    for (place, one) in excerpt.series.enumerated() where place < series.count {
      series[place].counts = excerpt.range.map { one.value(at: $0) }
    }
  }
}
