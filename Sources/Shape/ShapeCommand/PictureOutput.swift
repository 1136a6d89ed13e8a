package import Cells
package import Outputs
internal import Pictures
package import Raster
package import Shapes
internal import TerminalCodes
package import Widgets

/// Writes pictures to where they are requested.
@MainActor
package enum PictureOutput {
  /// Draws a picture on standard output or into a file.
  package static func put(
    _ output: OutputPlan, in context: CommandContext, _ draw: (Size, RGBA?) -> Drawing
  ) throws(CommandError) {
    let surface = try surface(for: output, in: context)
    func drawing(_ size: Size) -> Drawing { draw(size, output.background) }
    if let format = output.picture {
      return try PictureFile.write(
        format, output, surface, to: output.file ?? "-", in: context, draw: drawing)
    }
    if let pixels = surface.pixels {
      return try PixelOutput.show(pixels, output, surface, in: context, drawing)
    }
    try put(
      PictureFile.grid(output, surface, in: context, draw: drawing), output, surface, in: context)
  }

  /// Writes cells to standard output or into a file.
  package static func put(
    _ grid: Grid, _ output: OutputPlan, _ surface: Surface, in context: CommandContext
  ) throws(CommandError) {
    if let format = output.picture {
      return try PictureFile.write(
        PictureFile.bytes(format, grid), to: output.file ?? "-", in: context)
    }
    if case .pixels(let pixels) = output.medium {
      throw CommandError(words: "--glyphs \(pixels.rawValue) applies only to draw, spin and face")
    }
    var grid = grid
    // Without colors, a terminal still supports reverse video; a file and a dumb terminal don't.
    let isScreen = context.isTerminal(1) && context.capabilities.movesCursor
    if surface.depth == .never, !isScreen { grid.makePlain() }
    let fits = surface.window.map { grid.rows < $0.rows } ?? false
    try context.write(
      isScreen && fits && grid.rows > 1
        ? InlinePlace.bytes(ANSIText.rows(of: grid)) : Array(ANSIText.text(of: grid).utf8))
  }

  /// Returns the surface to draw on.
  package static func surface(
    for output: OutputPlan, in context: CommandContext
  ) throws(CommandError) -> Surface {
    if let file = output.file, output.picture == nil {
      throw CommandError(words: OutputPlan.refusal(of: file, OutputFormat.pictures))
    }
    let isTerminal = context.isTerminal(1) && output.file == nil && output.format == nil
    let capabilities = context.capabilities
    var surface = Surface(capabilities, isTerminal: isTerminal)
    if isTerminal { try surface.ask(capabilities, output.pixelWish, in: context) }
    surface.follow(output)
    surface.isGray = isTerminal && surface.depth == .never
    if output.picture == .txt { surface.depth = .never }
    if output.picture == .ansi || output.picture == .cast, output.depth == nil {
      surface.depth = .truecolor
    }
    // Wedges have no complements, which text without colors needs.
    if surface.depth == .never, !isTerminal, surface.glyphs == .wedge { surface.glyphs = .sextant }
    return surface
  }
}
