import Cells
import Charts
import Scenes
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartPainterHeatmapTests {
  private static func state(_ values: [[Double]] = [[1, 5, 9], [9, 1, .nan]]) -> ChartState {
    ChartState(ChartSamples.days(values, kind: .heatmap), ChartLook())
  }

  @Test("Rows are named, and a ramp shows the range")
  func labels() {
    for painted in [PaintedSheet.cells(Self.state()), .points(Self.state())] {
      let texts = painted.picture.labels.map(\.text)
      for text in ["Joined", "Left", "1", "9"] { #expect(texts.contains(text), "\(text)") }
      #expect(painted.sheet.legend.isEmpty && painted.layout.strips[.ramp] != nil)
      let low = painted.inks(in: painted.canvas.rampColor(0))
      let high = painted.inks(in: painted.canvas.rampColor(painted.canvas.rampLevels - 1))
      #expect(low.count >= 2 && high.count >= 2)
    }
  }

  @Test("Without free colors, values are shades", arguments: [ColorDepth.never, .sixteen])
  func shades(depth: ColorDepth) throws {
    let painted = PaintedSheet.cells(Self.state(), depth: depth, without: ChartSamples.strips)
    let rows = painted.picture.labels.map(\.text).filter { $0.contains("█") && $0.contains("░") }
    #expect(rows.contains { $0.hasPrefix("░") && $0.hasSuffix("█") && $0.contains("▒") })
    #expect(rows.contains { $0.hasPrefix("█") && $0.hasSuffix(" ") })
    let ascii = PaintedSheet.cells(Self.state(), glyphs: .ascii, depth: .never)
    #expect(ascii.picture.labels.contains { $0.text.contains(".") && $0.text.contains("#") })
  }

  @Test("A hidden row gives its place to the others")
  func hidden() {
    var state = Self.state()
    state.changeVisibility(of: 1, at: .zero, isStill: true) { $0.toggle(1) }
    let texts = PaintedSheet.cells(state).picture.labels.map(\.text)
    #expect(texts.contains("Joined") && !texts.contains("Left"))
  }

  @Test("The levels of a ramp differ on both backgrounds")
  func ramp() {
    let canvas = PaintedSheet.cells(Self.state()).canvas
    let colors = (0..<canvas.rampLevels).map(canvas.rampColor)
    #expect(Set(colors).count == canvas.rampLevels)
  }

  @Test("The ends of the ramp have the unit of all rows")
  func units() {
    var set = ChartSamples.days([[1, 5, 9], [9, 1, .nan]], kind: .heatmap)
    for index in set.series.indices { set.series[index].unit = "ms" }
    let texts = PaintedSheet.cells(ChartState(set, ChartLook())).picture.labels.map(\.text)
    #expect(texts.contains("1 ms") && texts.contains("9 ms"))
  }
}
