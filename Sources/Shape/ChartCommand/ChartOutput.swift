internal import Cells
internal import ChartDrawings
internal import ChartViews
internal import Charts
internal import Outputs
internal import ShapeCommand
internal import Shapes
internal import Widgets

/// Writes charts as pictures to standard output or a file.
@MainActor
enum ChartOutput {
  /// The default height of a chart printed inline, in rows.
  private static let defaultRows = 20

  /// Writes charts: in a pixel or vector file and with `--facet` as panels, otherwise stacked
  /// vertically.
  static func put(
    _ charts: [ChartState], _ plan: ChartPlan, in context: CommandContext
  ) throws(CommandError) {
    if let format = plan.output.picture, !format.hasCells {
      return try charts.count == 1
        ? putPage(charts[0], format, plan, in: context)
        : putPanels(charts, format, plan, in: context)
    }
    let surface = try PictureOutput.surface(for: plan.output, in: context)
    if plan.isFaceted {
      return try PictureOutput.put(
        panels(charts, plan, surface), plan.output, surface, in: context)
    }
    guard let format = plan.output.picture else {
      for chart in charts {
        try PictureOutput.put(grid(chart, plan, surface), plan.output, surface, in: context)
      }
      return
    }
    var bytes: [UInt8] = []
    for chart in charts { bytes += try PictureFile.bytes(format, grid(chart, plan, surface)) }
    try PictureFile.write(bytes, to: plan.output.file ?? "-", in: context)
  }

  private static func grid(
    _ chart: ChartState, _ plan: ChartPlan, _ surface: Surface
  ) throws(CommandError) -> Grid {
    var (columns, rows) = (surface.window?.columns ?? 80, defaultRows)
    switch plan.output.size {
    case .both(let width, let height): (columns, rows) = (width, height)
    case .width(let width): columns = width
    case nil:
      if let window = surface.window { rows = max(1, min(rows, window.rows - 1)) }
      rows = ChartGrid.rows(of: chart, columns: columns, usual: rows)
    }
    try OutputPlan.limit(cells: columns * rows)
    return ChartGrid.grid(
      chart, title: chart.title(), columns: columns,
      rows: rows, surface: surface, palette: plan.look.palette)
  }

  private static func panels(
    _ charts: [ChartState], _ plan: ChartPlan, _ surface: Surface
  ) throws(CommandError) -> Grid {
    var columns = surface.window?.columns ?? 80
    var rows: Int?
    switch plan.output.size {
    case .both(let width, let height): (columns, rows) = (width, height)
    case .width(let width): columns = width
    case nil: break
    }
    let height =
      rows ?? PanelGrid.usualRows(charts.count, width: Double(columns))
      + (plan.look.title == nil ? 0 : 1)
    try OutputPlan.limit(cells: columns * height)
    let panels = try ChartPanels(
      charts, title: plan.look.title,
      in: Size(width: Double(columns), height: Double(height)))
    return ChartGrid.grid(
      panels, columns: columns, rows: height, surface: surface, palette: plan.look.palette)
  }

  private static func putPanels(
    _ charts: [ChartState], _ format: PictureFormat, _ plan: ChartPlan, in context: CommandContext
  ) throws(CommandError) {
    let page = try ChartPage(
      charts, title: plan.isFaceted ? plan.look.title : nil,
      size: plan.output.page(width: 800) { ChartPage.height(ofPanels: charts.count, width: $0) },
      theme: plan.output.pageTheme, palette: plan.look.palette, background: plan.output.background)
    try PictureFile.write(page.page, format, to: plan.output.file ?? "-", in: context)
  }

  private static func putPage(
    _ chart: ChartState, _ format: PictureFormat, _ plan: ChartPlan, in context: CommandContext
  ) throws(CommandError) {
    let page = ChartPage(
      chart, title: chart.title(),
      size: plan.output.page(width: 800) { ChartPage.height(of: chart, width: $0) },
      theme: plan.output.pageTheme,
      palette: plan.look.palette, background: plan.output.background)
    try PictureFile.write(page.page, format, to: plan.output.file ?? "-", in: context)
  }
}
