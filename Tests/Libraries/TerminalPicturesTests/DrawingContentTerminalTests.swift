import Raster
import Shapes
import TerminalPictures
import Testing

struct DrawingContentTerminalTests {
  private let ring = Circle().inset(by: 4).trim(to: 0.7).stroke(.cyan, lineWidth: 8)

  @Test("A shape fills a square, or the given cells, in their pixels", arguments: [nil, 3])
  func sizes(rows: Int?) throws {
    let format = TerminalFormat(glyphs: .half, cell: Size(width: 6, height: 9))
    let size = Size(width: 72, height: rows.map { Double($0) * 9 } ?? 72)
    let drawing = Drawing(size: size) { ring }
    #expect(
      ring.terminalText(columns: 12, rows: rows, format: format)
        == drawing.terminalText(columns: 12, rows: rows, format: format))
    #expect(
      try ring.sixels(columns: 12, rows: rows, format: format)
        == drawing.sixels(columns: 12, rows: rows, format: format))
    #expect(
      try ring.kitty(columns: 12, rows: rows, id: 3, format: format)
        == drawing.kitty(columns: 12, rows: rows, id: 3, format: format))
  }

  @Test("A ring of 24 columns has twelve lines, which end in the default style")
  func lines() {
    let lines = ring.terminalText(columns: 24).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.allSatisfy { $0.contains("\u{1B}[38;2;") && $0.hasSuffix("\u{1B}[m") })
  }
}
