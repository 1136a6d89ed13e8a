import TerminalCodes
import Testing

struct MouseEventTests {
  static func decoded(_ text: String, cell: PixelCell? = nil) -> [InputEvent] {
    var decoder = InputDecoder()
    decoder.pixelCell = cell
    return decoder.decode(Array(text.utf8))
  }

  /// Negative coordinates, and coordinates outside the window.
  @Test("Positions outside the window are reported unchanged")
  func outside() {
    #expect(
      Self.decoded("\u{1B}[<32;-3;0M") == [.mouse(MouseEvent(.drag(.left), column: -4, row: -1))])
    #expect(
      Self.decoded("\u{1B}[<32;0;-1m") == [.mouse(MouseEvent(.release(.left), column: -1, row: -2))]
    )
    #expect(
      Self.decoded("\u{1B}[<32;4000;3000M")
        == [.mouse(MouseEvent(.drag(.left), column: 3999, row: 2999))])
    #expect(Self.decoded("\u{1B}[<0;9999999999;1M").isEmpty)
  }

  @Test(
    "Pixels become cells by division that rounds down",
    arguments: [
      (1, 1, 0, 0), (9, 18, 0, 0), (10, 19, 1, 1), (18, 36, 1, 1), (0, 0, -1, -1),
      (-8, -17, -1, -1), (-9, -18, -2, -2),
    ])
  func pixels(x: Int, y: Int, column: Int, row: Int) {
    let cell = PixelCell(width: 9, height: 18)
    let expected = MouseEvent(
      .press(.left), column: column, row: row, pixel: MouseEvent.Pixel(x: x - 1, y: y - 1))
    #expect(Self.decoded("\u{1B}[<0;\(x);\(y)M", cell: cell) == [.mouse(expected)])
  }

  @Test("A cell without a size doesn't trap")
  func noCell() {
    let event = MouseEvent(
      .move, column: 4, row: 2, pixel: MouseEvent.Pixel(x: 4, y: 2))
    #expect(
      Self.decoded("\u{1B}[<35;5;3M", cell: PixelCell(width: 0, height: -1)) == [.mouse(event)])
  }

  @Test("A legacy report is skipped with its three bytes, unless a sequence interrupts it")
  func old() {
    let q = InputEvent.key(KeyPress(.character("q")))
    #expect(Self.decoded("\u{1B}[Mqqqq") == [q])
    #expect(Self.decoded("\u{1B}[M \u{1B}[Aq") == [.key(KeyPress(.up)), q])
  }
}
