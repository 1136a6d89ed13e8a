import Testing

@testable import Cells

struct GridPlainTests {
  @Test("The complement of a complement is the block itself")
  func twice() {
    for pattern in 0..<16 {
      let glyph = BlockGlyphs.quadrants[pattern]
      #expect(BlockGlyphs.opposite(of: BlockGlyphs.opposite(of: glyph)) == glyph)
      #expect(BlockGlyphs.opposite(of: glyph) == BlockGlyphs.quadrants[0xF ^ pattern])
    }
    for pattern in 0..<64 {
      let glyph = BlockGlyphs.sextant(pattern)
      #expect(BlockGlyphs.opposite(of: BlockGlyphs.opposite(of: glyph)) == glyph)
    }
  }

  @Test("Reversed blocks are drawn as complements, and nothing else changes")
  func reversed() {
    var grid = Grid(columns: 3, rows: 1)
    grid[0, 0] = Cell("▘", style: Style(attributes: .reverse))
    grid[1, 0] = Cell("▘", style: Style(foreground: .palette(1)))
    grid[2, 0] = Cell("▃", style: Style(attributes: .reverse))
    grid.makePlain()
    #expect(grid.text(ofRow: 0) == "▟▘▀")
    #expect((0..<3).allSatisfy { grid[$0, 0].style == .standard })
  }
}
