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
    let groups = groups
    let names =
      groups.count <= ChartDescription.seriesLimit
      ? ReadingTexts.list(groups.map(\.name))
      : "\(groups.count) " + (excerpt.namedBoxes == nil ? "series" : "boxes")
    let title = excerpt.set.title.map { " “\($0)”" } ?? ""
    let heading = excerpt.chartName + title + " of " + names
    return [heading + (excerpt.set.positions.bins.map { ", " + text(of: $0) } ?? "") + "."]
      + groups.prefix(ChartDescription.seriesLimit).map(sentence)
  }

  /// A list of values that is summarized.
  private struct Group {
    var name: String
    var unit: String?
    var statistics: Statistics?
    /// What is said beside the statistics.
    var rest: [String]
  }

  private var groups: [Group] {
    if let boxes = excerpt.namedBoxes {
      return boxes.map {
        Group(
          name: $0.name, unit: $0.box?.unit, statistics: $0.box?.statistics, rest: words(of: $0))
      }
    }
    return zip(excerpt.visible, excerpt.series).map { index, counts in
      let one = source.series[index]
      let found = Statistics(of: one.values)
      let missing = one.values.count - (found?.count ?? 0)
      return Group(
        name: one.name, unit: one.unit, statistics: found,
        rest: [mode(of: counts), missing > 0 ? "\(missing) missing" : nil].compactMap(\.self))
    }
  }

  private func words(of box: NamedBox) -> [String] {
    guard let box = box.box, !box.outliers.isEmpty else { return [] }
    let texts = texts.of(box.unit)
    return [
      "whiskers from \(texts.value(box.whiskers.lowerBound)) to "
        + texts.value(box.whiskers.upperBound), box.outliers.count.counting("outlier"),
    ]
  }

  private func text(of bins: Bins) -> String {
    let (low, high) = (bins.edge(excerpt.range.lowerBound), bins.edge(excerpt.range.upperBound))
    let half = bins.isWhole ? 0.5 : 0
    let texts = texts.of(excerpt.set.positions.unitName)
    return "\(excerpt.range.count.counting("bin")) from \(texts.value(low + half))"
      + " to \(texts.value(high - half))"
  }

  private func sentence(about group: Group) -> String {
    guard let found = group.statistics else { return "\(group.name): no values." }
    let texts = texts.of(group.unit)
    guard let deviation = found.deviation else {
      return "\(group.name): a single value, \(texts.value(found.minimum))."
    }
    let parts =
      [
        found.count.counting("value"),
        "from \(texts.value(found.minimum)) to \(texts.value(found.maximum))",
        "median \(texts.value(found.median)), quartiles \(texts.value(found.firstQuartile)) and "
          + texts.value(found.thirdQuartile),
        "mean \(texts.value(found.mean))"
          + (deviation.isFinite ? ", standard deviation \(texts.value(deviation))" : ""),
      ] + group.rest
    return "\(group.name): " + parts.joined(separator: "; ") + "."
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
