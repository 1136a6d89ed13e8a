/// A description of a chart's window in sentences.
///
/// It states what a glance at the picture shows: kind, span, range, trend, extremes, the largest
/// step and gaps. With more than ``seriesLimit`` series, it doesn't describe each one.
///
/// > Line chart with two axes of Views and Shares, from Feb 1 to Apr 6, 2019. Views: no clear trend,
/// > from 759000 to 683800, −75200 (−9.9 %); lowest 613600 (Mar 30), highest 851200 (Mar 13);
/// > largest step +122600 to 807400 (Feb 3). Shares: …
public struct ChartDescription: Hashable, Sendable {
  /// The sentences, in order; never empty.
  public var sentences: [String]

  /// The maximum number of series that are described individually.
  public static let seriesLimit = 6

  /// The sentences as one paragraph.
  public var text: String { sentences.joined(separator: " ") }

  /// Describes an excerpt.
  ///
  /// - Complexity: O(n) in the number of values.
  public init(of excerpt: ChartExcerpt, texts: ReadingTexts) {
    let writer = DescriptionWriter(excerpt, texts)
    sentences = DistributionSentences(excerpt, texts)?.sentences ?? writer.sentences
  }
}

/// Writes the sentences about a whole chart.
private struct DescriptionWriter {
  private let excerpt: ChartExcerpt
  private let texts: ReadingTexts
  private let summary: ChartSummary

  init(_ excerpt: ChartExcerpt, _ texts: ReadingTexts) {
    self.excerpt = excerpt
    self.texts = texts
    summary = ChartSummary(of: excerpt, withStatistics: false)
  }

  var sentences: [String] {
    guard let span = summary.span else { return [heading + " without points."] }
    guard !summary.series.isEmpty else { return [heading + "; no series is shown."] }
    let parts = [heading + " of " + names + ", " + text(of: span) + ".", range, total, shares]
    return parts.compactMap(\.self) + seriesSentences
  }

  private var heading: String {
    let title = excerpt.set.title.map { " “\($0)”" } ?? ""
    return excerpt.chartName + title
  }

  private var names: String {
    guard summary.series.count <= ChartDescription.seriesLimit else {
      return "\(summary.series.count) series"
    }
    return ReadingTexts.list(summary.series.map(\.name))
  }

  private func text(of span: ClosedRange<Double>) -> String {
    let (first, last) = (texts.position(span.lowerBound), texts.position(span.upperBound))
    return first == last ? "at \(first)" : "from \(first) to \(last)"
  }

  /// The extremes over all series, if they share an axis and a base.
  private var range: String? {
    let known = summary.series.compactMap { one in one.figures.map { (one.name, $0) } }
    guard known.count > 1, excerpt.series.haveOneUnit, !excerpt.set.hasTwoAxes,
      !excerpt.set.isPercentage,
      !excerpt.set.isStacked, let low = known.min(by: { $0.1.minimum.value < $1.1.minimum.value }),
      let high = known.max(by: { $0.1.maximum.value < $1.1.maximum.value })
    else { return nil }
    return "Values range from \(text(of: low.1.minimum, in: low.0))"
      + " to \(text(of: high.1.maximum, in: high.0))."
  }

  private func text(of point: ChartPoint, in name: String) -> String {
    texts.of(excerpt.series.commonUnit).value(point.value) + " (" + name + ", "
      + texts.position(point.position) + ")"
  }

  /// The sum of stacked series.
  private var total: String? {
    guard excerpt.set.isStacked, !excerpt.set.isPercentage, excerpt.visible.count > 1,
      let span = summary.span
    else { return nil }
    let summary = SeriesSummary(
      of: excerpt.sum(name: "The total"), at: excerpt.set.positions, in: excerpt.range)
    return SeriesSentence(summary, over: span, texts).text
  }

  /// The percentages of the sum, largest first.
  private var shares: String? {
    guard excerpt.set.isPercentage else { return nil }
    let sums = summary.series.map { ($0.name, ($0.figures?.mean ?? 0) * Double($0.count)) }
    let total = sums.reduce(0) { $0 + $1.1 }
    guard total > 0, total.isFinite else { return nil }
    let parts = sums.sorted { $0.1 > $1.1 }.prefix(ChartDescription.seriesLimit)
      .map { $0.0 + " " + texts.percent($0.1 / total * 100) }
    return "Shares of the sum: " + ReadingTexts.list(parts) + "."
  }

  private var seriesSentences: [String] {
    guard let span = summary.span else { return [] }
    guard summary.series.count <= ChartDescription.seriesLimit else {
      return SeriesGroups(summary.series, texts).sentences
    }
    return summary.series.map {
      SeriesSentence($0, over: span, texts, hasCategories: summary.labels != nil).text
    }
  }
}

extension ChartExcerpt {
  /// The name of the chart, capitalized to start a sentence.
  var chartName: String {
    let names = Set(series.map(\.kind.traits.chartName))
    let chart = names.count == 1 ? names.first ?? "" : "chart"
    let stack =
      set.isPercentage ? "Percentage " : set.isStacked && visible.count > 1 ? "Stacked " : ""
    let name = stack + chart
    let axes = set.hasTwoAxes && visible.count > 1 ? " with two axes" : ""
    return name.prefix(1).uppercased() + name.dropFirst() + axes
  }
}
