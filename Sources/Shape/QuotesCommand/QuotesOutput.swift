internal import Clocks
internal import Outputs
internal import QuoteViews
internal import ShapeCommand
internal import Widgets

/// Writes a list as a picture to standard output or a file.
@MainActor
enum QuotesOutput {
  static func put(
    _ program: QuotesProgram, _ output: OutputPlan, at now: Moment, in context: CommandContext
  ) throws(CommandError) {
    let sheet = QuotesSheet(program, at: now)
    if let format = output.picture, !format.hasCells {
      return try putPage(sheet, format, output, in: context)
    }
    let surface = try PictureOutput.surface(for: output, in: context)
    var (columns, most) = (surface.window?.columns ?? 80, Int?.none)
    switch output.size {
    case .both(let width, let height): (columns, most) = (width, height)
    case .width(let width): columns = width
    case nil: break
    }
    try OutputPlan.limit(cells: columns * max(1, most ?? sheet.count * 5))
    let grid = sheet.grid(columns: columns, most: most, surface)
    guard let format = output.picture else {
      return try PictureOutput.put(grid, output, surface, in: context)
    }
    try PictureFile.write(PictureFile.bytes(format, grid), to: output.file ?? "-", in: context)
  }

  private static func putPage(
    _ sheet: QuotesSheet, _ format: PictureFormat, _ output: OutputPlan, in context: CommandContext
  ) throws(CommandError) {
    let size = output.page(width: 640) { Int(sheet.height(ofPage: Double($0)).rounded()) }
    let page = sheet.page(size, theme: output.pageTheme, background: output.background)
    try PictureFile.write(page, format, to: output.file ?? "-", in: context)
  }
}
