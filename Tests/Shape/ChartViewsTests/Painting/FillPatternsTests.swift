import Cells
import Charts
import Raster
import Scenes
import Shapes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

@Suite("Patterns of filled figures")
struct FillPatternsTests {
  /// Returns a stack of series of which each has about the same share.
  private static func state(
    _ count: Int, _ kind: SeriesKind = .area, isStacked: Bool = true, isPie: Bool = false
  ) -> ChartState {
    var look = ChartLook()
    look.isStacked = isStacked
    look.isPie = isPie
    let values: [[Double]] = (0..<count).map { series in
      (0..<40).map { index in
        let step: Int = index * 7 + series
        return Double(10 + step % 5)
      }
    }
    let names = (0..<count).map { "N\($0)" }
    return ChartState(ChartSamples.days(values, kind: kind, names: names), look)
  }

  private static func pattern(_ series: Int, _ glyphs: GlyphSet) -> String {
    FillPatterns.character(of: series, isASCII: glyphs == .ascii)
  }

  /// Returns the characters that fill a plot, by row and column.
  private static func cells(_ sheet: PaintedSheet) -> [[String]] {
    let place = CellRect(whole: sheet.layout.plot)
    var cells = Array(
      repeating: Array(repeating: " ", count: place.columns.count), count: place.rows.count)
    let labels = sheet.picture.labels.filter { label in
      label.anchor == .left && (label.role == .text || label.isBelow)
    }
    for label in labels {
      let (x, y) = (Int(label.place.x), Int(label.place.y))
      guard place.columns.contains(x), place.rows.contains(y) else { continue }
      for (index, letter) in label.text.enumerated() {
        // Grid lines don’t fill cells.
        cells[y - place.rows.lowerBound][x + index - place.columns.lowerBound] =
          label.isBelow ? " " : String(letter)
      }
    }
    return cells
  }

  @Test("Eight series have different characters of one cell", arguments: [true, false])
  func characters(isASCII: Bool) {
    let list = (0..<8).map { FillPatterns.character(of: $0, isASCII: isASCII) }
    #expect(Set(list).count == 8)
    #expect(list.allSatisfy { TextWidth.columns(of: $0) == 1 && !$0.contains(" ") })
    #expect(!isASCII || list.allSatisfy { ASCIIText.text($0) == $0 })
    #expect(FillPatterns.character(of: 11, isASCII: isASCII) == list[3])
  }

  @Test(
    "Without colors, each cell of a stack has the pattern of the layer in its middle",
    arguments: 2...8, [SeriesKind.area, .bar])
  func layers(count: Int, kind: SeriesKind) {
    let state = Self.state(count, kind)
    let stack = Stack(state.set, state.visibility)
    for glyphs in GlyphSet.allCases {
      let sheet = PaintedSheet.cells(
        state, columns: 100, rows: 60, glyphs: glyphs, depth: .never, without: ChartSamples.strips)
      let cells = Self.cells(sheet)
      let frame = sheet.frame()
      let step = frame.scale.range.upperBound / frame.rect.height * sheet.canvas.unit.height
      var compared = 0
      for (row, line) in cells.enumerated() {
        let y = sheet.plot.minY + (Double(row) + 0.5) * sheet.canvas.unit.height
        let value = (frame.rect.maxY - y) / frame.rect.height * frame.scale.range.upperBound
        for (column, cell) in line.enumerated() {
          let x = (Double(column) + 0.5) / Double(line.count)
          let position = frame.window.lowerBound + x * frame.window.span
          let owners = Self.owners(stack, state.set.positions, position, value, step)
          // Beside an edge, a cell may be of either layer.
          guard owners.count == 1, let owner = owners.first else { continue }
          compared += 1
          #expect(cell == owner.map { Self.pattern($0, glyphs) } ?? " ")
        }
      }
      #expect(compared > 100, "\(glyphs)")
    }
  }

  /// Returns the layers at a place and within a step of its value, also those of its neighbors.
  private static func owners(
    _ stack: Stack, _ positions: Positions, _ position: Double, _ value: Double, _ step: Double
  ) -> Set<Int?> {
    guard let index = positions.nearestIndex(to: position) else { return [] }
    var owners: Set<Int?> = []
    for place in max(0, index - 1)...min(stack.count - 1, index + 1) {
      let layers = stack.layers(at: place)
      for shift in [-0.6, 0, 0.6] {
        owners.insert(layers.firstIndex { $0?.contains(value + shift * step) ?? false })
      }
    }
    return owners
  }

  @Test("Bars side by side, bins and slices have patterns, a single series and colors have none")
  func kinds() {
    func used(_ state: ChartState, _ depth: ColorDepth = .never) -> Set<String> {
      Set(Self.cells(PaintedSheet.cells(state, depth: depth)).joined())
    }
    for kind in [SeriesKind.area, .bar] {
      #expect(used(Self.state(3, kind)).isSuperset(of: (0..<3).map { Self.pattern($0, .half) }))
      #expect(used(Self.state(1, kind)) == [" "])
      #expect(used(Self.state(3, kind), .truecolor) == [" "])
      #expect(used(Self.state(3, kind), .sixteen) == [" "])
    }
    #expect(used(Self.state(3, .line, isStacked: false)) == [" "])
    let pie = used(Self.state(4, .line, isStacked: false, isPie: true))
    #expect(pie.isSuperset(of: (0..<4).map { Self.pattern($0, .half) }))
  }

  @Test("The legend, the poster and the ends of layers have samples of the patterns")
  func samples() throws {
    var state = Self.state(3)
    state.indicator = Indicator(at: state.set.positions[5])
    let sheet = PaintedSheet.cells(state, depth: .never)
    #expect(sheet.sheet.legend.map { $0.name.prefix(3) } == ["██ ", "░░ ", "╱╱ "])
    #expect(PaintedSheet.cells(state).sheet.legend.allSatisfy { !$0.name.contains("█") })
    for sample in ["██ ", "░░ ", "╱╱ "] {
      #expect(sheet.picture.labels.contains { $0.text.hasPrefix(sample) })
    }
    let reading = try #require(state.reading)
    var poster = Poster(lines: state.words.poster(reading, state.visibility))
    let before = poster.lines.map(\.name)
    poster.mark(sheet.canvas, state)
    #expect(
      poster.lines.map(\.name)
        == [before[0], "██ " + before[1], "░░ " + before[2], "╱╱ " + before[3], before[4]])
  }

  @Test("Lines leave gaps in the patterns")
  func lines() {
    var state = Self.state(2, .bar)
    let cells = Self.cells(PaintedSheet.cells(state, depth: .never))
    state.indicator = Indicator(at: state.set.positions[20])
    let read = Self.cells(PaintedSheet.cells(state, depth: .never))
    let columns = cells[0].indices.filter { column in
      cells.contains { $0[column] != " " } && read.allSatisfy { $0[column] == " " }
    }
    #expect(columns.count == 1)
  }

  @Test("Of a single color, filled series have different shades", arguments: [RGB.black, .white])
  func shades(background: RGB) {
    let state = Self.state(8)
    for depth in [ColorDepth.palette, .truecolor] {
      let canvas = ChartCanvas(
        cell: Canvas.usualCell, glyphs: nil, theme: Theme(background: background, depth: depth),
        palette: .mono)
      let colors = canvas.styles(of: state).map { canvas.color(of: $0) }
      #expect(Set(colors).count == 8)
      for (one, other) in zip(colors, colors.dropFirst()) {
        #expect(one.contrast(with: other) > 1.5)
      }
      #expect(
        Set(canvas.styles(of: Self.state(8, .line, isStacked: false)).map(\.color)).count == 1)
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var span: Double { upperBound - lowerBound }
}
