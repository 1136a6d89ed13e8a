import Cells
import Raster
import TestSupport
import Testing

/// Tests that a pattern of black and white blocks is drawn exactly, by a character whose Unicode
/// name matches.
struct BlockGlyphsTests {
  static let black = RGB(red: 0, green: 0, blue: 0)
  static let white = RGB(red: 1, green: 1, blue: 1)

  /// The octants that terminals with all other octants lack (foot 1.21, kitty 0.41).
  static let unsafe: Set<Unicode.Scalar> = [
    "\u{1CEA0}", "\u{1CEA3}", "\u{1CEA8}", "\u{1CEAB}", "\u{1FBE6}", "\u{1FBE7}",
  ]

  @Test(
    "Each pattern of blocks has its glyph",
    arguments: [(GlyphSet.half, 1, 2), (.quadrant, 2, 2), (.sextant, 2, 3), (.octant, 2, 4)])
  func patterns(glyphs: GlyphSet, columns: Int, rows: Int) {
    let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, background: Self.black)
    for pattern in 0..<1 << (columns * rows) {
      var cell = SampledCell(glyphs, background: Self.black)
      cell.lay(Self.white) { column, row in
        let block = row * rows / 24 * columns + column * columns / 8
        return pattern >> block & 1 == 1 ? 1 : 0
      }
      let drawn = cell.drawn(by: mosaic)
      #expect(
        CellPicture(drawn, on: ScreenColors())?.samples == cell.picture,
        "\(glyphs) \(String(pattern, radix: 2)): \(drawn.scalar.escaped(asASCII: true))")
      #expect(!Self.unsafe.contains(drawn.scalar))
    }
  }

  @Test("Each eighth of the height and of the width has its glyph", arguments: 1...7)
  func eighths(eighths: Int) {
    for glyphs in [GlyphSet.quadrant, .sextant, .octant] {
      let mosaic = Mosaic(glyphs: glyphs, depth: .truecolor, background: Self.black)
      for isUpright in [false, true] {
        var cell = SampledCell(glyphs, background: Self.black)
        cell.lay(Self.white) { (isUpright ? 7 - $1 / 3 : $0) < eighths ? 1 : 0 }
        let drawn = CellPicture(cell.drawn(by: mosaic), on: ScreenColors())
        #expect(drawn?.samples == cell.picture)
      }
    }
  }

  @Test("Braille sets the dots of a pattern")
  func braille() {
    let mosaic = Mosaic(glyphs: .braille, depth: .truecolor, background: Self.black)
    for pattern in 1...255 {
      var cell = SampledCell(.braille, background: Self.black)
      cell.lay(Self.white) { pattern >> ($1 / 6 * 2 + $0 / 4) & 1 == 1 ? 1 : 0 }
      let drawn = cell.drawn(by: mosaic)
      #expect(0x2801...0x28FF ~= drawn.scalar.value)
      #expect(CellPicture(drawn, on: ScreenColors())?.samples == cell.picture)
    }
  }

  @Test("Signs get darker with the ink, from a space to a number sign")
  func shades() {
    let mosaic = Mosaic(glyphs: .ascii, depth: .truecolor, background: Self.black)
    let signs = (0...9).map { ninths in
      var cell = SampledCell(.ascii, background: Self.black)
      cell.lay(Self.white) { _, _ in Double(ninths) / 9 }
      return cell.drawn(by: mosaic).scalar
    }
    #expect(signs.map(String.init).joined() == " .:-=+*x%#")
  }
}
