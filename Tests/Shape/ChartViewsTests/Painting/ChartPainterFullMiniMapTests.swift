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
    let values = (0..<4).map { ChartState.wave(120, shift: 3 * $0) }
    let names = values.indices.map { "N\($0)" }
    var state = ChartState(ChartSamples.days(values, kind: kind, names: names), look)
    guard !showsWhole else { return state }
    state.selectMiddle()
    return state
  }

  private static let states = [
    state(.heatmap), state(.area), state(.bar), state(.area, isPercentage: true),
  ]

  @Test(
    "Values are seen in each column of the window, and other ones outside",
    arguments: GlyphSet.allCases, ColorDepth.allCases)
  func seen(glyphs: GlyphSet, depth: ColorDepth) throws {
    for (number, state) in Self.states.enumerated() {
      let rows = try state.miniMap(glyphs, depth)
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
    let rows = try state.miniMap(glyphs, depth)
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
