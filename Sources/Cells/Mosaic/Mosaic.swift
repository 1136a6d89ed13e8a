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
    let mixer = CellMixer(layers: layers, rows: glyphs.sampleRows, ground: vector(ground))
    var sums = CellSums(rows: glyphs.sampleRows)
    for row in rows {
      for column in columns {
        let middle = Point(
          x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
        switch mixer.mix(column: column, row: row, at: middle, sums: &sums) {
        case .plain(let color): grid[column, row] = plain(color)
        case .mixed(let colors): grid[column, row] = solved(sums, palette(near: colors))
        }
      }
    }
  }

  private func solved(_ sums: CellSums, _ palette: [SIMD4<Float>]) -> Cell {
    switch glyphs {
    case .ascii: return shade(sums)
    case .braille: return dots(sums)
    case .half, .quadrant, .sextant, .octant:
      let solver = SplitSolver(glyphs: glyphs, palette: palette)
      let split = solver.best(for: sums)
      guard split.insideCount > 0 else {
        return plain(solver.color(sums.total, sums.count))
      }
      let outside = (sums.total - split.inside, sums.count - split.insideCount)
      return cell(
        split.glyph, side(solver.color(split.inside, split.insideCount)),
        side(solver.color(outside.0, outside.1)))
    }
  }

  private func plain(_ color: SIMD4<Float>) -> Cell {
    if glyphs == .ascii || glyphs == .braille {
      var sums = CellSums(rows: glyphs.sampleRows)
      sums.fill(color)
      return glyphs == .ascii ? shade(sums) : dots(sums)
    }
    return flat(side(color))
  }
}

// MARK: - Two sides of a glyph

extension Mosaic {
  /// How a side of a glyph is coloured.
  private enum Side: Equatable {
    /// The terminal's default background, which only a background can be.
    case ground
    /// Its default foreground, which only a foreground can be.
    case text
    case color(Color)

    var color: Color {
      if case .color(let color) = self { color } else { .standard }
    }
  }

  /// Colours within this distance of the ground, in each part, are the ground.
  private static let unseen: Float = 2.5

  private func side(_ color: SIMD4<Float>) -> Side {
    let distance = color - vector(ground)
    let farthest = max(abs(distance.x), max(abs(distance.y), abs(distance.z)))
    if farthest < Self.unseen { return .ground }
    guard case .palette = inks else { return .color(depth.color(rgb(color))) }
    return nearestInk(to: color).map { $0.color == .standard ? .text : .color($0.color) } ?? .ground
  }

  private func cell(_ glyph: Unicode.Scalar, _ inside: Side, _ outside: Side) -> Cell {
    if inside == outside { return flat(inside) }
    if inside == .ground || outside == .text {
      return Cell(
        glyph,
        style: Style(
          foreground: outside.color, background: inside.color, attributes: .reverse))
    }
    return Cell(glyph, style: Style(foreground: inside.color, background: outside.color))
  }

  private func flat(_ side: Side) -> Cell {
    switch side {
    case .ground: .blank
    case .text: Cell("█")
    case .color(let color): Cell(" ", style: Style(background: color))
    }
  }

  /// Returns the colours to choose from in a cell: with a palette only those that lie there, so
  /// that no third one comes up where two of them meet.
  private func palette(near colors: [SIMD4<Float>]) -> [SIMD4<Float>] {
    guard case .palette = inks else { return [] }
    return colors.map { color in
      guard side(color) != .ground else { return vector(ground) }
      return nearestInk(to: color).map { vector($0.appearance) } ?? vector(ground)
    }
  }

  private func nearestInk(to color: SIMD4<Float>) -> Inks.Ink? {
    guard case .palette(let inks) = inks else { return nil }
    let distances = inks.map { ink in
      let way = (color - vector(ink.appearance)) * SIMD4(1, 1, 1, 0)
      return (way * way).sum()
    }
    return distances.indices.min { distances[$0] < distances[$1] }.map { inks[$0] }
  }

  private func vector(_ rgb: RGB) -> SIMD4<Float> {
    SIMD4(rgb.red, rgb.green, rgb.blue, 0) * 255
  }

  private func rgb(_ color: SIMD4<Float>) -> RGB {
    RGB(red: color.x / 255, green: color.y / 255, blue: color.z / 255)
  }
}

// MARK: - One colour a cell

extension Mosaic {
  /// Returns the sign that is as dark as the cell's ink.
  private func shade(_ sums: CellSums) -> Cell {
    let share = sums.total.w / sums.count
    let last = BlockGlyphs.shades.count - 1
    let index = min(last, Int(share * Float(last) + 0.5))
    guard index > 0 else { return .blank }
    return Cell(
      BlockGlyphs.shades[index], style: Style(foreground: inkColor(sums.total, sums.count)))
  }

  /// Returns the dots where at least half is ink.
  private func dots(_ sums: CellSums) -> Cell {
    var pattern = 0
    var inked = SIMD4<Float>.zero
    var samples: Float = 0
    for block in 0..<8 {
      let sum = sums.block(half: block % 2, band: block / 2, of: 4)
      guard sum.w >= sums.count / 16 else { continue }
      pattern |= 1 << block
      inked += sum
      samples += sums.count / 8
    }
    guard pattern != 0 else { return .blank }
    return Cell(BlockGlyphs.braille(pattern), style: Style(foreground: inkColor(inked, samples)))
  }

  /// Returns the colour of the ink alone, without the ground that shows through.
  ///
  /// `samples` is the number of samples in `sum`, whose last part counts those that are ink.
  private func inkColor(_ sum: SIMD4<Float>, _ samples: Float) -> Color {
    guard sum.w > 0 else { return .standard }
    let ink = (sum - vector(ground) * (samples - sum.w)) / sum.w
    if case .palette = inks { return nearestInk(to: ink)?.color ?? .standard }
    return depth.color(rgb(ink))
  }
}
