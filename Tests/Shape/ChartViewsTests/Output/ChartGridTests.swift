import Cells
import Charts
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

@Suite("Charts in cells")
struct ChartGridTests {
  private static func surface(_ glyphs: GlyphSet, _ depth: ColorDepth) -> Surface {
    var surface = Surface(Capabilities.usual, isTerminal: true)
    (surface.glyphs, surface.depth) = (glyphs, depth)
    return surface
  }

  private static func grid(
    _ state: ChartState, _ glyphs: GlyphSet, title: String = "", columns: Int = 80, rows: Int = 24,
    depth: ColorDepth = .never
  ) -> Grid {
    ChartGrid.grid(
      state, title: title, columns: columns, rows: rows, surface: surface(glyphs, depth),
      palette: .file)
  }

  @Test("An ASCII chart contains only ASCII", arguments: [ColorDepth.never, .truecolor])
  func ascii(depth: ColorDepth) {
    var state = ChartState(
      ChartSamples.days([[-20_000, 5, 30_000], [1, .nan, 3]], names: ["Größe", "–"]), ChartLook())
    state.changeVisibility(of: 1, at: .zero, isStill: true) { $0.toggle(1) }
    let grid = Self.grid(state, .ascii, title: "Größe … 表", depth: depth)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        #expect(grid[column, row].scalar.isASCII && grid[column, row].mark == "\0")
        #expect(grid[column, row].scalar.value >= 0x20)
      }
    }
    #expect(grid.text(ofRow: 0).hasPrefix("Gr"))
    #expect(grid.description.contains("-20k"))
  }

  @Test("The title, numbers, dates, names and boxes are visible")
  func texts() {
    let wave = (0..<60).map { Double($0 * 7 % 31 + 5) }
    let state = ChartState(ChartSamples.days([wave, wave.map { 90 - $0 }]), ChartLook())
    let grid = Self.grid(state, .quadrant, title: "A title")
    #expect(grid.text(ofRow: 0).hasPrefix("A title"))
    for text in ["Feb", "20", "80", "[✓ Joined]", "[✓ Left]"] {
      #expect(grid.description.contains(text), "\(text)")
    }
    #expect(grid.text(ofRow: 23).contains("[✓ Joined] [✓ Left]"))
  }

  @Test("A chart can be drawn at any size", arguments: GlyphSet.allCases)
  func sizes(glyphs: GlyphSet) {
    let state = ChartState(ChartSamples.days([[1, 5, 2], [4, 4, 4]]), ChartLook())
    for (columns, rows) in [(1, 1), (2, 9), (11, 3), (40, 2), (7, 30), (90, 6)] {
      let grid = Self.grid(state, glyphs, title: "T", columns: columns, rows: rows)
      #expect(grid.columns == columns && grid.rows == rows)
    }
  }

  // MARK: Exactness

  /// Returns a random walk of positive values, for which no zero line is drawn.
  private static func walk(_ count: Int) -> [Double] {
    var random = SeededGenerator(seed: UInt64(count))
    var value = 0.0
    let walk = (0..<count).map { _ -> Double in
      value += Double.random(in: -1...1, using: &random)
      return value
    }
    let least = walk.min() ?? 0
    return walk.map { $0 - least + 1 }
  }

  /// Returns the minimum and maximum in each of several columns of equal width, including the
  /// values where lines cross the columns' edges, by brute force.
  private static func extremes(_ values: [Double], columns: Int) -> [ClosedRange<Double>] {
    let width = Double(values.count - 1) / Double(columns)
    func value(at position: Double) -> Double {
      let index = min(values.count - 2, Int(position))
      let share = position - Double(index)
      return values[index] * (1 - share) + values[index + 1] * share
    }
    var found = (0..<columns).map { column in
      let ends = [value(at: Double(column) * width), value(at: Double(column + 1) * width)]
      return (least: min(ends[0], ends[1]), greatest: max(ends[0], ends[1]))
    }
    for (index, value) in values.enumerated() {
      let column = min(columns - 1, Int(Double(index) / width))
      found[column].least = min(found[column].least, value)
      found[column].greatest = max(found[column].greatest, value)
    }
    return found.map { $0.least...$0.greatest }
  }

  /// The painted parts of a grid with 8 by 16 cells.
  private struct PaintedCells {
    private let columns: Int
    private var masks: [[Bool]?] = []

    init(_ grid: Grid) {
      columns = grid.columns
      var known: [Cell: [Bool]] = [:]
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          let cell = grid[column, row]
          if known[cell] == nil, let mask = BlockNames.mask(of: cell.scalar) {
            let isReverse = cell.style.attributes.contains(.reverse)
            known[cell] = mask.map { $0 != isReverse }
          }
          masks.append(known[cell])
        }
      }
    }

    /// Returns whether a position is painted, not counting text.
    func contains(_ x: Double, _ y: Double) -> Bool {
      let (column, row) = (Int(x / 8), Int(y / 16))
      guard let mask = masks[row * columns + column] else { return false }
      return mask[Int((y / 16 - Double(row)) * 24) * 8 + Int(x) % 8]
    }
  }

  @Test(
    "Each column of dots covers its range of values, within a dot",
    arguments: [(1000, 80, 24), (100_000, 80, 24), (1_000_000, 80, 24), (100_000, 200, 60)])
  func exactness(count: Int, width: Int, height: Int) throws {
    let values = Self.walk(count)
    let positions = Positions(.regular(start: 0, step: 1, count: count), unit: .number)
    let state = ChartState(
      ChartSet(positions: positions, series: [Series(label: "y", values: values)]), ChartLook())
    let sets = count > 100_000 ? [GlyphSet.quadrant] : [.half, .quadrant, .braille]
    for glyphs in sets {
      let sheet = PaintedSheet.cells(
        state, columns: width, rows: height, glyphs: glyphs, depth: .never,
        without: [.title, .miniMap])
      let cells = PaintedCells(Self.grid(state, glyphs, columns: width, rows: height))
      let (plot, frame, dot) = (sheet.plot, sheet.frame(), sheet.canvas.dot)
      let columns = Int((plot.width / dot.width).rounded())
      let half = sheet.canvas.line / 2
      for (column, range) in Self.extremes(values, columns: columns).enumerated() {
        let x = plot.minX + (Double(column) + 0.5) * dot.width
        let rows = stride(from: plot.minY + 0.5, to: plot.maxY, by: 1).filter {
          cells.contains(x, $0)
        }
        let (top, bottom) = (frame.y(of: range.upperBound), frame.y(of: range.lowerBound))
        let first = try #require(rows.first, "\(glyphs): nothing in \(column)") - 0.5
        let last = try #require(rows.last) + 0.5
        // Half of the line's thickness is above its values, half below.
        let message = "\(glyphs), column \(column): \(first)...\(last) for \(top)...\(bottom)"
        #expect(abs(first - (top - half)) <= dot.height + 1, "\(message)")
        #expect(abs(last - (bottom + half)) <= dot.height + 1, "\(message)")
        // There are no holes: all dots between both ends are filled.
        #expect(Double(rows.count) == last - first, "\(message)")
      }
    }
  }
}
