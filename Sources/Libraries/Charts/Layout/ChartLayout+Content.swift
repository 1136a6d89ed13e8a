extension ChartLayout {
  /// The content of a chart.
  public struct Content: Hashable, Sendable {
    /// The strips above and below the plot, from top to bottom.
    public var strips: [Strip]
    /// The widths of the names in the legend.
    public var legend: [Double]
    /// The width of the widest label of the left axis, or 0.
    public var leftLabels: Double
    /// The width of the widest label of the right axis, or 0.
    public var rightLabels: Double

    /// Creates the content of a chart; a legend without names isn't shown.
    ///
    /// `width` measures a text, in display cells for a terminal. Names and labels are given as
    /// displayed, names without their checkboxes.
    public init(
      _ strips: [Strip] = [.dates], legend: [String] = [], leftLabels: [String] = [],
      rightLabels: [String] = [], width: (String) -> Double
    ) {
      func size(_ text: String) -> Double {
        let width = width(text)
        return width.isFinite ? max(0, width) : 0
      }
      self.strips = strips.filter { $0 != .legend || !legend.isEmpty }
      self.legend = legend.map(size)
      self.leftLabels = leftLabels.map(size).max() ?? 0
      self.rightLabels = rightLabels.map(size).max() ?? 0
    }
  }
}
