import Charts
import TestSupport
import Testing

struct ColumnGridTests {
  @Test("A window at the origin has its own edges") func windowAtTheOriginHasItsOwnEdges() {
    let grid = ColumnGrid(window: 10...20, count: 5, origin: 10)
    #expect((0...5).map { grid.edge($0) } == [10, 12, 14, 16, 18, 20])
    #expect(grid.columns(to: 13) == 1.5)
  }

  @Test("A moved window keeps its edges") func movedWindowKeepsItsEdges() {
    let grid = ColumnGrid(window: 0...100, count: 10, origin: 0)
    let edges = Set((0...10).map { grid.edge($0) })
    for shift in stride(from: 0.1, to: 10, by: 0.7) {
      // The window as a drag computes it, with rounding errors.
      let moved = ColumnGrid(window: 0 + shift...100 + shift, count: 10, origin: 0)
      #expect(moved.edge(0) >= shift - 1e-4)
      #expect((0..<10).filter { !edges.contains(moved.edge($0)) }.isEmpty)
    }
  }

  @Test(
    "A window moved by whole columns starts at a column",
    arguments: [0.1, 0.3, 0.7, 1.1, 3, 1e9 / 7])
  func windowMovedByWholeColumnsStartsAtAColumn(width: Double) {
    for shift in 0..<200 {
      // Most of these widths aren't exact, so sums of them aren't whole multiples.
      let lower = (0..<shift).reduce(0.0) { sum, _ in sum + width }
      let grid = ColumnGrid(window: lower...lower + 10 * width, count: 10, origin: 0)
      #expect(abs(grid.edge(0) - lower) < 1e-6 * width)
    }
  }

  @Test("Positions are in their columns") func positionsAreInTheirColumns() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let lower = Double.random(in: -1e6...1e6, using: &random)
      let window = lower...lower + Double.random(in: 1e-3...1e6, using: &random)
      let grid = ColumnGrid(window: window, count: 37, origin: -3)
      let wrong = (0..<37).filter { column in
        grid.column(of: grid.edge(column)) != column
          || grid.column(of: grid.edge(column + 1).nextDown) != column
      }
      #expect(wrong.isEmpty, "\(grid)")
      #expect(grid.column(of: grid.edge(37)) == 36)
      #expect(grid.column(of: grid.edge(0).nextDown) == nil)
      #expect(grid.column(of: grid.edge(37).nextUp) == nil)
      #expect(grid.edge(37) >= window.upperBound)
    }
  }

  @Test("A single position is in the middle column") func singlePositionIsInTheMiddleColumn() {
    let grid = ColumnGrid(window: 7...7, count: 11, origin: 7)
    #expect(grid.column(of: 7) == 5)
    let positions = Positions(.listed([7]), unit: .number)
    let columns = Extremes([3]).columns(grid, positions: positions)
    #expect(columns[5] == 3...3)
    #expect(columns.count { $0 != nil } == 1)
  }

  @Test("A grid without columns is empty") func gridWithoutColumnsIsEmpty() {
    let grid = ColumnGrid(window: 0...1, count: 0, origin: 0)
    #expect(grid.column(of: 0.5) == nil)
    let positions = Positions(.listed([0, 1]), unit: .number)
    #expect(Extremes([1, 2]).columns(grid, positions: positions).isEmpty)
  }
}
