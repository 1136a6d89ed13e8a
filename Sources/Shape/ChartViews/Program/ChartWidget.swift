internal import Cells
internal import ChartDrawings
internal import Charts
internal import Clocks
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A chart in cells: its picture, its labels and its mouse targets.
struct ChartWidget: Widget {
  /// The mouse targets by number; those of the legend boxes come last.
  enum MouseTarget: Int {
    case plot, miniMap, dates, title, rows, legend
  }

  let sheet: SheetValue
  let rows: Int
  /// When it next changes by itself.
  let nextChange: Instant?
  /// Whether it reacts to the mouse.
  let isActive: Bool
  let hasFocus: Bool

  /// The chart's appearance as a value that can be compared.
  struct SheetValue: Hashable, Sendable {
    var picture: ChartPicture
    var plot: CellRect
    /// The rows of horizontal bars, if bars are horizontal.
    var barRows: BarRows?
    var strips: [ChartLayout.Strip: CellRect]
    var lines: [ChartLine]
    var legend: [LegendBox]
    var legendPlaces: [CellRect]
    /// The number of series whose legend box didn't fit.
    var seriesWithoutBox: Int

    init(_ sheet: ChartSheet) {
      picture = sheet.picture
      plot = CellRect(whole: sheet.layout.plot)
      barRows = sheet.barRows
      strips = sheet.layout.strips.mapValues { CellRect(whole: $0) }
      lines = sheet.lines
      legend = sheet.legend
      seriesWithoutBox = sheet.seriesWithoutBox
      legendPlaces = sheet.layout.legend.map { CellRect(whole: $0.rect) }
    }
  }

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  func estimatedHeight(forWidth columns: Int) -> Int { rows }

  func draw(in context: inout DrawContext) {
    context.draw(sheet.picture)
    for line in sheet.lines {
      guard let place = sheet.strips[line.strip] else { continue }
      context.text(
        line.text, column: place.columns.lowerBound, row: place.rows.lowerBound,
        width: place.columns.count,
        style: context.theme.style(line.isTitle && hasFocus ? .accent : line.role))
    }
    for (index, box) in sheet.legend.enumerated() {
      draw(box, at: sheet.legendPlaces[index], &context)
    }
    if sheet.seriesWithoutBox > 0, let last = sheet.legendPlaces.last {
      // A single box may fill the whole row.
      context.text(
        "+\(sheet.seriesWithoutBox)", column: last.columns.upperBound + 1,
        row: last.rows.lowerBound, style: context.theme.style(.secondary))
    }
    if isActive { accept(&context) }
    if let nextChange { context.changes(at: nextChange) }
  }

  /// Draws `[✓ name]` in the series's color, filled if the series is visible.
  private func draw(_ box: LegendBox, at place: CellRect, _ context: inout DrawContext) {
    let isUnicode = context.symbols == .unicode
    let mark = box.isShown ? (isUnicode ? "✓" : "x") : (isUnicode ? "–" : " ")
    let shift = box.isShaking ? 1 : 0
    let text = TextWidth.truncated("[\(mark) \(box.name)]", to: place.columns.count)
    var style = Style()
    if context.theme.hasFreeColors {
      let color = context.theme.depth.color(box.color)
      style =
        box.isShown
        ? Style(
          foreground: context.theme.depth.color(box.color.isDark ? .white : .black),
          background: color)
        : Style(foreground: color)
    } else if context.theme.depth == .sixteen {
      style = Style(
        foreground: context.theme.chartColor(box.color),
        attributes: box.isShown ? .reverse : [])
    } else if !box.isShown {
      style = Style(attributes: .dim)
    }
    context.text(
      text, column: place.columns.lowerBound + shift, row: place.rows.lowerBound, style: style)
  }

  private func accept(_ context: inout DrawContext) {
    func accept(_ target: MouseTarget, _ place: CellRect?, _ gestures: Gestures) {
      guard let place, !place.isEmpty else { return }
      context.accept(gestures, part: target.rawValue, columns: place.columns, rows: place.rows)
    }
    if sheet.barRows != nil {
      // Names can be pointed at too.
      let rows = CellRect(columns: 0..<context.columns, rows: sheet.plot.rows)
      accept(.rows, rows, [.press, .wheel, .hover])
    } else {
      accept(.plot, sheet.plot, [.press, .drag, .wheel, .hover])
    }
    accept(.miniMap, sheet.strips[.miniMap], [.press, .drag, .wheel])
    // Spans the plot's columns, so that a column is the same date in both.
    let dates = sheet.strips[.dates].map { CellRect(columns: sheet.plot.columns, rows: $0.rows) }
    accept(.dates, dates, [.press, .drag, .wheel])
    accept(.title, sheet.strips[.title], [.press, .drag, .wheel])
    for (index, place) in sheet.legendPlaces.enumerated() {
      context.accept(
        [.press, .hold], part: MouseTarget.legend.rawValue + index, columns: place.columns,
        rows: place.rows)
    }
  }
}

extension CellRect {
  /// Creates the cells of a rectangle with integral coordinates.
  init(whole rect: Rect) {
    let (x, y) = (Int(rect.minX.rounded()), Int(rect.minY.rounded()))
    self.init(
      columns: x..<max(x, Int(rect.maxX.rounded())), rows: y..<max(y, Int(rect.maxY.rounded())))
  }
}
