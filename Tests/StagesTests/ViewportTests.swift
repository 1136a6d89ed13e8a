import Cells
import Faces
import Shapes
import TerminalCodes
import TerminalIO
import Testing

@testable import Stages

struct ViewportTests {
  @Test("The terminal's answers set its ground and the shape of a cell")
  func replies() {
    var viewport = Viewport(depth: .truecolor)
    #expect(viewport.look.isDark)
    viewport.received(.background(red: 255, green: 255, blue: 255))
    #expect(!viewport.look.isDark && viewport.look.depth == .truecolor)
    viewport.received(.cellSize(width: 9, height: 20))
    #expect((viewport.cell.width, viewport.cell.height) == (9, 20))
    viewport.received(.cellSize(width: 0, height: 20))
    #expect(viewport.cell.width == 9, "a cell without a width is no cell")
    #expect(viewport.pixels == CellPixels(width: 9, height: 20))
    viewport.received(.textAreaSize(width: 800, height: 480))
    #expect((viewport.cell.width, viewport.cell.height) == (10, 20))
  }

  @Test("What the window itself tells of its pixels comes before answers")
  func pixels() {
    var viewport = Viewport(depth: .never)
    let size = WindowSize(columns: 40, rows: 12, pixelWidth: 400, pixelHeight: 240)
    let changes = [viewport.resized(to: size), viewport.resized(to: size)]
    #expect(changes == [true, false])
    viewport.received(.cellSize(width: 7, height: 9))
    #expect((viewport.cell.width, viewport.cell.height) == (10, 20))
    #expect((viewport.canvas.columns, viewport.canvas.rows) == (40, 12))
    #expect(viewport.canvas(rows: 3).rows == 3)
  }
}
