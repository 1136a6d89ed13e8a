internal import Cells
internal import Pictures
internal import Raster
internal import Runtime
internal import Shapes
internal import TerminalCodes
internal import TerminalIO
internal import Widgets

/// Writes pictures to where they are requested.
@MainActor
enum PictureOutput {
  /// Draws a picture on standard output or into a file.
  static func put(
    _ output: OutputPlan, in context: CommandContext, _ draw: (Size, RGBA?) -> Drawing
  ) throws(CommandError) {
    let surface = try surface(for: output, in: context)
    func drawing(_ size: Size) -> Drawing { draw(size, output.background) }
    if let form = output.form {
      return try PictureFile.write(
        form, output, surface, to: output.file ?? "-", in: context, draw: drawing)
    }
    if let pixels = surface.pixels {
      return try PixelOutput.show(pixels, output, surface, in: context, drawing)
    }
    try put(
      PictureFile.grid(output, surface, in: context, draw: drawing), output, surface, in: context)
  }

  /// Writes cells to standard output or into a file.
  static func put(
    _ grid: Grid, _ output: OutputPlan, _ surface: Surface, in context: CommandContext
  ) throws(CommandError) {
    if let form = output.form {
      return try PictureFile.write(
        PictureFile.bytes(form, grid), form, to: output.file ?? "-", in: context)
    }
    if case .pixels(let pixels) = output.medium {
      throw CommandError(
        words: "--glyphs \(pixels.rawValue) applies only to draw and spin")
    }
    var grid = grid
    // Without colors, a terminal still supports reverse video; a file and a dumb terminal don't.
    let isScreen =
      context.isTerminal(1) && context.capabilities.movesCursor
    if surface.depth == .never, !isScreen { grid.makePlain() }
    let fits = surface.window.map { grid.rows < $0.rows } ?? false
    try context.write(
      isScreen && fits && grid.rows > 1
        ? InlinePlace.bytes(ANSIText.rows(of: grid)) : Array(ANSIText.text(of: grid).utf8))
  }

  /// Returns the surface to draw on.
  static func surface(
    for output: OutputPlan, in context: CommandContext
  ) throws(CommandError) -> Surface {
    if let file = output.file, output.form == nil {
      let suffixes = OutputPlan.Format.allCases.map(\.rawValue)
      throw CommandError(words: OutputPlan.refusal(of: file, suffixes: suffixes))
    }
    let isTerminal = context.isTerminal(1) && output.file == nil && output.format == nil
    let capabilities = context.capabilities
    var surface = Surface(capabilities, isTerminal: isTerminal)
    if isTerminal { try surface.ask(capabilities, output.wish, in: context) }
    surface.follow(output)
    surface.isGray = isTerminal && surface.depth == .never
    if output.form == .txt { surface.depth = .never }
    if output.form == .ansi || output.form == .cast, output.depth == nil {
      surface.depth = .truecolor
    }
    // Wedges have no complements, which text without colors needs.
    if surface.depth == .never, !isTerminal, surface.glyphs == .wedge { surface.glyphs = .sextant }
    return surface
  }
}
