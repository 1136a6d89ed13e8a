internal import Cells
internal import Raster
internal import Scenes
internal import Shapes
internal import TerminalCodes

/// What a picture is shown on: what can be drawn there, and how it looks.
struct Surface: Sendable {
  /// The characters that are drawn.
  var glyphs: GlyphSet
  /// How many colors are shown.
  var depth: ColorDepth
  /// What lies behind the text.
  var background = Theme.darkBackground
  /// The size of a cell in pixels, or in any unit.
  var cell = Canvas.usualCell
  /// The available size, if known.
  var window: (columns: Int, rows: Int)?
  /// How pixels are shown, if they are.
  var pixels: PixelChannel?

  /// Creates a surface of which only the environment is known.
  init(_ capabilities: Capabilities, isTerminal: Bool) {
    glyphs = capabilities.glyphs
    depth = isTerminal ? capabilities.colors : .never
  }

  /// Follows what was asked for.
  mutating func follow(_ output: OutputPlan) {
    if let depth = output.depth { self.depth = depth }
    if let background = output.terminalBackground { self.background = background }
    defer { pixels?.background = background }
    switch output.marks {
    case .auto: break
    case .glyphs(let glyphs):
      self.glyphs = glyphs
      pixels = nil
    case .pixels(let wanted):
      if pixels?.pixels != wanted { pixels = PixelChannel(wanted) }
    }
  }

  /// Returns how cells are drawn.
  var mosaic: Mosaic {
    Mosaic(
      glyphs: glyphs, inks: Inks(depth: depth, background: background), depth: depth,
      background: background)
  }
}
