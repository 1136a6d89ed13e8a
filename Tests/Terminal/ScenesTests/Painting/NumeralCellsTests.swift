import Cells
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

/// Tests of digits in cells, in each glyph set, from three rows up.
struct NumeralCellsTests {
  static let sets: [GlyphSet] = [
    .ascii, .block, .half, .quadrant, .sextant, .wedge, .octant, .braille,
  ]
  static let white = RGB(red: 1, green: 1, blue: 1)
  static let black = RGB(red: 0, green: 0, blue: 0)

  /// Returns a digit of a number of rows with a margin of one cell, optionally on a colored
  /// background.
  static func grid(
    _ digit: Character, _ glyphs: GlyphSet, rows: Int, at column: Int = 1, on color: RGB? = nil
  ) -> Grid {
    let width = max(3, Int((Double(rows) * 1.15).rounded()))
    let canvas = Canvas(columns: width + column + 1, rows: rows + 2)
    var scene = Scene(canvas: canvas)
    if let color { scene.add(.bar(canvas.cells.area(of: canvas.cell)), .solid(color)) }
    let cells = CellRect(columns: column..<column + width, rows: 1..<rows + 1)
    scene.add(.numeral(digit, box: cells.area(of: canvas.cell)), .solid(white))
    var painter = ScenePainter(Mosaic(glyphs: glyphs, depth: .truecolor, background: black))
    return painter.paint(scene)
  }

  @Test(
    "Ten digits are ten different pictures in each set, even on a disc", arguments: sets, [3, 5, 7])
  func different(glyphs: GlyphSet, rows: Int) {
    for color in [nil, RGB(red: 0, green: 0.3, blue: 0.6)] {
      let texts = "0123456789".map {
        Self.grid($0, glyphs, rows: rows, on: color).description
      }
      // In a set with two colors per cell, a full cell and a blank one are both spaces.
      let styles = "0123456789".map { digit -> [Cell] in
        let grid = Self.grid(digit, glyphs, rows: rows, on: color)
        return (0..<grid.rows).flatMap { row in (0..<grid.columns).map { grid[$0, row] } }
      }
      #expect(Set(styles).count == 10)
      #expect(glyphs.hasTwoColors || Set(texts).count == 10)
    }
  }

  @Test("No cell has a color between the digit's and the background's", arguments: sets.dropFirst())
  func sharp(glyphs: GlyphSet) throws {
    let screen = ScreenColors()
    for rows in [5, 7, 12] {
      for digit in "0123456789" {
        let grid = Self.grid(digit, glyphs, rows: rows)
        for row in 0..<grid.rows {
          for column in 0..<grid.columns {
            let cell = grid[column, row]
            let picture = try #require(CellPicture(cell, on: screen))
            #expect(
              picture.samples.allSatisfy { $0.x < 1 || $0.x > 254 }, "\(glyphs) \(digit) \(cell)")
          }
        }
      }
    }
  }

  @Test("A digit looks the same wherever it stands", arguments: sets)
  func equal(glyphs: GlyphSet) {
    let (one, other) = (
      Self.grid("5", glyphs, rows: 5), Self.grid("5", glyphs, rows: 5, at: 4)
    )
    for row in 0..<one.rows {
      for column in 0..<one.columns - 1 { #expect(one[column, row] == other[column + 3, row]) }
    }
  }

  @Test("A digit's blank cells are blank", arguments: [GlyphSet.ascii, .braille])
  func blank(glyphs: GlyphSet) {
    let grid = Self.grid("0", glyphs, rows: 5)
    #expect(grid[3, 3] == .blank && grid[1, 3] != .blank)
  }
}
