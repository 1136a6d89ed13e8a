internal import Cells
internal import Raster
internal import Scenes
internal import Shapes
internal import TerminalCodes

/// Where a picture is shown: what can be drawn there, and how it appears.
struct Surface: Sendable {
  /// The glyphs to draw with.
  var glyphs: GlyphSet
  /// The color depth.
  var depth: ColorDepth
  /// The background color.
  var background = Theme.darkBackground
  /// The size of a cell in pixels, or in any unit.
  var cell = Canvas.usualCell
  /// The available size, if known.
  var window: (columns: Int, rows: Int)?
  /// How pixels are shown; `nil` if they aren't.
  var pixels: PixelChannel?
  /// Whether pixels are gray, because colors are turned off.
  var isGray = false

  /// Creates a surface known only from the environment.
  init(_ capabilities: Capabilities, isTerminal: Bool) {
    glyphs = capabilities.glyphs
    depth = isTerminal ? capabilities.colors : .never
  }

  /// Applies the requested settings.
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

  /// The renderer for cells.
  var mosaic: Mosaic {
    Mosaic(
      glyphs: glyphs, inks: Inks(depth: depth, background: background), depth: depth,
      background: background)
  }
}
