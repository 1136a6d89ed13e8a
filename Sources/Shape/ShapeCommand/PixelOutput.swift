package import Cells
package import Outputs
internal import Pictures
package import Raster
package import Scenes
internal import Shapes
package import TerminalCodes
package import Widgets

/// Shows a pixel picture inline in a terminal.
@MainActor
package enum PixelOutput {
  /// Draws a picture at the cursor, and leaves the cursor on the line below it.
  static func show(
    _ channel: PixelChannel, _ output: OutputPlan, _ surface: Surface, in context: CommandContext,
    _ draw: (Size) -> Drawing
  ) throws(CommandError) {
    let (columns, rows) = try output.cells(in: surface.window, cell: surface.cell)
    let (width, height) = (
      Int(Double(columns) * surface.cell.width), Int(Double(rows) * surface.cell.height)
    )
    if let refusal = refusal(of: (width, height), rows: rows, channel, surface) { throw refusal }
    var rasterizer = DrawingRasterizer()
    let size = Size(width: Double(width), height: Double(height))
    let progress = ProgressReport(in: context)
    var pixmap = Pixmap(width: width, height: height)
    rasterizer.draw(draw(size), into: &pixmap) { progress.report($0) }
    progress.end()
    if surface.isGray { pixmap.makeGray() }
    try context.write(InlinePlace.bytes(bytes(pixmap, channel), rows: rows))
  }

  /// Returns why a terminal can’t show a picture; `nil` if it can.
  private static func refusal(
    of size: (width: Int, height: Int), rows: Int, _ channel: PixelChannel, _ surface: Surface
  ) -> CommandError? {
    let words: String
    if channel.passthrough != .none {
      words = "\(channel.pixels.rawValue) pictures can’t be shown inline in tmux"
    } else if size.width > channel.limit.x || size.height > channel.limit.y {
      let limit = "\(channel.limit.x) by \(channel.limit.y) pixels"
      words = "the terminal shows pictures of at most \(limit); use a smaller --size"
    } else if let window = surface.window, rows >= window.rows {
      words = "a picture of \(rows) rows doesn’t fit above the prompt; use a smaller --size"
    } else {
      return nil
    }
    return CommandError(words: words, status: 69)
  }

  /// Shows a scene at the cursor, its figures in pixels and the rest in cells, which `grid`
  /// renders; returns false if there are no figures, or if the terminal can’t show them and pixels
  /// weren’t requested.
  package static func show(
    _ scene: Scene, _ output: OutputPlan, _ surface: Surface, in context: CommandContext,
    grid: (Scene) -> Grid
  ) throws(CommandError) -> Bool {
    let groups = scene.pixelGroups
    let (width, height) = (Int(surface.cell.width), Int(surface.cell.height))
    guard let channel = surface.pixels, let cell = CellPixels(width: width, height: height),
      !groups.isEmpty
    else { return false }
    let canvas = scene.canvas
    let size = (width: canvas.columns * width, height: canvas.rows * height)
    if let refusal = refusal(of: size, rows: canvas.rows, channel, surface) {
      if case .pixels = output.medium { throw refusal }
      return false
    }
    var painter = PixelPainter(cell: cell)
    let pictures = painter.paint(scene, groups).map { picture in
      var pixmap = picture.pixmap
      if surface.isGray { pixmap.makeGray() }
      return InlinePlace.PlacedPicture(
        bytes(pixmap, channel), column: picture.column, row: picture.row)
    }
    let rows = ANSIText.rows(of: grid(scene.removing(groups)), skippingBlanks: true)
    try context.write(InlinePlace.bytes(pictures, rows))
    return true
  }

  /// Returns the bytes that show a picture at the cursor.
  package static func bytes(_ pixmap: Pixmap, _ channel: PixelChannel) -> [UInt8] {
    switch channel.pixels {
    case .sixel:
      return SixelPicture(background: channel.background, registers: channel.registers).show(pixmap)
    case .kitty: return KittyPicture(id: .random(in: 1...0xFF_FFFF)).show(pixmap)
    case .iterm2:
      let png = PNGEncoder.file(of: pixmap, in: pixmap.bounds) ?? []
      return ITerm2Picture().show(png: png, width: pixmap.width, height: pixmap.height)
    }
  }
}
