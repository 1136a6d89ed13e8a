public import Shapes

/// The arrangement of a chart's parts: strips such as the title and the legend above and below the
/// plot, and beside it the labels of the vertical axes.
///
/// Parts are inside the rectangle and don't overlap. Parts that don't fit are dropped: first further
/// rows of the legend, then strips by rank. A part that is present at one size is present at every
/// larger one.
public struct ChartLayout: Hashable, Sendable {
  /// A legend entry.
  public struct Entry: Hashable, Sendable {
    /// The index of the entry.
    public var index: Int
    /// Its rectangle; narrower than its name needs if the chart is.
    public var rect: Rect
  }

  /// The plot; empty if the chart has no space for it.
  public private(set) var plot: Rect
  /// The labels of the left axis, beside the plot.
  public private(set) var leftLabels: Rect?
  /// The labels of the right axis.
  public private(set) var rightLabels: Rect?
  /// The strips that have space.
  public private(set) var strips: [Strip: Rect] = [:]
  /// The legend entries, row by row; those that don't fit are omitted.
  public private(set) var legend: [Entry] = []
  /// The lengths on which the layout is based.
  public let metrics: Metrics

  /// Creates the layout of a chart in a rectangle.
  ///
  /// In cells, a rectangle and widths in whole cells produce parts in whole cells.
  public init(_ content: Content, in rect: Rect, metrics: Metrics = .cells) {
    self.metrics = metrics
    let width = rect.width > 0 && rect.width.isFinite ? rect.width : 0
    let height = rect.height > 0 && rect.height.isFinite ? rect.height : 0
    plot = Rect(x: rect.minX, y: rect.minY, width: width, height: height)
    let rows = LegendRows(content.legend, width: width, metrics)
    let budget = RowBudget(content, legendRows: rows.count, width: width, height: height, metrics)
    for strip in content.strips.filter({ !$0.isAbove }).reversed() { place(strip, budget) }
    for strip in content.strips where strip.isAbove { place(strip, budget) }
    if let block = strips[.legend], let count = budget.rows[.legend] {
      legend = rows.entries(in: block, rows: count)
    }
    placeLabels(content)
  }

  /// Removes a strip's rows from the plot.
  private mutating func place(_ strip: Strip, _ budget: RowBudget) {
    guard let rows = budget.rows[strip] else { return }
    let height = Double(rows) * metrics.row
    let cut = height + (strip.hasGap ? metrics.gap : 0)
    let y = strip.isAbove ? plot.minY : plot.maxY - height
    strips[strip] = Rect(x: plot.minX, y: y, width: plot.width, height: height)
    if strip.isAbove { plot.origin.y += cut }
    plot.size.height = max(0, plot.height - cut)
  }

  /// Removes the labels at the sides from the plot, if it keeps its minimum width.
  private mutating func placeLabels(_ content: Content) {
    guard plot.height >= metrics.row else { return }
    let least = metrics.leastPlotColumns * metrics.column
    if content.leftLabels > 0 {
      let rest = plot.width - content.leftLabels - metrics.labelGap
      guard rest >= least else { return }
      leftLabels = Rect(x: plot.minX, y: plot.minY, width: content.leftLabels, height: plot.height)
      plot.origin.x += content.leftLabels + metrics.labelGap
      plot.size.width = rest
    }
    if content.rightLabels > 0 {
      let rest = plot.width - content.rightLabels - metrics.labelGap
      guard rest >= least else { return }
      plot.size.width = rest
      rightLabels = Rect(
        x: plot.maxX + metrics.labelGap, y: plot.minY, width: content.rightLabels,
        height: plot.height)
    }
  }
}
