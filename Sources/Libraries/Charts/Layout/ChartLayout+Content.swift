extension ChartLayout {
  /// The content of a chart.
  public struct Content: Hashable, Sendable {
    /// Whether there is a title.
    public var hasTitle: Bool
    /// The widths of the names in the legend; empty without a legend.
    public var legend: [Double]
    /// The width of the widest label of the left axis, or 0.
    public var leftLabels: Double
    /// The width of the widest label of the right axis, or 0.
    public var rightLabels: Double
    /// Whether the horizontal axis has labels.
    public var hasDates: Bool
    /// Whether there is a mini-map.
    public var hasMiniMap: Bool
    /// Whether there is a status line.
    public var hasStatus: Bool

    /// Creates the content of a chart.
    ///
    /// `width` measures a text, in display cells for a terminal. Names and labels are given as
    /// displayed, names without their checkboxes.
    public init(
      hasTitle: Bool = false, legend: [String] = [], leftLabels: [String] = [],
      rightLabels: [String] = [], hasDates: Bool = true, hasMiniMap: Bool = false,
      hasStatus: Bool = false, width: (String) -> Double
    ) {
      func size(_ text: String) -> Double {
        let width = width(text)
        return width.isFinite ? max(0, width) : 0
      }
      self.hasTitle = hasTitle
      self.legend = legend.map(size)
      self.leftLabels = leftLabels.map(size).max() ?? 0
      self.rightLabels = rightLabels.map(size).max() ?? 0
      self.hasDates = hasDates
      self.hasMiniMap = hasMiniMap
      self.hasStatus = hasStatus
    }
  }
}
