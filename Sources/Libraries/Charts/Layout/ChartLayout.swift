public import Shapes

/// The arrangement of a chart's parts: the title above the plot, below it dates, mini-map, legend
/// and status line, and beside it the labels of the vertical axes.
///
/// Parts are inside the rectangle and don't overlap. Parts that don't fit are dropped, least
/// important first: further rows of the legend, the status line, the mini-map, the title, the
/// legend, the dates. A part that is present at one size is present at every larger one.
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
  /// The title.
  public private(set) var title: Rect?
  /// The labels of the left axis, beside the plot.
  public private(set) var leftLabels: Rect?
  /// The labels of the right axis.
  public private(set) var rightLabels: Rect?
  /// The labels of the horizontal axis, as wide as the chart, since they are centered on their
  /// ticks.
  public private(set) var dates: Rect?
  /// The mini-map, as wide as the chart.
  public private(set) var miniMap: Rect?
  /// The legend entries, row by row; those that don't fit are omitted.
  public private(set) var legend: [Entry] = []
  /// The status line.
  public private(set) var status: Rect?
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
    let budget = RowBudget(
      content, legendRows: rows.count, width: width, height: height, metrics)
    placeRows(budget, rows)
    placeLabels(content)
  }

  /// Removes the rows above and below from the plot.
  private mutating func placeRows(_ budget: RowBudget, _ rows: LegendRows) {
    if budget.has(.status) { status = cutBottom(metrics.row, gap: metrics.gap) }
    if budget.has(.legend) {
      let block = cutBottom(Double(budget.legendRows) * metrics.row, gap: metrics.gap)
      legend = rows.entries(in: block, rows: budget.legendRows)
    }
    if budget.has(.miniMap) {
      miniMap = cutBottom(Double(budget.miniMapRows) * metrics.row, gap: metrics.gap)
    }
    if budget.has(.dates) { dates = cutBottom(metrics.row, gap: 0) }
    if budget.has(.title) {
      title = Rect(x: plot.minX, y: plot.minY, width: plot.width, height: metrics.row)
      let cut = metrics.row + metrics.gap
      plot = Rect(
        x: plot.minX, y: plot.minY + cut, width: plot.width, height: max(0, plot.height - cut))
    }
  }

  private mutating func cutBottom(_ height: Double, gap: Double) -> Rect {
    let part = Rect(x: plot.minX, y: plot.maxY - height, width: plot.width, height: height)
    plot.size.height = max(0, plot.height - height - gap)
    return part
  }

  /// Removes the labels at the sides from the plot, if it keeps its minimum width.
  private mutating func placeLabels(_ content: Content) {
    guard plot.height >= metrics.row else { return }
    let least = metrics.leastPlotColumns * metrics.column
    if content.leftLabels > 0 {
      let rest = plot.width - content.leftLabels - metrics.labelGap
      guard rest >= least else { return }
      leftLabels = Rect(
        x: plot.minX, y: plot.minY, width: content.leftLabels, height: plot.height)
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
