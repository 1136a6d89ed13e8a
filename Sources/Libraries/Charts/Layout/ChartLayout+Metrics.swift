extension ChartLayout {
  /// The lengths of a layout.
  public struct Metrics: Hashable, Sendable {
    /// The height of a line of text.
    public let row: Double
    /// The width of a letter.
    public let column: Double
    /// The vertical space between parts.
    public var gap: Double
    /// The space between labels and the plot.
    public var labelGap: Double
    /// The width that a legend entry's checkbox adds to its name.
    public var box: Double
    /// The space between legend entries.
    public var entryGap: Double
    /// The width of the handles of a mini-map's window.
    public var handle: Double

    /// The minimum width of a plot in letters, below which it has no labels at its sides.
    let leastPlotColumns = 10.0

    /// Creates the lengths of a layout; rows and letters without a size are 1 high and wide.
    public init(
      row: Double, column: Double, gap: Double, labelGap: Double, box: Double, entryGap: Double,
      handle: Double
    ) {
      self.row = row > 0 && row.isFinite ? row : 1
      self.column = column > 0 && column.isFinite ? column : 1
      self.gap = gap
      self.labelGap = labelGap
      self.box = box
      self.entryGap = entryGap
      self.handle = handle
    }

    /// Terminal cells: checkboxes are `[✓ name]`, and handles are two cells wide.
    public static let cells = Metrics(
      row: 1, column: 1, gap: 0, labelGap: 1, box: 4, entryGap: 1, handle: 2)

    /// Returns lengths in pixels or points for a text size: handles are 16 wide, and the spaces
    /// between parts and between entries are 10.
    public static func points(textSize: Double) -> Metrics {
      let size = textSize > 0 && textSize.isFinite ? textSize : 1
      return Metrics(
        row: (size * 1.25).rounded(.up), column: size * 0.6, gap: 10, labelGap: size * 0.4,
        box: size * 2, entryGap: 10, handle: 16)
    }
  }
}
