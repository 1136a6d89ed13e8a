import TerminalCodes
import TestSupport
import Testing

struct KittyTextTests {
  @Test("Each cell encodes its position, and the color the picture's number")
  func cells() {
    var screen = PixelScreen()
    screen.receive(
      KittyText.show(id: 0x010203, columns: 0..<3, rows: 0..<2, atColumn: 5, row: 4))
    #expect(screen.errors == [])
    #expect(screen.styles == ["38;2;1;2;3", "39"])
    #expect(screen.text.count == 6)
    // 0305, 030D and 030E stand for 0, 1 and 2.
    #expect(screen.text[SIMD2(5, 4)] == "\u{10EEEE}\u{0305}\u{0305}")
    #expect(screen.text[SIMD2(7, 4)] == "\u{10EEEE}\u{0305}\u{030E}")
    #expect(screen.text[SIMD2(6, 5)] == "\u{10EEEE}\u{030D}\u{030D}")
  }

  @Test("Part of a picture's cells are where the whole would have them")
  func some() {
    var whole = PixelScreen()
    whole.receive(KittyText.show(id: 1, columns: 0..<9, rows: 0..<9, atColumn: 3, row: 2))
    var part = PixelScreen()
    part.receive(KittyText.show(id: 1, columns: 4..<6, rows: 7..<9, atColumn: 3, row: 2))
    #expect(part.text.count == 4)
    #expect(part.text.allSatisfy { whole.text[$0.key] == $0.value })
  }

  @Test("The 297 marks are all different and stand above a character")
  func marks() {
    #expect(KittyText.limit == 297)
    var screen = PixelScreen()
    screen.receive(KittyText.show(id: 1, columns: 0..<400, rows: 0..<1, atColumn: 0, row: 0))
    #expect(Set(screen.text.values).count == 297)
    #expect(screen.text.values.allSatisfy { $0.unicodeScalars.count == 3 })
  }
}
