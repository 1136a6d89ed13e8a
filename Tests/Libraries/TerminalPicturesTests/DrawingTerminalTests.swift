import Cells
import Pictures
import Raster
import Shapes
import TerminalCodes
import TestSupport
import Testing

@testable import TerminalPictures

struct DrawingTerminalTests {
  private let drawing = Drawing(size: Size(width: 96, height: 64), background: RGBA(.indigo)) {
    Circle().fill(.linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
    Diamond().stroke(.cyan, lineWidth: 3)
  }

  @Test(
    "Text is that of the cells, without the last newline",
    arguments: TerminalGlyphs.allCases, TerminalColors.allCases)
  func text(glyphs: TerminalGlyphs, colors: TerminalColors) {
    let format = TerminalFormat(glyphs: glyphs, colors: colors, background: RGB(hex: 0x102030))
    var mosaic = Mosaic(
      glyphs: glyphs.set, inks: Inks(depth: colors.depth, background: format.background),
      depth: colors.depth, background: format.background)
    if glyphs == .wedge, colors == .none { mosaic.glyphs = .sextant }
    let cells = CellPicture(mosaic: mosaic, columns: 12, rows: 4, cell: format.cell)
    var grid = cells.grid(of: drawing)
    if colors == .none { grid.makePlain() }
    let text = drawing.terminalText(columns: 12, format: format)
    #expect(text + "\n" == ANSIText.text(of: grid))
    #expect(text.contains("\u{1B}") == (colors != .none))
  }

  @Test("Sixels fill the cells, and the cursor is left on the last of their rows")
  func sixels() throws {
    let format = TerminalFormat(background: .white, cell: Size(width: 7, height: 13))
    let sixels = try drawing.sixels(columns: 10, rows: 3, format: format)
    var rasterizer = DrawingRasterizer()
    let picture = rasterizer.pixmap(of: drawing, width: 70, height: 39)
    let shown = SixelPicture(background: .white).show(picture)
    #expect(
      Array(sixels.utf8) == InlinePlace.bytes(shown, rows: 3) + Array("\u{1B}[A".utf8))
  }

  @Test("A kitty picture survives a round trip", arguments: [TerminalColors.truecolor, .none])
  func kitty(colors: TerminalColors) throws {
    let format = TerminalFormat(colors: colors)
    var rasterizer = DrawingRasterizer()
    var picture = rasterizer.pixmap(of: drawing, width: 48, height: 32)
    if colors == .none { picture.makeGray() }
    let bytes = try Array(drawing.kitty(columns: 6, id: 5, format: format).utf8)
    #expect(
      bytes
        == InlinePlace.bytes(KittyPicture(id: 5).show(picture), rows: 2) + Array("\u{1B}[A".utf8))
  }

  @Test("Too many pixels are an error")
  func limits() {
    let format = TerminalFormat(cell: Size(width: 100, height: 200))
    #expect(throws: PictureSizeError.self) {
      try drawing.kitty(columns: 999, id: 1, format: format)
    }
    #expect(throws: PictureSizeError.self) { try drawing.sixels(columns: 999, format: format) }
    let flat = TerminalFormat(cell: Size(width: 8, height: 0))
    #expect(throws: PictureSizeError.self) { try drawing.sixels(columns: 9, format: flat) }
  }
}
