import TerminalCodes
import Testing

struct WindowSizeTests {
  @Test(
    "A size has at least one cell, and never more than can be drawn",
    arguments: [
      (0, 0, 1, 1), (-5, 3, 1, 3), (80, 24, 80, 24), (4096, 256, 4096, 256),
      (65_535, 10_000, 4096, 256), (200, 65_535, 200, 4096), (2000, 1000, 2000, 524),
      (.min, .max, 1, 4096),
    ])
  func clamps(columns: Int, rows: Int, wide: Int, high: Int) {
    let size = WindowSize(columns: columns, rows: rows)
    #expect((size.columns, size.rows) == (wide, high))
    #expect((size.pixelWidth, size.pixelHeight) == (0, 0))
  }

  @Test(
    "Sizes in pixels are clamped",
    arguments: [(-1, 0), (0, 0), (640, 640), (65_535, 65_535), (70_000, 65_535)])
  func clampsPixels(pixels: Int, expected: Int) {
    let size = WindowSize(columns: 80, rows: 24, pixelWidth: pixels, pixelHeight: pixels)
    #expect((size.pixelWidth, size.pixelHeight) == (expected, expected))
  }
}
