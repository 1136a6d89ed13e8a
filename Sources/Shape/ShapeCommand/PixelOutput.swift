internal import Outputs
package import Raster
internal import Shapes
package import TerminalCodes
internal import Widgets

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
    guard channel.passthrough == .none else {
      throw CommandError(
        words: "\(channel.pixels.rawValue) pictures can’t be shown inline in tmux", status: 69)
    }
    guard width <= channel.limit.x, height <= channel.limit.y else {
      let limit = "\(channel.limit.x) by \(channel.limit.y) pixels"
      throw CommandError(
        words: "the terminal shows pictures of at most \(limit); use a smaller --size", status: 69)
    }
    if let window = surface.window, rows >= window.rows {
      throw CommandError(
        words: "a picture of \(rows) rows doesn’t fit above the prompt; use a smaller --size",
        status: 69)
    }
    var rasterizer = DrawingRasterizer()
    let size = Size(width: Double(width), height: Double(height))
    let progress = ProgressReport(in: context)
    var pixmap = Pixmap(width: width, height: height)
    rasterizer.draw(draw(size), into: &pixmap) { progress.report($0) }
    progress.end()
    if surface.isGray { pixmap.makeGray() }
    try context.write(InlinePlace.bytes(bytes(pixmap, channel), rows: rows))
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
