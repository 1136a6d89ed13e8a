import Cells
import TerminalCodes
import Testing

struct PixelChannelTests {
  @Test("Sixels stay out of the last row and within the terminal's limits")
  func limits() throws {
    let cell = try #require(CellPixels(width: 8, height: 16))
    func shows(_ pixels: PixelProtocol, columns: Range<Int> = 0..<13, rows: Range<Int>) -> Bool {
      PixelChannel(pixels).canShow(
        CellRect(columns: columns, rows: rows), cell, screenRows: 24)
    }
    #expect(shows(.sixel, rows: 16..<23))
    #expect(!shows(.sixel, rows: 17..<24))
    #expect(shows(.kitty, rows: 17..<24))
    #expect(!shows(.kitty, rows: 18..<25))
    #expect(!shows(.kitty, rows: -1..<6))
    #expect(!shows(.kitty, columns: -1..<6, rows: 0..<1))
    #expect(shows(.sixel, columns: 0..<125, rows: 0..<1))
    #expect(!shows(.sixel, columns: 0..<126, rows: 0..<1))
  }
}
