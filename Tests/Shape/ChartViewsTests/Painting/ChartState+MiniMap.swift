import Cells
import Charts
import Scenes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

extension ChartState {
  /// Shows the middle third of the axis.
  mutating func selectMiddle() {
    let whole = window.whole
    changeWindow(at: .zero, isStill: true) { window, _ in
      let third = (whole.upperBound - whole.lowerBound) / 3
      window.select(whole.lowerBound + third, whole.upperBound - third)
    }
  }

  /// Returns values that go up and down, six at a time.
  static func wave(_ count: Int, shift: Int) -> [Double] {
    (0..<count).map { index in
      let step: Int = index / 6 * 7 + shift
      return Double(20 + step % 11)
    }
  }

  /// Returns the rows of the mini-map, 80 cells wide.
  func miniMap(_ glyphs: GlyphSet, _ depth: ColorDepth) throws -> [[Cell]] {
    var surface = Surface(Capabilities.usual, isTerminal: true)
    (surface.glyphs, surface.depth) = (glyphs, depth)
    let grid = ChartGrid.grid(
      self, title: "Title", columns: 80, rows: 24, surface: surface, palette: .file)
    let sheet = PaintedSheet.cells(self, columns: 80, rows: 24, glyphs: glyphs, depth: depth)
    let place = CellRect(whole: try #require(sheet.layout.strips[.miniMap]))
    return place.rows.map { row in (0..<80).map { grid[$0, row] } }
  }
}
