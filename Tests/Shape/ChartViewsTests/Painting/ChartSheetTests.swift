import Cells
import Charts
import Raster
import Shapes
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Chart layouts")
struct ChartSheetTests {
  private static let wave = (0..<50).map { Double($0 % 9 + 1) }

  private static func state(_ count: Int, _ look: ChartLook = ChartLook()) -> ChartState {
    let series = (0..<count).map { index in
      Series(label: "y\(index)", name: "N\(index)", values: wave.map { $0 + Double(index) })
    }
    let positions = Positions(
      .regular(start: ChartSamples.saturday, step: 1, count: wave.count), unit: .days)
    return ChartState(ChartSet(positions: positions, series: series), look)
  }

  @Test("Parts that aren’t requested take no room")
  func parts() {
    let all = PaintedSheet.cells(Self.state(2)).layout
    #expect(
      all.strips[.title] != nil && all.strips[.miniMap] != nil && all.legend.count == 2
        && all.strips[.dates] != nil)
    let none = PaintedSheet.cells(Self.state(2), without: ChartSamples.strips).layout
    #expect(
      none.strips[.title] == nil && none.strips[.miniMap] == nil && none.legend.isEmpty
        && none.strips[.dates] != nil)
    #expect(none.plot.height > all.plot.height)
  }

  @Test("Labels have the unit of their axis, below its title")
  func units() {
    var set = Self.state(1).set
    set.series[0].unit = "ms"
    var look = ChartLook()
    look.axisTitle = "Latency"
    let sheet = PaintedSheet.cells(ChartState(set, look))
    #expect(sheet.sheet.ladders[0].texts.contains("4 ms"))
    #expect(sheet.sheet.lines.map(\.text) == ["Title", "Latency"])
    let (title, line) = (sheet.layout.strips[.title], sheet.layout.strips[.axisTitle])
    #expect(line?.minY == title?.maxY && line?.maxY == sheet.layout.plot.minY)
    look.isPie = true
    #expect(PaintedSheet.cells(ChartState(set, look)).sheet.lines.count == 1)
  }

  @Test("A single series has neither a box nor an end label")
  func single() {
    let sheet = PaintedSheet.cells(Self.state(1))
    #expect(sheet.sheet.legend.isEmpty && sheet.layout.rightLabels == nil)
    #expect(!sheet.picture.labels.contains { $0.text == "N0" })
  }

  @Test("End labels are shown if there is room")
  func endLabels() {
    #expect(PaintedSheet.cells(Self.state(2), columns: 50).layout.rightLabels != nil)
    #expect(PaintedSheet.cells(Self.state(2), columns: 49).layout.rightLabels == nil)
    var long = Self.state(2).set
    long.series[1].name = "A name of a fifth of the width"
    let sheet = PaintedSheet.cells(ChartState(long, ChartLook()), columns: 60)
    #expect(sheet.layout.rightLabels == nil && !sheet.picture.labels.contains { $0.text == "N0" })
  }

  @Test("A pie has neither axes nor dates")
  func pie() {
    var state = Self.state(2)
    state.isPie = true
    let layout = PaintedSheet.cells(state).layout
    #expect(layout.leftLabels == nil && layout.rightLabels == nil && layout.strips[.dates] == nil)
    #expect(layout.legend.count == 2)
  }

  @Test("Boxes show which series are visible, their keys, and which one shakes")
  func boxes() {
    var state = Self.state(11)
    state.changeVisibility(of: 3, at: .zero, isStill: true) { $0.toggle(3) }
    let legend = PaintedSheet.cells(state, columns: 200).sheet.legend
    #expect(legend.map(\.name) == (0..<11).map { "N\($0)" })
    #expect(legend.map(\.key) == (0..<11).map { $0 < 9 ? $0 + 1 : nil })
    #expect(legend.map(\.isShown) == (0..<11).map { $0 != 3 })
    #expect(legend.allSatisfy { !$0.isShaking })
    state.changeVisibility(of: 5, at: .zero, isStill: true) { $0.isolate(5) }
    state.changeVisibility(of: 5, at: .seconds(1), isStill: false) { $0.toggle(5) }
    let shaking = PaintedSheet.cells(state, columns: 200, at: .seconds(1)).sheet.legend
    #expect(shaking.map(\.isShaking) == (0..<11).map { $0 == 5 })
    let end = Duration.seconds(1) + ChartState.shakeTime
    let later = PaintedSheet.cells(state, columns: 200, at: end).sheet.legend
    #expect(later.allSatisfy { !$0.isShaking })
  }

  @Test("The left labels are as wide as the widest one")
  func leftLabels() throws {
    let sheet = PaintedSheet.cells(Self.state(1))
    let rect = try #require(sheet.layout.leftLabels)
    let widths = sheet.picture.labels.filter { $0.anchor == .right }.map {
      TextWidth.columns(of: $0.text)
    }
    #expect(widths.max().map { Double($0) } == rect.width && !widths.isEmpty)
    #expect(sheet.layout.plot.minX == rect.maxX + 1)
  }

  @Test("Control characters in names are made visible in boxes")
  func control() {
    var set = Self.state(2).set
    set.series[0].name = "A\u{1B}[31m\u{202E}"
    let sheet = PaintedSheet.cells(ChartState(set, ChartLook()))
    #expect(!sheet.sheet.legend.contains { $0.name.unicodeScalars.contains("\u{1B}") })
  }
}
