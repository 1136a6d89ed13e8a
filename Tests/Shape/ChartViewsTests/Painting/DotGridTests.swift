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

/// Tests of lines and grid lines in cells, for every glyph set and color depth.
struct DotGridTests {
  static func grid(
    _ state: ChartState, _ glyphs: GlyphSet, _ depth: ColorDepth, columns: Int = 80, rows: Int = 20,
    choosesGlyphs: Bool = true
  ) -> Grid {
    var surface = Surface(Capabilities.usual, isTerminal: true)
    (surface.glyphs, surface.depth) = (glyphs, depth)
    surface.choosesGlyphs = choosesGlyphs
    return ChartGrid.grid(
      state, title: "", columns: columns, rows: rows, surface: surface, palette: .file)
  }

  static func isBraille(_ scalar: Unicode.Scalar) -> Bool {
    (0x2801...0x28FF).contains(scalar.value)
  }

  private static let black = RGB(red: 0, green: 0, blue: 0)
  private static let white = RGB(red: 1, green: 1, blue: 1)

  @Test("Each dot of a cell is its bit of the braille character")
  func bits() {
    for bit in 0..<8 {
      var dots = DotGrid(
        Rect(x: 3, y: 2, width: 4, height: 2), .braille, cell: Canvas.usualCell)
      let (column, row) = (bit % 2, bit / 2)
      dots.add(
        Rect(x: 32 + Double(column) * 4, y: 32 + Double(row) * 4, width: 4, height: 4), of: 0,
        Self.black)
      let expected = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80][bit]
      #expect(dots.labels.map(\.text) == [Unicode.Scalar(0x2800 + expected).map { String($0) }])
      #expect(dots.labels.map(\.place) == [Point(x: 4, y: 2)])
    }
  }

  @Test("Lines share the dots of a cell, and the topmost one gives its color or mark")
  func sharing() {
    let plot = Rect(x: 0, y: 0, width: 4, height: 1)
    var dots = DotGrid(plot, .braille, cell: Canvas.usualCell)
    dots.add(Rect(x: 0, y: 0, width: 32, height: 4), of: 0, Self.black)
    dots.add(Rect(x: 8, y: 12, width: 8, height: 4), of: 1, Self.white)
    #expect(dots.labels.map(\.text) == ["⠉", "⣉", "⠉⠉"])
    #expect(dots.labels.map(\.color) == [Self.black, Self.white, Self.black])
    dots.clear(column: 1, row: 0)
    dots.clear(column: 9, row: 0)
    #expect(dots.labels.map(\.text) == ["⠉", "⠉⠉"])
    var marks = DotGrid(plot, .marks, cell: Canvas.usualCell)
    marks.add(Rect(x: 0, y: 0, width: 32, height: 16), of: 0, Self.black)
    marks.add(Rect(x: 8, y: 0, width: 8, height: 16), of: 1, Self.black)
    #expect(marks.labels.map(\.text) == ["*+**"])
    let none = DotGrid(plot, nil, cell: Canvas.usualCell)
    #expect(none.isEmpty && none.labels.isEmpty)
  }

  @Test("Each label of the value axis has its line in its row", arguments: GlyphSet.allCases)
  func gridLines(glyphs: GlyphSet) {
    var random = SeededGenerator(seed: 5)
    for rows in 8..<30 {
      let size = [0.01, 3, 70, 1e5][rows % 4]
      // A steep line of two points, which hides little of the grid.
      let values = [size, size * Double.random(in: 3...4, using: &random)]
      let state = ChartState(ChartSamples.days([values]), ChartLook())
      for (depth, chooses) in ColorDepth.allCases.flatMap({ [($0, false), ($0, true)] }) {
        let grid = Self.grid(state, glyphs, depth, columns: 50, rows: rows, choosesGlyphs: chooses)
        guard
          let rule = (0..<50).first(where: { "│|".unicodeScalars.contains(grid[$0, 1].scalar) })
        else { continue }
        let drawn = (0..<rows - 1).filter { row in
          (rule + 1..<50).count { "_▁".unicodeScalars.contains(grid[$0, row].scalar) } > 25
        }
        let labels = (0..<rows - 1).filter { row in
          (0..<rule).contains { grid[$0, row].scalar != " " }
        }
        #expect(labels.count > 1 && drawn == labels, "\(depth) \(rows)\n\(grid)")
      }
    }
  }

  @Test("Grid lines leave figures as they are", arguments: [SeriesKind.bar, .area])
  func figures(kind: SeriesKind) {
    let values = (0..<40).map { Double($0 % 9 + 1) }
    let state = ChartState(ChartSamples.days([values], kind: kind), ChartLook())
    for glyphs in GlyphSet.allCases {
      for depth in ColorDepth.allCases {
        let grid = Self.grid(state, glyphs, depth, columns: 60, rows: 16)
        let sheet = PaintedSheet.cells(
          state, columns: 60, rows: 16, glyphs: glyphs, depth: depth, without: [.title, .miniMap])
        let row = Int(sheet.layout.plot.maxY) - 1
        let cells = (Int(sheet.layout.plot.minX)..<Int(sheet.layout.plot.maxX)).map {
          grid[$0, row]
        }
        let lines = cells.count { "_▁".unicodeScalars.contains($0.scalar) }
        #expect(lines < cells.count / 2, "\(glyphs) \(depth)\n\(grid)")
      }
    }
  }

  @Test("No two lines of the default palette look alike", arguments: GlyphSet.allCases)
  func difference(glyphs: GlyphSet) {
    for depth in ColorDepth.allCases {
      let count =
        depth == .never
        ? SeriesColors.dashes.count : SeriesPalette.file.colors(onDark: true).count
      // Each line alone, so that its cells are its own.
      let looks = (0..<count).map { shown -> [Cell?] in
        let level = Array(repeating: 5.0, count: 200)
        let values = (0..<count).map { $0 == shown ? level : Array(repeating: .nan, count: 200) }
        let state = ChartState(
          ChartSamples.days(values, names: values.indices.map { "\($0)" }), ChartLook())
        let sheet = PaintedSheet.cells(state, rows: 16, glyphs: glyphs, depth: depth)
        let plot = sheet.layout.plot
        let grid = Self.grid(state, glyphs, depth, rows: 16)
        return (0..<14).flatMap { row in
          (Int(plot.minX)..<60).map { grid[$0, row] }
        }
        .map { cell in
          let isGrid = "_▁│| ".unicodeScalars.contains(cell.scalar)
          return isGrid && cell.style.background == .standard ? nil : cell
        }
      }
      #expect(Set(looks).count == count, "\(glyphs) \(depth) \(looks)")
    }
  }

  @Test("A point between gaps has four dots")
  func alone() {
    let values = (0..<40).map { $0 == 20 ? 6 : $0 < 10 ? 5 : Double.nan }
    let state = ChartState(ChartSamples.days([values]), ChartLook())
    let grid = Self.grid(state, .quadrant, .truecolor)
    let dots = (0..<grid.rows).reduce(0) { sum, row in
      sum
        + (40..<grid.columns).reduce(0) { sum, column in
          let scalar = grid[column, row].scalar
          return Self.isBraille(scalar) ? sum + (scalar.value - 0x2800).nonzeroBitCount : sum
        }
    }
    #expect(dots == 4)
  }

  @Test("The values that are read are dots on a thin line", arguments: [GlyphSet.ascii, .quadrant])
  func indicator(glyphs: GlyphSet) {
    var state = ChartState(ChartSamples.days([[1, 5, 2], [4, 1, 3]]), ChartLook())
    state.indicator = Indicator(at: ChartSamples.saturday + 1)
    let grid = Self.grid(state, glyphs, .truecolor)
    let (dot, line): (Unicode.Scalar, Unicode.Scalar) = glyphs == .ascii ? ("O", "|") : ("●", "│")
    let cells = (0..<grid.rows).flatMap { row in (0..<grid.columns).map { ($0, row) } }
    let dots = cells.filter { grid[$0.0, $0.1].scalar == dot }
    #expect(dots.count == 2 && Set(dots.map(\.0)).count == 1)
    #expect(cells.count { $0.0 == dots.first?.0 && grid[$0.0, $0.1].scalar == line } > 8)
  }

  @Test("Lines are braille where blocks are coarser, unless the user chose the glyphs")
  func braille() {
    let wave = (0..<60).map { Double($0 * 7 % 31 + 5) }
    let waves = [wave, wave.map { 41 - $0 }]
    func hasBraille(_ glyphs: GlyphSet, _ chooses: Bool, _ kind: SeriesKind = .line) -> Bool {
      let state = ChartState(ChartSamples.days(waves, kind: kind), ChartLook())
      let grid = Self.grid(state, glyphs, .truecolor, choosesGlyphs: chooses)
      return grid.description.unicodeScalars.contains(where: Self.isBraille)
    }
    let finer = GlyphSet.allCases.filter { hasBraille($0, true) }
    #expect(finer == [.quadrant, .sextant, .wedge, .braille])
    #expect(hasBraille(.quadrant, true, .steps))
    #expect(GlyphSet.allCases.filter { hasBraille($0, false) } == [.braille])
    #expect(!hasBraille(.quadrant, true, .area) && !hasBraille(.quadrant, true, .bar))
  }
}
