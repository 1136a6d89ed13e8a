import Cells
import Charts
import Raster
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

@Suite("Mini-maps that figures fill")
struct ChartPainterFullMiniMapTests {
  /// A chart whose window is the middle of its axis.
  private static func state(
    _ kind: SeriesKind, isPercentage: Bool = false, showsWhole: Bool = false
  ) -> ChartState {
    var look = ChartLook()
    (look.isStacked, look.isPercentage) = (kind != .heatmap, isPercentage)
    let values: [[Double]] = (0..<4).map { row in
      (0..<120).map { index -> Double in
        let step: Int = index / 6 * 7 + 3 * row
        return Double(20 + step % 11)
      }
    }
    let names = values.indices.map { "N\($0)" }
    var state = ChartState(ChartSamples.days(values, kind: kind, names: names), look)
    let whole = state.window.whole
    guard !showsWhole else { return state }
    state.changeWindow(at: .zero, isStill: true) { window, _ in
      let third = (whole.upperBound - whole.lowerBound) / 3
      window.select(whole.lowerBound + third, whole.upperBound - third)
    }
    return state
  }

  /// Returns the rows of the mini-map, 80 cells wide.
  private static func rows(
    _ state: ChartState, _ glyphs: GlyphSet, _ depth: ColorDepth
  ) throws -> [[Cell]] {
    var surface = Surface(Capabilities.usual, isTerminal: true)
    (surface.glyphs, surface.depth) = (glyphs, depth)
    let grid = ChartGrid.grid(
      state, title: "Title", columns: 80, rows: 24, surface: surface, palette: .file)
    let sheet = PaintedSheet.cells(state, columns: 80, rows: 24, glyphs: glyphs, depth: depth)
    let place = CellRect(whole: try #require(sheet.layout.strips[.miniMap]))
    return place.rows.map { row in (0..<80).map { grid[$0, row] } }
  }

  private static let states = [
    state(.heatmap), state(.area), state(.bar), state(.area, isPercentage: true),
  ]

  @Test(
    "Values are seen in each column of the window, and other ones outside",
    arguments: GlyphSet.allCases, ColorDepth.allCases)
  func seen(glyphs: GlyphSet, depth: ColorDepth) throws {
    for (number, state) in Self.states.enumerated() {
      let rows = try Self.rows(state, glyphs, depth)
      let about = "\(number) \(glyphs) \(depth)"
      func columns(_ range: Range<Int>) -> [[Cell]] { range.map { x in rows.map { $0[x] } } }
      let (left, inside) = (columns(2..<24), columns(31..<49))
      #expect(inside.allSatisfy { column in column.contains { $0 != .blank } }, "\(about)")
      #expect(left.contains { $0.contains { $0 != .blank } }, "\(about)")
      #expect(number > 0 || Set(inside).count > 1, "\(about)")
      if depth == .never || depth == .sixteen {
        #expect(left.count { $0.allSatisfy { $0 == .blank } } > 8, "\(about)")
      } else {
        #expect(Set(left).isDisjoint(with: inside), "\(about)")
      }
    }
  }

  @Test("Several layers of a stack are seen", arguments: GlyphSet.allCases, ColorDepth.allCases)
  func layers(glyphs: GlyphSet, depth: ColorDepth) throws {
    guard glyphs != .ascii else { return }
    let state = Self.state(.area, isPercentage: true, showsWhole: true)
    let rows = try Self.rows(state, glyphs, depth)
    let middle = rows.map { $0[40] }
    let colors = Set(middle.flatMap { [$0.style.foreground, $0.style.background] })
    #expect(colors.count > 1 || Set(middle.map(\.scalar)).count > 1, "\(middle)")
  }

  @Test("In cells, no column of a stack has more than its own colors")
  func tiles() throws {
    let state = Self.state(.area, isPercentage: true, showsWhole: true)
    let sheet = PaintedSheet.cells(state, columns: 80, rows: 24, glyphs: .sextant)
    let map = sheet.canvas.rect(try #require(sheet.layout.strips[.miniMap]))
    let cell = sheet.canvas.unit
    var area = 0.0
    for series in 0..<4 {
      for ink in sheet.inks(in: sheet.color(ofSeries: series)) where ink.clip == map {
        let box = ink.layer.outline.path.boundingRect
        #expect(box.minX.remainder(dividingBy: cell.width) == 0)
        #expect(box.minY.remainder(dividingBy: cell.height / 2) == 0)
        area += 1
      }
    }
    #expect(area > 1)
    // Nothing hides the values at the upper and the lower edge.
    #expect(sheet.inks(in: sheet.canvas.theme.color(.accent)).allSatisfy { $0.clip != map })
  }
}
