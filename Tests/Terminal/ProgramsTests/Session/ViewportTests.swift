import Cells
import Raster
import Scenes
import Shapes
import TerminalCodes
import Testing

@testable import Programs

struct ViewportTests {
  @Test("The terminal's replies set its background and a cell's proportions")
  func replies() {
    var viewport = Viewport()
    #expect(viewport.background.isDark)
    viewport.handle(.background(red: 255, green: 255, blue: 255))
    #expect(!viewport.background.isDark)
    viewport.handle(.cellSize(width: 9, height: 20))
    #expect((viewport.cell.width, viewport.cell.height) == (9, 20))
    viewport.handle(.cellSize(width: 0, height: 20))
    #expect(viewport.cell.width == 9, "a cell without a width is ignored")
    #expect(viewport.pixels == CellPixels(width: 9, height: 20))
    viewport.handle(.textAreaSize(width: 800, height: 480))
    #expect((viewport.cell.width, viewport.cell.height) == (10, 20))
  }

  @Test(
    "A cell into which no letter fits isn’t believed, whoever reports it",
    arguments: [(1, 1), (1, 20), (9, 1), (9, 3), (0, 0), (0, 20), (1001, 20), (9, 1001)])
  func implausible(_ width: Int, _ height: Int) {
    let bare = WindowSize(columns: 20, rows: 10)
    let size = WindowSize(
      columns: 20, rows: 10, pixelWidth: 20 * width, pixelHeight: 10 * height)
    #expect(size.cell == nil)
    #expect(Reply.cellSize(width: width, height: height).cell(in: bare) == nil)
    #expect(Reply.textAreaSize(width: 20 * width, height: 10 * height).cell(in: bare) == nil)
  }

  @Test("Small and large fonts are believed", arguments: [(2, 4), (4, 6), (9, 20), (1000, 1000)])
  func plausible(_ width: Int, _ height: Int) {
    let size = WindowSize(
      columns: 20, rows: 10, pixelWidth: 20 * width, pixelHeight: 10 * height)
    let cell = Size(width: Double(width), height: Double(height))
    #expect(size.cell == cell)
    #expect(Reply.cellSize(width: width, height: height).cell(in: size) == cell)
  }

  @Test("Pixels reported by the window itself take precedence over replies")
  func pixels() {
    var viewport = Viewport()
    let size = WindowSize(columns: 40, rows: 12, pixelWidth: 400, pixelHeight: 240)
    let changes = [viewport.resize(to: size), viewport.resize(to: size)]
    #expect(changes == [true, false])
    viewport.handle(.cellSize(width: 7, height: 9))
    #expect((viewport.cell.width, viewport.cell.height) == (10, 20))
    #expect((viewport.canvas.columns, viewport.canvas.rows) == (40, 12))
  }
}
