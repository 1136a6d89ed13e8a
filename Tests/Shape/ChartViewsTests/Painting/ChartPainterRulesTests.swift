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

@Suite("Chart rules")
struct ChartPainterRulesTests {
  private static let wave = (0..<60).map { Double($0 * 7 % 31 + 5) }

  @Test("Rules and the zero line lie at their values")
  func rules() throws {
    var look = ChartLook()
    look.rules = [
      .init(coordinate: .value(10), label: "limit"), .init(coordinate: .value(1e6), label: "far"),
    ]
    let values = Self.wave.map { $0 - 20 }
    let painted = PaintedSheet.points(
      ChartState(ChartSamples.days([values]), look), without: ChartSamples.strips)
    let (frame, plot) = (painted.frame(), painted.plot)
    let lines = painted.strokes.filter { $0.boundingRect.height == 0 }
    #expect(lines.map { $0.boundingRect.minY } == [10, 1e6].map { frame.y(of: $0) })
    let zero = try #require(painted.inks(in: painted.canvas.theme.color(.secondary)).first)
    #expect(abs(zero.layer.outline.path.boundingRect.midY - frame.y(of: 0)) < 1e-9)
    #expect(lines.allSatisfy { $0.boundingRect.minX == plot.minX })
    let label = try #require(painted.picture.labels.first { $0.text == "limit" })
    #expect(label.anchor == .right && label.place.x == painted.layout.plot.maxX)
    #expect(label.place.y <= frame.y(of: 10))
    // The range includes every rule.
    #expect(painted.picture.labels.contains { $0.text == "far" })
  }

  @Test("Vertical rules lie at their dates, with their color and label")
  func uprightRules() throws {
    var look = ChartLook()
    let red = RGB(red: 1, green: 0, blue: 0)
    look.rules = [
      .init(coordinate: .position("2019-01-15"), label: "here", color: red),
      .init(coordinate: .position("2029"), label: "beyond"),
      .init(coordinate: .position("nonsense")),
    ]
    let painted = PaintedSheet.points(
      ChartState(ChartSamples.days([Self.wave]), look), without: ChartSamples.strips)
    let frame = painted.frame()
    let lines = painted.strokes.filter { $0.boundingRect.width == 0 }
    #expect(lines.map { $0.boundingRect.minX } == [frame.x(of: ChartSamples.saturday + 10)])
    let label = try #require(painted.picture.labels.first { $0.text == "here" })
    #expect(label.color == red)
    #expect(!painted.picture.labels.contains { $0.text == "beyond" })
  }

  @Test("No figure is seen through the blanks of a label", arguments: GlyphSet.allCases)
  func opaqueLabels(glyphs: GlyphSet) throws {
    var look = ChartLook()
    look.rules = [.init(coordinate: .value(10), label: "a fair price")]
    let state = ChartState(
      ChartSamples.days([Array(repeating: 40, count: 60)], kind: .bar), look)
    for depth in [ColorDepth.truecolor, .sixteen, .never] {
      let painted = PaintedSheet.cells(state, glyphs: glyphs, depth: depth)
      let label = try #require(painted.picture.labels.first { $0.text == "a fair price" })
      let place = painted.canvas.rect(painted.place(of: label))
      let box = painted.inks(in: painted.canvas.theme.background).map(\.layer.outline.path)
      #expect(box.contains { $0.boundingRect == place }, "\(glyphs) \(depth)")
      var surface = Surface(Capabilities.usual, isTerminal: true)
      (surface.glyphs, surface.depth) = (glyphs, depth)
      let grid = ChartGrid.grid(
        state, title: "Title", columns: 80, rows: 24, surface: surface, palette: .file)
      #expect(grid.description.contains("a fair price"), "\(glyphs) \(depth)")
    }
  }

  @Test("In cells, rules are text at the row and the column of their values")
  func writtenRules() throws {
    var look = ChartLook()
    look.rules = [.init(coordinate: .value(10)), .init(coordinate: .position("2019-01-15"))]
    for (glyphs, marks) in [(GlyphSet.ascii, "-|"), (.half, "─│"), (.quadrant, "╌╎")] {
      for (kind, isBelow) in [(SeriesKind.line, true), (.bar, false)] {
        let painted = PaintedSheet.cells(
          ChartState(ChartSamples.days([Self.wave], kind: kind), look), glyphs: glyphs,
          depth: .never)
        let (frame, plot) = (painted.frame(), painted.layout.plot)
        let lines = painted.picture.labels.filter { label in
          label.role == .secondary && marks.contains { label.text.first == $0 }
        }
        let across = try #require(lines.first)
        #expect(Double(across.text.count) == plot.width)
        #expect(across.place.y == (frame.y(of: 10) / 16).rounded(.down))
        let column = (frame.x(of: ChartSamples.saturday + 10) / 8).rounded(.down)
        let upright = lines.dropFirst().map(\.place)
        #expect(
          upright
            == (Int(plot.minY)..<Int(plot.maxY)).map { Point(x: column, y: Double($0)) })
        #expect(lines.allSatisfy { $0.isBelow == isBelow })
      }
    }
  }
}
