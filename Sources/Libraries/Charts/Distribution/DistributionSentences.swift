/// Writes the sentences about a chart that summarizes values.
struct DistributionSentences {
  private let excerpt: ChartExcerpt
  private let source: ChartSet
  private let texts: ReadingTexts

  /// Creates the sentences; `nil` for another chart.
  init?(_ excerpt: ChartExcerpt, _ texts: ReadingTexts) {
    guard let source = excerpt.set.source else { return nil }
    (self.excerpt, self.source, self.texts) = (excerpt, source, texts)
  }

  var sentences: [String] {
    let bins = excerpt.set.positions.bins
    let series = bins == nil ? source.series : excerpt.visible.map { source.series[$0] }
    let names =
      series.count <= ChartDescription.seriesLimit
      ? ReadingTexts.list(series.map(\.name)) : "\(series.count) series"
    let title = excerpt.set.title.map { " “\($0)”" } ?? ""
    let heading = excerpt.chartName + title + " of " + names
    return [heading + (bins.map { ", " + text(of: $0) } ?? "") + "."]
      + series.prefix(ChartDescription.seriesLimit).enumerated().map { place, one in
        sentence(about: one, bins == nil ? nil : excerpt.series[place])
      }
  }

  private func text(of bins: Bins) -> String {
    let (low, high) = (bins.edge(excerpt.range.lowerBound), bins.edge(excerpt.range.upperBound))
    let half = bins.isWhole ? 0.5 : 0
    return "\(excerpt.range.count.counting("bin")) from \(texts.number(low + half))"
      + " to \(texts.number(high - half))"
  }

  private func sentence(about one: Series, _ counts: Series?) -> String {
    guard let found = Statistics(of: one.values) else { return "\(one.name): no values." }
    let missing = one.values.count - found.count
    let parts = [
      found.count.counting("value"),
      found.count > 1
        ? "from \(texts.number(found.minimum)) to \(texts.number(found.maximum))"
        : texts.number(found.minimum),
      found.count > 1
        ? "median \(texts.number(found.median)), quartiles \(texts.number(found.firstQuartile)) and "
          + texts.number(found.thirdQuartile) : nil,
      found.deviation.map {
        "mean \(texts.number(found.mean)), standard deviation \(texts.number($0))"
      },
      counts.flatMap(mode), missing > 0 ? "\(missing) missing" : nil,
    ]
    return "\(one.name): " + parts.compactMap(\.self).joined(separator: "; ") + "."
  }

  /// Returns the first bin with the most values.
  private func mode(of counts: Series) -> String? {
    guard let bins = excerpt.set.positions.bins, bins.count > 1,
      let most = excerpt.range.max(by: { counts.value(at: $0) < counts.value(at: $1) })
    else { return nil }
    let value = counts.value(at: most)
    guard value > 0 else { return nil }
    return "most in \(texts.position(excerpt.set.positions[most])) (\(texts.number(value)))"
  }
}
