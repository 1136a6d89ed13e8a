import Cells
import Charts
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Painted parts of charts")
struct ChartPartsTests {
  @Test("The mini-map has handles at the ends of the chart’s window")
  func miniMap() throws {
    var state = ChartPainterTests.state()
    let start = ChartSamples.saturday
    state.changeWindow(at: .zero, isStill: true) { window, _ in
      window.select(start + 15, start + 40)
    }
    for painted in [PaintedSheet.cells(state), PaintedSheet.points(state)] {
      let map = painted.canvas.rect(try #require(painted.layout.strips[.miniMap]))
      let inks = painted.inks(in: painted.canvas.handleColor).filter { $0.clip == map }
      let handles = try #require(inks.first).layer.outline.path
      let bounds = handles.boundingRect
      #expect(abs(bounds.minX - (map.minX + 15.0 / 59 * map.width)) < 1e-6)
      #expect(abs(bounds.maxX - (map.minX + 40.0 / 59 * map.width)) < 1e-6)
      #expect(abs(bounds.height - map.height) < 1e-9)
      #expect(handles.contains(Point(x: bounds.minX + 1, y: bounds.midY)))
      #expect(handles.contains(Point(x: bounds.maxX - 1, y: bounds.midY)))
      #expect(!handles.contains(bounds.center))
      // Both series' lines over the whole axis; in cells, their color is that of the window.
      for index in 0..<2 {
        let lines = painted.inks(in: painted.color(ofSeries: index)).filter {
          $0.clip.minY == map.minY && $0.layer.outline.path.boundingRect.width > 0.9 * map.width
        }
        let width = painted.canvas.hasDots ? bounds.width : map.width
        #expect(lines.count == 1 && abs(lines[0].clip.width - width) < 1e-6)
      }
    }
  }

  @Test("The mini-map’s handles have white grips", arguments: [RGB.black, .white])
  func grips(background: RGB) throws {
    let theme = Theme(background: background, depth: .truecolor)
    let canvas = ChartCanvas(
      cell: Size(width: 10, height: 20), glyphs: nil, theme: theme, palette: .file)
    #expect(canvas.handleColor.contrast(with: .white) >= 3)
    #expect(canvas.handleColor.contrast(with: background) >= 1.8)
  }

  @Test("A pie’s percentages add up and lie on their slices")
  func pie() {
    var state = ChartPainterTests.state(.line, ChartLook(), [[10, 20], [30, 40], [1, 0.5]])
    state.isPie = true
    for pulled in [nil, 1] {
      state.pulled = pulled
      for width in [800.0, 300] {
        let painted = PaintedSheet.points(state, width: width, without: ChartSamples.strips)
        let labels = painted.picture.labels.filter { $0.role == .strong }
        // Of 15, 35 and 0.75, the last has 1% and no label.
        #expect(labels.map(\.text) == ["30%", "69%"])
        for (index, label) in labels.enumerated() {
          let color = painted.color(ofSeries: index)
          #expect(label.backdrop == color && label.anchor == .middle)
          let center = Point(x: label.place.x, y: label.place.y + painted.layout.metrics.row / 2)
          let slices = painted.inks(in: color).map(\.layer.outline.path)
          #expect(slices.contains { $0.contains(center) })
        }
        #expect(painted.strokes.count == 3)
      }
    }
  }

  @Test("A percentage lies within its slice", arguments: [12, 17, 24, 60])
  func percentages(rows: Int) {
    let values: [[Double]] = [[65], [19], [5], [3], [3], [2], [3]]
    var shown = 0
    for glyphs in GlyphSet.allCases {
      var state = ChartState(
        ChartSamples.days(values, names: values.indices.map { "N\($0)" }), ChartLook())
      state.isPie = true
      let painted = PaintedSheet.cells(
        state, columns: 40, rows: rows, glyphs: glyphs, without: ChartSamples.strips)
      for label in painted.picture.labels where label.role == .strong {
        shown += 1
        let place = painted.place(of: label)
        let box = painted.canvas.rect(
          Rect(
            x: place.minX.rounded(), y: place.minY, width: place.width, height: place.height))
        let slices = label.backdrop.map { painted.inks(in: $0).map(\.layer.outline.path) } ?? []
        for x in [box.minX, box.midX, box.maxX] {
          for y in [box.minY, box.maxY] {
            #expect(slices.contains { $0.contains(Point(x: x, y: y)) }, "\(label.text) \(rows)")
          }
        }
      }
    }
    #expect(shown > 0)
  }

  @Test("A stack’s layers divide the plot’s height by their shares")
  func shares() {
    var look = ChartLook()
    look.isPercentage = true
    let painted = PaintedSheet.points(
      ChartPainterTests.state(.area, look), without: ChartSamples.strips)
    let layers = [0, 1].compactMap {
      painted.inks(in: painted.color(ofSeries: $0)).first?.layer.outline.path
    }
    #expect(layers.count == 2)
    let middle = painted.plot.midX + 0.25
    for y in stride(from: painted.plot.minY + 1, to: painted.plot.maxY - 1, by: 7) {
      let count = layers.count { $0.contains(Point(x: middle, y: y)) }
      #expect(count == 1, "\(y)")
    }
  }

  @Test("All bars but the selected one are pale")
  func selectedBar() throws {
    var state = ChartPainterTests.state(.bar, ChartLook(), [ChartPainterTests.wave])
    let plain = PaintedSheet.points(state, without: ChartSamples.strips)
    #expect(plain.inks(in: plain.color(ofSeries: 0)).count == 1)
    state.indicator = Indicator(at: ChartSamples.saturday + 10)
    let read = PaintedSheet.points(state, without: ChartSamples.strips)
    let full = try #require(read.inks(in: read.color(ofSeries: 0)).first)
    // Sixty bars, none of them clipped.
    let step = read.plot.width / 60
    let bar = full.layer.outline.path.boundingRect
    #expect(bar.width <= step + 1e-6 && bar.width >= 0.8 * step - 1e-6)
    #expect(abs(bar.midX - read.frame().x(of: ChartSamples.saturday + 10)) < 1e-6)
  }

  @Test("A fixed range is that of prices, and volume keeps its own")
  func volumeBesideRange() {
    var set = ChartSamples.days([ChartPainterTests.wave, ChartPainterTests.wave.map { $0 + 2 }])
    (set.series[0].label, set.series[1].label, set.series[1].kind) = ("Price", "Volume", .bar)
    set.hasTwoAxes = true
    var look = ChartLook()
    (look.lower, look.upper) = (-10, -5)
    let ranges = ChartState(set, look).ranges(
      in: ChartSamples.saturday...ChartSamples.saturday + 59)
    #expect(ranges[0] == -10...(-5) && ranges[1].upperBound == 37)
    for value in [-3, 0, Double.greatestFiniteMagnitude] {
      set.series[1].values = ChartPainterTests.wave.map { _ in value }
      let painted = PaintedSheet.points(ChartState(set, look), without: [])
      #expect(!painted.picture.inks.isEmpty)
    }
  }

  @Test("Volume has a gray strip of its own below prices", arguments: [nil, GlyphSet.quadrant])
  func volume(glyphs: GlyphSet?) throws {
    var set = ChartSamples.days([ChartPainterTests.wave, ChartPainterTests.wave.map { $0 + 2 }])
    (set.series[0].label, set.series[1].label, set.series[1].kind) = ("Price", "Volume", .bar)
    set.hasTwoAxes = true
    let state = ChartState(set, ChartLook())
    #expect(state.hasVolume && state.set.series[1].color == 0x8A_8A_8A)
    let painted = PaintedSheet.cells(state, glyphs: glyphs, without: ChartSamples.strips)
    let (prices, volume) = (painted.frame(ofAxis: 0).rect, painted.frame(ofAxis: 1).rect)
    #expect(prices.maxY <= volume.minY && volume.maxY == painted.plot.maxY)
    #expect(abs(volume.height / painted.plot.height - 0.2) < 0.05)
    let bars = try #require(painted.inks(in: painted.color(ofSeries: 1)).first)
    let bounds = bars.layer.outline.path.boundingRect
    #expect(bounds.minY >= volume.minY - 1e-6 && bounds.maxY <= volume.maxY + 1e-6)
  }

  @Test(
    "No peak and no ring around one is cut", arguments: SeriesKind.ofColumns
  )
  func headroom(kind: SeriesKind) {
    var state = ChartPainterTests.state(kind, ChartLook(), [ChartPainterTests.wave.map { $0 - 40 }])
    let lowest =
      ChartPainterTests.wave.indices.min { ChartPainterTests.wave[$0] < ChartPainterTests.wave[$1] }
      ?? 0
    let highest =
      ChartPainterTests.wave.indices.max { ChartPainterTests.wave[$0] < ChartPainterTests.wave[$1] }
      ?? 0
    for index in [lowest, highest] {
      state.indicator = Indicator(at: ChartSamples.saturday + Double(index))
      for painted in [PaintedSheet.cells(state, glyphs: nil), .points(state)] {
        let room = painted.plot
        for ink in painted.picture.inks where ink.clip.minY <= room.minY && ink.clip.height > 1 {
          guard ink.layer.paint == .solid(painted.color(ofSeries: 0)) else { continue }
          let bounds = ink.layer.outline.path.boundingRect
          #expect(bounds.minY >= room.minY - 1e-6 && bounds.maxY <= room.maxY + 1e-6)
        }
      }
    }
  }

  @Test("A grid line of glyphs is the lowest part of its label’s row", arguments: GlyphSet.allCases)
  func gridRows(glyphs: GlyphSet) {
    for rows in 6..<40 {
      let painted = PaintedSheet.cells(
        ChartPainterTests.state(), rows: rows, glyphs: glyphs, without: ChartSamples.strips)
      let labels = painted.picture.labels.filter { $0.anchor == .right && $0.role == .secondary }
      let lines = painted.picture.labels.filter(\.isBelow)
      #expect(lines.map(\.place.y).sorted() == labels.map(\.place.y).sorted())
      #expect(lines.allSatisfy { Double($0.text.count) == painted.layout.plot.width })
    }
  }

  @Test("A rule with a mark at each label separates the labels from the plot")
  func axisRule() throws {
    let painted = PaintedSheet.points(ChartPainterTests.state(), without: ChartSamples.strips)
    let color = painted.canvas.theme.color(.dimmed)
    let inks = painted.inks(in: color)
    let rail = try #require(inks.first).layer.outline.path.boundingRect
    #expect(rail.maxX == painted.plot.minX && rail.height >= painted.plot.height)
    let marks = try #require(inks.last).layer.outline.path
    let dates = painted.picture.labels.count { $0.anchor == .middle }
    #expect(marks.elements.count { if case .move = $0 { true } else { false } } == dates)
    let cells = PaintedSheet.cells(ChartPainterTests.state(), without: ChartSamples.strips)
    let rule = cells.picture.labels.filter { $0.text == "│" }
    #expect(rule.map(\.place.y) == (0..<Int(cells.layout.plot.height)).map(Double.init))
    #expect(rule.allSatisfy { $0.place.x == cells.layout.plot.minX - 1 })
  }
}
