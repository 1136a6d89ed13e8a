internal import Cells
internal import Pictures
public import Raster
public import Shapes
internal import TerminalCodes

/// The glyphs and colors for a terminal, its background, and the size of its cells.
public struct TerminalFormat: Hashable, Sendable {
  /// The characters to draw with.
  public var glyphs: TerminalGlyphs
  /// The number of colors.
  public var colors: TerminalColors
  /// The background of the terminal, into which edges blend.
  public var background: RGB
  /// The size of a cell in pixels, which are also the units of a single shape's line widths.
  public var cell: Size

  /// Creates a format; by default, one that nearly all terminals of today understand.
  public init(
    glyphs: TerminalGlyphs = .quadrant, colors: TerminalColors = .truecolor,
    background: RGB = .black, cell: Size = Size(width: 8, height: 16)
  ) {
    (self.glyphs, self.colors, self.background, self.cell) = (glyphs, colors, background, cell)
  }

  /// Creates the format that environment variables reveal: `TERM`, `COLORTERM`, `NO_COLOR`, those of
  /// the locale, and those by which terminals can be recognized.
  ///
  /// A program passes `ProcessInfo.processInfo.environment`. Whether the output is a terminal at all
  /// isn’t known from it.
  ///
  /// - Parameter environment: The variables; an empty one counts as unset.
  public init(environment: [String: String]) {
    let capabilities = Capabilities { environment[$0] }
    self.init(
      glyphs: TerminalGlyphs(capabilities.glyphs), colors: TerminalColors(capabilities.colors))
  }

  /// The renderer for cells.
  var mosaic: Mosaic {
    Mosaic(
      glyphs: glyphs.set, inks: Inks(depth: colors.depth, background: background),
      depth: colors.depth, background: background)
  }
}
