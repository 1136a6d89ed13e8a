import TerminalIO
import Testing

struct WindowSizeTests {
  @Test("There is always a cell", arguments: [(0, 0, 1, 1), (-5, 3, 1, 3), (80, 24, 80, 24)])
  func clamps(columns: Int, rows: Int, wide: Int, high: Int) {
    let size = WindowSize(columns: columns, rows: rows)
    #expect((size.columns, size.rows) == (wide, high))
    #expect((size.pixelWidth, size.pixelHeight) == (0, 0))
  }
}
