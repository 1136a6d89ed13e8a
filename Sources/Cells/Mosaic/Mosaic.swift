public import Raster
public import Shapes

/// Turns layers of coverage into cells: for each cell the glyph and the two colours that come
/// closest to what lies under it.
public struct Mosaic: Hashable, Sendable {
  /// The characters to choose from.
  public var glyphs: GlyphSet
  /// The colours to choose from.
  public var inks: Inks
  /// How many colours the terminal shows.
  public var depth: ColorDepth
  /// The terminal's background, into which edges blend.
  public var ground: RGB

  /// Creates a mosaic for a terminal.
  public init(glyphs: GlyphSet, inks: Inks = .free, depth: ColorDepth, ground: RGB) {
    self.glyphs = glyphs
    self.inks = inks
    self.depth = depth
    self.ground = ground
  }

  /// Draws the cells of some columns and rows, whatever they showed.
  ///
  /// - Parameters:
  ///   - layers: What lies there, the lowest first. A cell has 8 × `glyphs.sampleRows` samples of
  ///     coverage; each coverage's window consists of whole cells.
  ///   - columns: The columns.
  ///   - rows: The rows.
  ///   - cell: The size of a cell in the units of the paints.
  ///   - grid: Where to draw.
  public func draw(
    _ layers: [Layer], columns: Range<Int>, rows: Range<Int>, cell: Size, into grid: inout Grid
  ) {
    var mixer = CellMixer(layers: layers, glyphs: glyphs, ground: ground.vector)
    let colors = ShownColors(inks: inks, depth: depth, ground: ground)
    let solver = SplitSolver(glyphs: glyphs, colors: colors)
    var sums = CellSums(glyphs)
    for row in rows {
      let touched = mixer.begin(row: row).clamped(to: columns)
      grid.clear(columns.lowerBound..<touched.lowerBound, row: row)
      grid.clear(touched.upperBound..<columns.upperBound, row: row)
      for column in touched {
        let middle = Point(
          x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
        switch mixer.mix(column: column, at: middle, sums: &sums) {
        case .plain(let color): grid[column, row] = plain(color, colors, &sums)
        case .mixed:
          switch glyphs {
          case .ascii: grid[column, row] = shade(sums, colors)
          case .braille: grid[column, row] = dots(sums, colors)
          case .block, .half, .quadrant, .sextant, .wedge, .octant:
            let palette = colors.areInks ? mixer.colors(over: sums.origin).map(colors.nearest) : []
            grid[column, row] = drawn(solver.best(for: sums, palette: palette), colors)
          }
        }
      }
    }
  }

  private func plain(
    _ color: SIMD4<Float>, _ colors: ShownColors, _ sums: inout CellSums
  ) -> Cell {
    if glyphs.hasTwoColors { return flat(colors.side(colors.nearest(to: color))) }
    guard color.w > 0 else { return .blank }
    sums.clear(.colors, from: ground.vector)
    let sample = color - ground.vector
    for row in 0..<sums.rows {
      for column in 0..<GlyphSet.sampleColumns { sums.add(sample, column: column, row: row) }
    }
    return glyphs == .ascii ? shade(sums, colors) : dots(sums, colors)
  }
}

// MARK: - Two sides of a glyph

extension Mosaic {
  private func drawn(_ split: Split, _ colors: ShownColors) -> Cell {
    let (inside, outside) = (colors.side(split.inside), colors.side(split.outside))
    guard let glyph = split.glyph, inside != outside else { return flat(inside) }
    if inside == .ground || outside == .text {
      return Cell(
        glyph.scalar,
        style: Style(
          foreground: outside.color, background: inside.color, attributes: .reverse))
    }
    return Cell(glyph.scalar, style: Style(foreground: inside.color, background: outside.color))
  }

  private func flat(_ side: ShownColors.Side) -> Cell {
    switch side {
    case .ground: .blank
    case .text: Cell("█")
    case .color(let color): Cell(" ", style: Style(background: color))
    }
  }
}

// MARK: - One colour a cell

extension Mosaic {
  /// Returns the sign that is as dark as the cell's ink.
  private func shade(_ sums: CellSums, _ colors: ShownColors) -> Cell {
    let ink = self.ink(sums.total, of: sums.count, sums)
    let last = BlockGlyphs.shades.count - 1
    let index = min(last, Int(ink.w / (sums.count * 255) * Float(last) + 0.5))
    guard index > 0 else { return .blank }
    return Cell(BlockGlyphs.shades[index], style: Style(foreground: inkColor(ink, colors)))
  }

  /// Returns the dots where at least half is ink.
  private func dots(_ sums: CellSums, _ colors: ShownColors) -> Cell {
    var pattern = 0
    var inked = SIMD4<Float>.zero
    let size = sums.count / 8
    for block in 0..<8 {
      let ink = self.ink(sums.block(half: block % 2, band: block / 2, of: 4), of: size, sums)
      guard ink.w >= size * 127.5 else { continue }
      pattern |= 1 << block
      inked += ink
    }
    guard pattern != 0 else { return .blank }
    return Cell(
      BlockGlyphs.braille(pattern), style: Style(foreground: inkColor(inked, colors)))
  }

  /// Returns how far the colours in a sum are from the ground together, and last how much ink there
  /// is.
  private func ink(_ sum: SIMD4<Float>, of count: Float, _ sums: CellSums) -> SIMD4<Float> {
    sum + (sums.origin - ground.vector) * count
  }

  /// Returns the colour of the ink alone, without the ground that shows through.
  private func inkColor(_ ink: SIMD4<Float>, _ colors: ShownColors) -> Color {
    ink.w > 0 ? colors.ink(ground.vector + ink * (255 / ink.w)) : .standard
  }
}
