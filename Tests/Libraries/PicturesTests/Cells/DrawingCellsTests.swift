import Cells
import Pictures
import Raster
import Shapes
import Testing

struct DrawingCellsTests {
  private let drawing = Drawing(size: Size(width: 48, height: 24)) {
    Circle().fill(.orange)
    Rectangle().stroke(.blue, lineWidth: 4)
  }

  /// Returns the drawing in cells of one unit by two.
  private func grid(_ depth: ColorDepth, rows: Int) -> Grid {
    let mosaic = Mosaic(
      glyphs: .quadrant, inks: Inks(depth: depth, background: .black), depth: depth,
      background: .black)
    let cell = Size(width: 2, height: 24 / Double(rows))
    return CellPicture(mosaic: mosaic, columns: 24, rows: rows, cell: cell).grid(of: drawing)
  }

  @Test("Text with colors is that of the cells", arguments: [nil, 9])
  func ansi(rows: Int?) {
    #expect(
      drawing.ansi(columns: 24, rows: rows)
        == ANSIText.text(of: grid(.truecolor, rows: rows ?? 6)))
  }

  @Test("Text without colors has no escape sequences, and complements instead of reverse video")
  func text() {
    var grid = grid(.never, rows: 6)
    grid.makePlain()
    let text = drawing.text(columns: 24)
    #expect(text == PlainText.text(of: grid))
    #expect(!text.contains("\u{1B}") && text.contains { $0 != " " && $0 != "\n" })
  }
}
