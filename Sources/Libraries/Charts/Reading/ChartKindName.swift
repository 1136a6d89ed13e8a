/// Names the kinds of charts.
enum ChartKindName {
  /// Returns the name of an excerpt's kind, capitalized to start a sentence.
  static func name(of excerpt: ChartExcerpt) -> String {
    let kinds = Set(excerpt.series.map(\.kind))
    let kind = kinds.count == 1 ? kinds.first : nil
    let axes = excerpt.set.hasTwoAxes && excerpt.visible.count > 1 ? " with two axes" : ""
    if excerpt.set.isPercentage { return "Percentage " + small(kind) + axes }
    if excerpt.set.isStacked, excerpt.visible.count > 1 { return "Stacked " + small(kind) + axes }
    let name = small(kind)
    return name.prefix(1).uppercased() + name.dropFirst() + axes
  }

  private static func small(_ kind: Series.Kind?) -> String {
    switch kind {
    case .line: "line chart"
    case .steps: "step chart"
    case .points: "point chart"
    case .bar: "bar chart"
    case .area: "area chart"
    case .candle: "candle chart"
    case nil: "chart"
    }
  }
}
