/// A summary of the values in a chart's window.
///
/// ```swift
/// let summary = ChartSummary(of: ChartExcerpt(of: set, in: 33..<88))
/// print(summary.json)
/// ```
public struct ChartSummary: Hashable, Sendable {
  /// The title of the set, if any.
  public var title: String?
  /// The unit of the positions.
  public var unit: PositionUnit
  /// Whether seconds are instants.
  var hasZone: Bool
  /// The names of the positions in the range if they are categories.
  public var labels: [String]?
  /// The range of position indices.
  public var range: Range<Int>
  /// The first through the last position; `nil` if the range is empty.
  public var span: ClosedRange<Double>?
  /// The visible series.
  public var series: [SeriesSummary]
  /// The edges of the bins of a histogram.
  public var edges: [Double]?
  /// The boxes of a box plot with their names, if they have values.
  var boxes: [NamedBox]?

  /// Summarizes an excerpt, or the values that its set summarizes, by default with the statistics of each series.
  ///
  /// Values that aren't finite count as missing. The mean and the slope equal the exact results up
  /// to the last digit or two.
  ///
  /// - Complexity: O(n) in the number of values.
  public init(of excerpt: ChartExcerpt, withStatistics: Bool = true) {
    let values = excerpt.sourceExcerpt ?? excerpt
    let (set, range) = (values.set, values.range)
    title = set.title
    unit = set.positions.unit
    labels = set.positions.labels.map { Array($0[range.clamped(to: $0.indices)]) }
    self.range = range
    span = range.isEmpty ? nil : Self.span(of: set.positions, in: range)
    hasZone = set.positions.hasZone
    series = values.series.map { one in
      var summary = SeriesSummary(of: one, at: set.positions, in: range)
      if withStatistics { summary.statistics = Statistics(of: range.map { one.value(at: $0) }) }
      return summary
    }
    summarize(excerpt)
  }

  /// Returns a position as an ISO date or time; `nil` for a number.
  func date(_ position: Double) -> String? {
    Positions(.listed([]), unit: unit, hasZone: hasZone).isoText(at: position)
  }

  private static func span(of positions: Positions, in range: Range<Int>) -> ClosedRange<Double>? {
    let (first, last) = (positions[range.lowerBound], positions[range.upperBound - 1])
    return first <= last ? first...last : nil
  }
}
