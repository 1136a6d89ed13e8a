/// Writes the sentence about one series.
struct SeriesSentence {
  private let summary: SeriesSummary
  private let span: ClosedRange<Double>
  private let texts: ReadingTexts
  /// Whether the positions are categories, whose order means nothing.
  private let hasCategories: Bool

  init(
    _ summary: SeriesSummary, over span: ClosedRange<Double>, _ texts: ReadingTexts,
    hasCategories: Bool = false
  ) {
    self.summary = summary
    self.hasCategories = hasCategories
    self.span = span
    self.texts = texts.of(summary.unit)
  }

  var text: String {
    guard let figures = summary.figures else { return "\(summary.name): no values." }
    guard summary.count > 1 else {
      if summary.hasCandles {
        return "\(summary.name): a single candle, low \(texts.value(figures.minimum.value)),"
          + " high \(texts.value(figures.maximum.value)), close \(texts.placed(figures.first))."
      }
      return "\(summary.name): a single value, \(texts.placed(figures.first))."
    }
    if hasCategories {
      return "\(summary.name): lowest \(texts.placed(figures.minimum)),"
        + " highest \(texts.placed(figures.maximum))."
    }
    let isConstant = figures.minimum.value == figures.maximum.value
    let parts =
      isConstant
      ? ["constant at " + texts.value(figures.first.value)]
      : [course(figures), extremes(figures), step(figures)].compactMap(\.self)
    return summary.name + ": " + (parts + gaps).joined(separator: "; ") + "."
  }

  private func course(_ figures: SeriesSummary.Figures) -> String {
    let change =
      figures.change == 0
      ? "no change" : texts.change(figures.change, percent: figures.percent)
    return trend(figures)
      + "from \(end(figures.first, at: span.lowerBound, figures))"
      + " to \(end(figures.last, at: span.upperBound, figures))" + (change.map { ", \($0)" } ?? "")
  }

  /// Returns the direction of the least-squares line; the end points may have another one.
  private func trend(_ figures: SeriesSummary.Figures) -> String {
    switch figures.trend.word {
    case .flat: "no clear trend, "
    case .rising: "trend rising, " + (figures.change > 0 ? "" : "but ")
    case .falling: "trend falling, " + (figures.change < 0 ? "" : "but ")
    }
  }

  /// Returns the first or last value, with its position unless that is the window's bound.
  private func end(
    _ point: ChartPoint, at bound: Double, _ figures: SeriesSummary.Figures
  ) -> String {
    let notes = [
      point == figures.minimum ? "lowest" : nil, point == figures.maximum ? "highest" : nil,
      point.position == bound ? nil : texts.position(point.position),
    ].compactMap(\.self)
    return texts.value(point.value)
      + (notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")")
  }

  /// Returns the extremes that aren't at an end.
  private func extremes(_ figures: SeriesSummary.Figures) -> String? {
    let ends = [figures.first, figures.last]
    let words = summary.hasCandles ? ["lowest low", "highest high"] : ["lowest", "highest"]
    let parts = zip(words, [figures.minimum, figures.maximum])
      .filter { !ends.contains($0.1) }
      .map { $0.0 + " " + texts.placed($0.1) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns the largest step, unless it is the entire change.
  private func step(_ figures: SeriesSummary.Figures) -> String? {
    guard summary.count > 2, let step = figures.largestStep, step.change != 0, step.change.isFinite
    else { return nil }
    return "largest step \(texts.difference(step.change)) to \(texts.placed(step.to))"
  }

  private var gaps: [String] {
    let points = summary.missing == 1 ? "1 point" : "\(summary.missing) points"
    switch summary.gaps.count {
    case 0: return []
    case 1: return ["a gap of \(points)"]
    default:
      let longest = summary.gaps.longest.count
      return ["\(summary.gaps.count) gaps (\(points) in all, the longest \(longest))"]
    }
  }
}

/// Writes the sentences about series too numerous to be described individually.
struct SeriesGroups {
  private let summaries: [SeriesSummary]
  private let texts: ReadingTexts

  init(_ summaries: [SeriesSummary], _ texts: ReadingTexts) {
    self.summaries = summaries
    self.texts = texts
  }

  var sentences: [String] {
    [directions, largest("gain") { $0 > $1 }, largest("loss") { $0 < $1 }, gaps].compactMap(\.self)
  }

  private var directions: String? {
    let words = summaries.compactMap { $0.figures?.trend.word }
    let parts = Trend.Word.allCases.compactMap { word in
      let count = words.count { $0 == word }
      return count == 0 ? nil : "\(count) \(word.rawValue)"
    }
    return parts.isEmpty ? "No series has values." : "Series: " + ReadingTexts.list(parts) + "."
  }

  /// Returns the series with the largest change in one direction, if there is one.
  private func largest(_ word: String, _ isBetter: (Double, Double) -> Bool) -> String? {
    var best: (name: String, unit: String?, figures: SeriesSummary.Figures)?
    for one in summaries {
      guard let figures = one.figures else { continue }
      if isBetter(figures.change, best?.figures.change ?? 0) {
        best = (one.name, one.unit, figures)
      }
    }
    guard let best else { return nil }
    let change = texts.of(best.unit).change(best.figures.change, percent: best.figures.percent)
    return "Largest \(word): \(best.name)" + (change.map { ", \($0)" } ?? "") + "."
  }

  private var gaps: String? {
    let count = summaries.count { $0.missing > 0 }
    return count == 0 ? nil : count == 1 ? "1 series has gaps." : "\(count) series have gaps."
  }
}
