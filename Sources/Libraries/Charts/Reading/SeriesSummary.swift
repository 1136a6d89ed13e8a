/// A summary of a series in a range of positions.
public struct SeriesSummary: Hashable, Sendable {
  /// The key of the series.
  public var label: String
  /// The name for display.
  public var name: String
  /// The unit of the values, if it is known.
  public var unit: String?
  /// The number of values.
  public var count: Int
  /// The number of positions without a value.
  public var missing: Int
  /// The runs of positions without a value.
  public var gaps: Gaps
  /// Whether the extremes are those of all four values of candles.
  var hasCandles = false
  /// The course of the values; `nil` without values.
  public var figures: Figures?
  /// The statistics, for candles of the closes; `nil` if not computed or without values.
  public var statistics: Statistics?
  /// The numbers of values in the bins of a histogram.
  public var counts: [Double]?

  /// The course of at least one value.
  public struct Figures: Hashable, Sendable {
    /// The first value.
    public var first: ChartPoint
    /// The last value.
    public var last: ChartPoint
    /// The first minimum; for candles, of all four values.
    public var minimum: ChartPoint
    /// The first maximum; for candles, of all four values.
    public var maximum: ChartPoint
    /// The mean.
    public var mean: Double
    /// The trend.
    public var trend: Trend
    /// The first of the largest steps; `nil` without adjacent values.
    public var largestStep: Step?
  }

  /// The change between two adjacent values; a change across a gap doesn't count.
  public struct Step: Hashable, Sendable {
    /// The value before.
    public var from: ChartPoint
    /// The value after.
    public var to: ChartPoint
    /// The change; infinite on overflow.
    public var change: Double { to.value - from.value }
  }

  /// Runs of missing values.
  public struct Gaps: Hashable, Sendable {
    /// The number of runs.
    public var count = 0
    /// The indices of the first longest run.
    public var longest = 0..<0
  }
}

extension SeriesSummary.Figures {
  /// The change from the first to the last value; infinite on overflow.
  public var change: Double { last.value - first.value }

  /// The change in percent of the first value's magnitude; `nil` if that is zero.
  public var percent: Double? {
    guard first.value != 0 else { return nil }
    // Dividing first avoids an overflow of the change.
    let magnitude = first.value.magnitude
    return (last.value / magnitude - first.value / magnitude) * 100
  }
}
