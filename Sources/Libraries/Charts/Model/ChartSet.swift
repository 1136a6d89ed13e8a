/// One or more series of values along a common horizontal axis.
public struct ChartSet: Hashable, Sendable {
  /// The title, if any.
  public var title: String?
  /// The positions of the values on the horizontal axis.
  public var positions: Positions
  /// The series, each with one value per position.
  public var series: [Series]
  /// Whether each of the two series has its own vertical axis.
  public var hasTwoAxes = false
  /// Whether bars or areas are stacked.
  public var isStacked = false
  /// Whether values are shown as percentages of their sum.
  public var isPercentage = false
  /// The set whose values this one summarizes, or nothing; an array, since a set can't contain
  /// another one.
  private var sources: [ChartSet] = []

  /// Creates a set without validation.
  ///
  /// Call ``validated()`` once on a set from outside. The rest of the module never reads past the
  /// end of a series; values beyond it count as missing.
  public init(title: String? = nil, positions: Positions, series: [Series]) {
    self.title = title
    self.positions = positions
    self.series = series
  }

  /// Creates a set and validates it, as ``validated()`` does.
  public init(
    validating title: String?, positions: Positions, series: [Series]
  ) throws(ChartSetError) {
    self = try ChartSet(title: title, positions: positions, series: series).validated()
  }

  /// Returns the set if it is valid; otherwise throws the first fault.
  ///
  /// Positions are finite and never descend (equal ones are allowed), every series has as many
  /// values as there are positions, labels are unique, and exactly the candle series have candles.
  /// Values may be anything; those that aren't finite count as missing.
  ///
  /// - Complexity: O(n) in the listed positions, O(1) in the values.
  public func validated() throws(ChartSetError) -> ChartSet {
    try positions.validate()
    var labels: Set<String> = []
    for one in series {
      guard labels.insert(one.label).inserted else { throw .repeatedLabel(one.label) }
      try one.validate(count: positions.count)
    }
    return self
  }

  /// The same set with the single value of each category as a series of its own, as a pie shows
  /// them; `nil` unless it is a single series of categories.
  package var byCategory: ChartSet? {
    guard let labels = positions.labels, series.count == 1, let one = series.first else {
      return nil
    }
    var known: [String: Int] = [:]
    let slices = labels.enumerated().map { index, label in
      known[label, default: 0] += 1
      let count = known[label, default: 1]
      return Series(
        label: count > 1 ? "\(label) \(count)" : label, name: label, kind: one.kind,
        values: [one.value(at: index)], unit: one.unit)
    }
    var set = self
    set.positions = Positions(.regular(start: 0, step: 1, count: 1), unit: .number)
    set.positions.labels = [one.name]
    set.series = slices
    return set
  }

  /// The set whose values this one summarizes, if it does.
  package var source: ChartSet? {
    get { sources.first }
    set { sources = newValue.map { [$0] } ?? [] }
  }

  /// The kind of the chart if all series are drawn so, instead of each at its positions.
  package var wholeKind: SeriesKind? {
    guard let kind = series.first?.kind, kind.traits.fillsChart,
      series.allSatisfy({ $0.kind == kind })
    else { return nil }
    return kind
  }

  /// Returns the index of a series' vertical axis: 0 for the left, 1 for the right.
  ///
  /// Without two axes, all series share the first one.
  public func axis(of index: Int) -> Int { hasTwoAxes ? min(max(index, 0), 1) : 0 }
}
