package import Raster
package import Shapes

/// A converter from layers of coverage to cells that chooses the glyph and the two colors with the
/// least error for each cell.
package struct Mosaic: Hashable, Sendable {
  /// The characters to choose from.
  package var glyphs: GlyphSet
  /// The colors to choose from.
  package var inks: Inks
  /// The number of colors that the terminal can show.
  package var depth: ColorDepth
  /// The terminal's background, into which edges blend.
  package var background: RGB

  package init(glyphs: GlyphSet, inks: Inks = .free, depth: ColorDepth, background: RGB) {
    self.glyphs = glyphs
    self.inks = inks
    self.depth = depth
    self.background = background
  }

  /// Draws a range of columns and rows of cells, replacing their content.
  ///
  /// - Parameters:
  ///   - layers: The layers, bottom first. A cell has 8 × `glyphs.sampleRows` samples of coverage;
  ///     each coverage's window consists of whole cells.
  ///   - columns: The columns.
  ///   - rows: The rows.
  ///   - cell: The size of a cell in the units of the paints.
  ///   - grid: The grid to draw into.
  package func draw(
    _ layers: [CoverageLayer], columns: Range<Int>, rows: Range<Int>, cell: Size,
    into grid: inout Grid
  ) {
    var band = MosaicBand(self, columns: columns, rows: rows, cell: cell)
    for layer in layers { band.lay(layer) }
    band.draw(into: &grid)
  }

  /// Returns the color to send for text that is nearest to a color.
  package func color(of color: RGB) -> Color {
    ShownColors(inks: inks, depth: depth, background: background).ink(color.vector)
  }

  /// Returns a cell of a single color.
  func plain(
    _ color: SIMD4<Float>, _ colors: ShownColors, _ sums: inout CellSums<SIMD4<Float>>
  ) -> Cell {
    if glyphs.hasTwoColors {
      return colors.isShade(color)
        ? Self.shaded : flat(colors.side(colors.nearest(to: color)))
    }
    guard color.w > 0 else { return .blank }
    sums.clear(from: background.vector)
    let samples = InlineArray<8, SIMD4<Float>>(repeating: color - background.vector)
    for row in 0..<sums.rows { sums.add(samples, row: row) }
    return glyphs == .ascii ? shade(sums, colors) : dots(sums, colors)
  }
}

// MARK: - Glyphs in two colors

extension Mosaic {
  private static let shaded = Cell("░")

  /// Returns the best cell for samples, given the colors that it contains if only those may be
  /// shown.
  func mixed<Sample>(
    _ sums: borrowing CellSums<Sample>, _ inks: [SIMD4<Float>], _ solver: SplitSolver
  ) -> Cell {
    let colors = solver.colors
    let split = solver.best(for: sums, palette: colors.sides(nearestTo: inks))
    return colors.isShaded(split, mean: sums.mean, inks) ? Self.shaded : drawn(split, colors)
  }

  private func drawn(_ split: Split, _ colors: ShownColors) -> Cell {
    let (inside, outside) = (colors.side(split.inside), colors.side(split.outside))
    guard let glyph = split.glyph, inside != outside else { return flat(inside) }
    if inside == .background || outside == .text {
      return Cell(
        glyph.scalar,
        style: Style(foreground: outside.color, background: inside.color, attributes: .reverse))
    }
    return Cell(glyph.scalar, style: Style(foreground: inside.color, background: outside.color))
  }

  private func flat(_ side: ShownColors.ShownColor) -> Cell {
    switch side {
    case .background: .blank
    case .text: Cell("█")
    case .color(let color): Cell(" ", style: Style(background: color))
    }
  }
}

// MARK: - Glyphs in one color

extension Mosaic {
  /// Returns the character that is as dark as the cell's ink.
  func shade(_ sums: borrowing CellSums<SIMD4<Float>>, _ colors: ShownColors) -> Cell {
    let ink = self.ink(sums.total, of: sums.count, sums)
    let last = BlockGlyphs.shades.count - 1
    var index = min(last, Int(ink.w / (sums.count * 255) * Float(last) + 0.5))
    guard index > 0 else { return .blank }
    if colors.isShade(color(ofInk: ink)) { index = 1 }
    return Cell(BlockGlyphs.shades[index], style: Style(foreground: inkColor(ink, colors)))
  }

  /// Returns the braille character with dots where at least half is ink.
  func dots(_ sums: borrowing CellSums<SIMD4<Float>>, _ colors: ShownColors) -> Cell {
    var pattern = 0
    var inked = SIMD4<Float>.zero
    let size = sums.count / 8
    for block in 0..<8 {
      let ink = self.ink(sums.block(half: block % 2, band: block / 2, of: 4), of: size, sums)
      guard ink.w >= size * 127.5 else { continue }
      // One dot of eight for a shade.
      guard block == 2 || !colors.isShade(color(ofInk: ink)) else { continue }
      pattern |= 1 << block
      inked += ink
    }
    guard pattern != 0 else { return .blank }
    return Cell(BlockGlyphs.braille(pattern), style: Style(foreground: inkColor(inked, colors)))
  }

  /// Returns the summed difference of the colors from the background and, last, the amount of ink.
  private func ink(_ sum: SIMD4<Float>, of count: Float, _ sums: borrowing CellSums<SIMD4<Float>>)
    -> SIMD4<Float>
  { sum + (sums.origin - background.vector) * count }

  /// Returns the color of the ink without the background that shows through.
  private func inkColor(_ ink: SIMD4<Float>, _ colors: ShownColors) -> Color {
    ink.w > 0 ? colors.ink(color(ofInk: ink)) : .standard
  }

  private func color(ofInk ink: SIMD4<Float>) -> SIMD4<Float> {
    background.vector + ink * (255 / ink.w)
  }
}
