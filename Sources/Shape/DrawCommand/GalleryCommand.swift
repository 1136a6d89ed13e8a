internal import Cells
package import Outputs
internal import Pictures
internal import Raster
internal import Runtime
package import ShapeCommand
internal import Shapes
package import Sketches
internal import TerminalCodes
internal import Widgets

/// `shape gallery`.
@MainActor
package enum GalleryCommand {
  /// Shows all shapes: one at a time on a terminal, side by side in a picture file, with their
  /// names in text.
  package static func run(
    _ arguments: GalleryArguments, in context: CommandContext
  ) throws(CommandError) {
    var output = arguments.output
    if !arguments.sheet { try browse(arguments, output, in: context) }
    if output.picture?.hasCells == false {
      if output.size == nil { output.size = .both(width: 1000, height: 1500) }
      return try PictureOutput.put(output, in: context, Gallery.drawing)
    }
    let surface = try PictureOutput.surface(for: output, in: context)
    let tile = output.size == nil ? (8, 4) : try output.cells(in: nil, cell: surface.cell)
    try OutputPlan.limit(cells: tile.0 * tile.1 * ShapeKind.allCases.count * Gallery.variants.count)
    let sheet = GallerySheet(
      columns: surface.window?.columns ?? max(80, GallerySheet.columns(of: 1, tile.0)), tile: tile,
      surface: surface)
    if output.picture == nil, let channel = surface.pixels, channel.passthrough == .none {
      return try show(sheet, channel, in: context)
    }
    try PictureOutput.put(sheet.grid, output, surface, in: context)
  }

  /// Shows the sheet with each row of shapes as one picture in pixels.
  private static func show(
    _ sheet: GallerySheet, _ channel: PixelChannel, in context: CommandContext
  ) throws(CommandError) {
    var rasterizer = DrawingRasterizer()
    for part in sheet.parts {
      var bytes = Array(ANSIText.text(of: part.text).utf8)
      if let drawing = part.shapes {
        var pixmap = rasterizer.pixmap(
          of: drawing, width: Int(drawing.size.width), height: Int(drawing.size.height))
        if sheet.surface.isGray { pixmap.makeGray() }
        // The text has scrolled the window, so the picture doesn't.
        bytes += Array(
          "\u{1B}7\u{1B}[\(part.text.rows)A\u{1B}[\(GallerySheet.nameWidth + 1)G".utf8)
        bytes += PixelOutput.bytes(pixmap, channel) + Array("\u{1B}8".utf8)
      }
      try context.write(bytes)
    }
  }

  /// Browses the gallery interactively, if the terminal allows it and no sheet was requested.
  private static func browse(
    _ arguments: GalleryArguments, _ output: OutputPlan, in context: CommandContext
  ) throws(CommandError) {
    guard output.file == nil, output.format == nil, output.size == nil,
      let terminal = context.openOutput(output)
    else { return }
    let background = output.background.map { ($0, $0.text) }
    terminal.run(
      GalleryProgram(background: background, terminalBackground: output.terminalBackground)
        .opened())
    throw .noDescriptors
  }
}
