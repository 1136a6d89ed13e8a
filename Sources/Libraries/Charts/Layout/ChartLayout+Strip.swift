extension ChartLayout {
  /// A part above or below the plot, as wide as the chart.
  public struct Strip: Hashable, Sendable {
    /// What the strip shows.
    public let name: String
    /// Whether it is above the plot.
    public let isAbove: Bool
    /// The number of strips that are shown rather than this one.
    let rank: Int
    /// The least and greatest number of rows.
    let rows: ClosedRange<Int>
    /// The width in letters from which the strip is shown.
    let leastColumns: Double
    /// The number of rows that the plot keeps if the strip is present.
    let leastPlotRows: Double
    /// Whether there is space between the strip and what is nearer to the plot.
    let hasGap: Bool

    /// Creates a strip.
    ///
    /// The width must not decrease with the rank: otherwise a wider chart could lose a strip.
    public init(
      _ name: String, isAbove: Bool = false, rank: Int, rows: ClosedRange<Int> = 1...1,
      leastColumns: Double, leastPlotRows: Double = 4, hasGap: Bool = true
    ) {
      (self.name, self.isAbove, self.rank, self.rows) = (name, isAbove, rank, rows)
      self.leastColumns = leastColumns
      self.leastPlotRows = leastPlotRows
      self.hasGap = hasGap
    }

    /// The title.
    public static let title = Strip("title", isAbove: true, rank: 2, leastColumns: 6)
    /// The title of the vertical axis.
    public static let axisTitle = Strip(
      "axis title", isAbove: true, rank: 4, leastColumns: 8, hasGap: false)
    /// The labels of the horizontal axis, centered on their ticks.
    public static let dates = Strip(
      "dates", rank: 0, leastColumns: 5, leastPlotRows: 3, hasGap: false)
    /// The mini-map.
    public static let miniMap = Strip("mini-map", rank: 3, rows: 2...4, leastColumns: 8)
    /// The legend, with a second row if it needs one.
    public static let legend = Strip("legend", rank: 1, rows: 1...2, leastColumns: 6)
  }
}
