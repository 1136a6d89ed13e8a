import Cells
import Raster
import Shapes
import TestSupport
import Testing

struct MosaicTests {
  static let black = RGB(0, 0, 0)
  static let cell = Size(width: 8, height: 16)
  static let columns = 24
  static let rows = 12

  /// Returns the coverage of a ring, with or without a gap, around the center of the cells.
  static func ring(_ glyphs: GlyphSet, share: Double = 1, radius: Double = 80) -> Coverage {
    let box = Rect(x: 96 - radius, y: 96 - radius, width: 2 * radius, height: 2 * radius)
    let path = Circle().trim(from: 0, to: share).stroke(lineWidth: 13).path(in: box)
    var coverage = Coverage()
    var rasterizer = Rasterizer()
    rasterizer.fill(
      path, transform: .scale(x: 1, y: Double(glyphs.sampleRows) / 16),
      window: PixelRect(x: 0, y: 0, width: columns * 8, height: rows * glyphs.sampleRows),
      into: &coverage)
    return coverage
  }

  static func drawn(_ layers: [CoverageLayer], by mosaic: Mosaic) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    mosaic.draw(layers, columns: 0..<columns, rows: 0..<rows, cell: cell, into: &grid)
    return grid
  }

  static func pictures(_ grid: Grid, _ screen: ScreenColors) throws -> [[CellPicture]] {
    try (0..<grid.rows).map { row in
      try (0..<grid.columns).map { try #require(CellPicture(grid[$0, row], on: screen)) }
    }
  }

  @Test(
    "The ink of a ring is exact to within the rounding of its colors",
    arguments: [GlyphSet.half, .quadrant, .sextant, .wedge, .octant], [0.999, 0.61, 0.2])
  func ink(glyphs: GlyphSet, share: Double) throws {
    let coverage = Self.ring(glyphs, share: share)
    let grid = Self.drawn(
      [CoverageLayer(coverage: coverage, paint: .solid(RGB(255, 255, 255)))],
      by: Mosaic(glyphs: glyphs, depth: .truecolor, background: Self.black))
    let shown = try Self.pictures(grid, ScreenColors()).joined().reduce(0) { $0 + $1.ink.x }
    let wanted = Float(coverage.samples.reduce(0) { $0 + Int($1) } * 24 / glyphs.sampleRows)
    #expect(abs(shown - wanted) <= 0.001 * wanted, "\(shown / wanted)")
  }

  /// Between two equally good splits rounding decides, so either is accepted.
  @Test(
    "A ring is symmetric, except for equally good splits",
    arguments: [GlyphSet.half, .quadrant, .sextant, .wedge, .octant])
  func symmetry(glyphs: GlyphSet) throws {
    let ink = RGB(90, 240, 200)
    let coverage = Self.ring(glyphs)
    let grid = Self.drawn(
      [CoverageLayer(coverage: coverage, paint: .solid(ink))],
      by: Mosaic(glyphs: glyphs, depth: .truecolor, background: Self.black))
    let pictures = try Self.pictures(grid, ScreenColors())
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let picture = pictures[row][column]
        let left = pictures[row][Self.columns - 1 - column].mirrored
        let below = pictures[Self.rows - 1 - row][column].flipped
        for other in [left, below] where picture.meanDifference(from: other) > 1.5 {
          let wanted = Self.wanted(coverage, ink, column, row, glyphs)
          let error = picture.rootMeanSquare(from: wanted)
          #expect(
            abs(other.rootMeanSquare(from: wanted) - error) <= 1, "\(glyphs) \(column),\(row)")
        }
      }
    }
  }

  /// Returns the ideal appearance of a cell.
  static func wanted(
    _ coverage: Coverage, _ ink: RGB, _ column: Int, _ row: Int, _ glyphs: GlyphSet
  ) -> CellPicture {
    let rows = glyphs.sampleRows
    return CellPicture(
      (0..<192).map {
        let sample = coverage[column * 8 + $0 % 8, row * rows + $0 / 8 * rows / 24]
        return ink.vector * Float(sample) / 255
      })
  }

  @Test("An empty picture is the terminal's background", arguments: GlyphSet.allCases)
  func background(glyphs: GlyphSet) {
    let background = RGB(30, 60, 90)
    let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, background: background)
    let grids = [
      Self.drawn([], by: mosaic),
      Self.drawn(
        [CoverageLayer(coverage: Self.ring(glyphs), paint: .solid(background))], by: mosaic),
    ]
    #expect(grids[0] == Grid(columns: Self.columns, rows: Self.rows))
    for row in 0..<Self.rows {
      for column in 0..<Self.columns where glyphs != .ascii && glyphs != .braille {
        #expect(grids[1][column, row] == .blank)
      }
    }
    let middle = Self.drawn(
      [CoverageLayer(coverage: Self.ring(glyphs), paint: .solid(RGB(255, 0, 0)))], by: mosaic)
    #expect(middle[Self.columns / 2, Self.rows / 2] == .blank)
  }

  @Test("Only the requested columns and rows are drawn")
  func part() {
    let mosaic = Mosaic(glyphs: .quadrant, depth: .truecolor, background: Self.black)
    let layers = [CoverageLayer(coverage: Self.ring(.quadrant), paint: .solid(RGB(255, 255, 255)))]
    let whole = Self.drawn(layers, by: mosaic)
    var part = Grid(columns: Self.columns, rows: Self.rows)
    for row in 0..<Self.rows { part.write(String(repeating: "x", count: 24), column: 0, row: row) }
    mosaic.draw(layers, columns: 3..<20, rows: 2..<7, cell: Self.cell, into: &part)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let isDrawn = 3..<20 ~= column && 2..<7 ~= row
        #expect(part[column, row] == (isDrawn ? whole[column, row] : Cell("x")))
      }
    }
  }

  @Test("An ink drawn over another hides it")
  func order() {
    let mosaic = Mosaic(glyphs: .quadrant, depth: .truecolor, background: Self.black)
    var cell = SampledCell(.quadrant, background: Self.black)
    cell.lay(RGB(255, 0, 0)) { _, _ in 1 }
    cell.lay(RGB(0, 0, 255)) { column, _ in column < 4 ? 1 : 0 }
    let screen = ScreenColors()
    #expect(CellPicture(cell.drawn(by: mosaic), on: screen)?.samples == cell.picture)
  }
}
