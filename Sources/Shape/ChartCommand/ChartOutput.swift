internal import Cells
internal import ChartViews
internal import Charts
internal import Outputs
internal import ShapeCommand
internal import Widgets

/// Writes charts as pictures to standard output or a file.
@MainActor
enum ChartOutput {
  /// The default height of a chart printed inline, in rows.
  private static let defaultRows = 20

  /// Writes charts: stacked vertically in text, and a single chart in a pixel or vector file.
  static func put(
    _ charts: [ChartState], _ plan: ChartPlan, in context: CommandContext
  ) throws(CommandError) {
    if let format = plan.output.picture, !format.hasCells {
      guard charts.count == 1 else {
        throw CommandError(
          words: "a picture shows one chart, but there are \(charts.count): name one file, "
            + "or combine the files with --join")
      }
      return try putPage(charts[0], format, plan, in: context)
    }
    let surface = try PictureOutput.surface(for: plan.output, in: context)
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
