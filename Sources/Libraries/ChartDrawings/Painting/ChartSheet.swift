internal import Cells
package import Charts
package import Raster
package import Shapes

/// A chart laid out and painted in cells or on a page, without its widgets.
package struct ChartSheet {
  package let layout: ChartLayout
  package let picture: ChartPicture
  /// The labels of the vertical axes.
  let ladders: [ChartLadder]
  package let legend: [LegendBox]
  package let lines: [ChartLine]
  /// The rows of horizontal bars, if bars are horizontal.
  package let barRows: BarRows?
  /// The number of series whose legend box didn't fit.
  package let seriesWithoutBox: Int

  /// Lays out and paints a chart in a rectangle in layout units, without some of its strips.
  package init(
    _ state: ChartState, title: String, in rect: Rect, without hidden: Set<ChartLayout.Strip>,
    metrics: ChartLayout.Metrics, on canvas: ChartCanvas, labels: ChartLabels, at now: Duration
  ) {
    let set = state.set
    let styles = canvas.styles(of: state)
    lines = ChartLine.lines(of: state, title: title)
    let names = state.words.set.series.map(\.name)
    let boxNames = canvas.markedNames(names, of: state)
    let isSingle = set.series.count < 2
    let hasRows = state.hasRows(width: rect.width / metrics.column)
    let isHeatmap = set.wholeKind == .heatmap
    let strips =
      lines.map(\.strip) + (state.isPie || hasRows ? [] : [.dates])
      + (hasRows || set.wholeKind == .box || state.categories != nil ? [] : [.miniMap])
      + (isHeatmap ? [.ramp] : isSingle ? [] : [.legend])
    var content = ChartLayout.Content(
      strips.filter { !hidden.contains($0) }, legend: boxNames, width: labels.width)
    // The height of the plot doesn't depend on the labels beside it.
    let bare = ChartLayout(content, in: rect, metrics: metrics)
    let rows =
      hasRows
      ? BarSheet(
        BarRows(
          state, height: bare.plot.height / metrics.row,
          dot: canvas.rowDot(of: state)), state,
        width: rect.width, labels) : nil
    let ladders =
      state.isPie || hasRows || isHeatmap
      ? []
      : state.axes.enumerated().map { number, axis in
        ChartLadder(
          axis, beside: LabelRail(bare, state, on: canvas, axis: number), labels,
          isPercentage: set.isPercentage, unit: set.unit(ofAxis: number), at: now)
      }
    var right = ladders.count > 1 ? ladders[1].texts : []
    var ends: [LineEnd] = []
    if right.isEmpty, !state.isPie, !hasRows, rect.width >= 50 * labels.width("0") {
      ends = LineEnd.ends(of: state, styles, on: canvas, width: labels.width, limit: rect.width / 5)
      right = ends.map(\.text)
    }
    content.leftLabels = (rows?.names ?? ladders.first?.texts ?? []).map(labels.width).max() ?? 0
    if isHeatmap {
      content.leftLabels = min((rect.width / 4).rounded(), names.map(labels.width).max() ?? 0)
    }
    content.rightLabels = right.map(labels.width).max() ?? 0
    if state.isLive, !ends.isEmpty {
      // Steps of some letters, so that the plot keeps its width while values change.
      let step = 4 * labels.width("0")
      content.rightLabels = (content.rightLabels / step).rounded(.up) * step
    }
    let layout = ChartLayout(content, in: rect, metrics: metrics)
    let dates = layout.strips[.dates].map {
      labels.horizontal(set.positions, state.drawnWindow, over: layout.plot, within: $0)
    }
    (self.layout, self.ladders) = (layout, ladders)
    var painter = ChartPainter(
      state, layout, on: canvas, at: now, dates: dates ?? [], ladders: ladders, ends: ends)
    picture = painter.paint(rows: rows)
    barRows = rows?.rows
    seriesWithoutBox = layout.legend.isEmpty ? 0 : set.series.count - layout.legend.count
    legend = layout.legend.map { entry in
      LegendBox(
        name: boxNames[entry.index], key: entry.index < 9 ? entry.index + 1 : nil,
        isShown: state.visibility[entry.index], color: canvas.color(of: styles[entry.index]),
        isShaking: state.shake.map { $0.series == entry.index && now < $0.end } ?? false)
    }
  }
}

/// A box of the legend.
package struct LegendBox: Hashable, Sendable {
  package var name: String
  /// The number key that toggles the series.
  package var key: Int?
  package var isShown: Bool
  package var color: RGB
  package var isShaking: Bool
}
