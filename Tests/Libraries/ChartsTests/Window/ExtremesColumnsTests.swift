import Charts
import TestSupport
import Testing

/// Computes columns by definition, from every point and every piece of the drawn line.
struct BruteForce {
  let places: [Double]
  let values: [Double]

  func columns(_ grid: ColumnGrid, _ kind: SeriesKind) -> [ClosedRange<Double>?] {
    (0..<grid.count).map { column in
      let (left, right) = (grid.edge(column), grid.edge(column + 1))
      let isLast = column + 1 == grid.count
      let near = values.indices.filter {
        places[$0] <= right && places[min($0 + 1, places.count - 1)] >= left
      }
      let found = near.flatMap { index in
        point(index, left, right, isLast) + piece(index, left, right, isLast, kind)
      }
      return hull(found)
    }
  }

  private func holds(_ place: Double, _ left: Double, _ right: Double, _ isLast: Bool) -> Bool {
    place >= left && (place < right || isLast && place == right)
  }

  private func point(_ i: Int, _ left: Double, _ right: Double, _ isLast: Bool) -> [Double] {
    holds(places[i], left, right, isLast) ? [values[i]] : []
  }

  /// Returns the drawn values from a point to the next one, at both ends of the part in a column.
  private func piece(
    _ i: Int, _ left: Double, _ right: Double, _ isLast: Bool, _ kind: SeriesKind
  ) -> [Double] {
    guard i + 1 < values.count, values[i].isFinite else { return [] }
    let (start, end) = (places[i], places[i + 1])
    let (from, to) = (max(start, left), min(end, right))
    let isSeen = from < to || from == to && holds(from, left, right, isLast)
    guard isSeen else { return [] }
    switch kind {
    case .steps:
      let isRiserSeen = holds(end, left, right, isLast) && values[i + 1].isFinite
      // A level ends before a gap.
      let isLevelSeen = from < to || start == from || values[i + 1].isFinite
      return (isLevelSeen ? [values[i]] : []) + (isRiserSeen ? [values[i + 1]] : [])
    case .line, .area:
      guard values[i + 1].isFinite else { return [] }
      guard start < end else { return [values[i], values[i + 1]] }
      return [from, to].map {
        values[i] + (values[i + 1] - values[i]) * (($0 - start) / (end - start))
      }
    default: return []
    }
  }
}

struct ExtremesColumnsTests {
  func check(_ positions: Positions, _ values: [Double], _ grid: ColumnGrid) {
    let tree = Extremes(values)
    let places = (0..<positions.count).map { positions[$0] }
    for kind in [SeriesKind.line, .steps, .points] {
      let found = tree.columns(grid, positions: positions, kind: kind)
      let expected = BruteForce(places: places, values: values).columns(grid, kind)
      #expect(found.count == grid.count)
      let wrong = zip(found, expected).enumerated().filter { !agree($1.0, $1.1) }
      #expect(wrong.isEmpty, "\(kind) \(places.prefix(20)) \(values.prefix(20)) \(grid)")
    }
  }

  @Test("Columns agree with brute force", arguments: 0..<200)
  func columnsAgreeWithBruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...(seed % 2 == 0 ? 12 : 300), using: &random)
    let positions = random.positions(count)
    let values = random.values(count, gaps: [0, 0.1, 0.5][Int.random(in: 0..<3, using: &random)])
    for _ in 0..<2 {
      let window = random.window(on: positions)
      let columns = Int.random(in: 1...50, using: &random)
      check(
        positions, values, ColumnGrid(window: window, count: columns, origin: positions[0]))
    }
  }

  @Test("Columns of many points agree with brute force", arguments: [2_000, 100_000])
  func columnsOfManyPointsAgreeWithBruteForce(count: Int) {
    var random = SeededGenerator(seed: 7)
    let positions = random.positions(count)
    let values = random.values(count, gaps: 0.01)
    let window = positions[count / 5]...positions[count / 2] + 0.25
    check(positions, values, ColumnGrid(window: window, count: 2, origin: positions[0]))
  }

  @Test("A window is one column", arguments: 0..<50)
  func windowIsOneColumn(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let positions = random.positions(80)
    let values = random.values(80, gaps: 0.2)
    let window = random.window(on: positions)
    guard window.lowerBound < window.upperBound else { return }
    let grid = ColumnGrid(window: window, count: 1, origin: window.lowerBound)
    for kind in [SeriesKind.line, .steps, .points] {
      let tree = Extremes(values)
      let column = tree.columns(grid, positions: positions, kind: kind)[0]
      let seen = grid.edge(0)...grid.edge(1)
      #expect(agree(column, tree.range(in: seen, positions: positions, kind: kind)))
    }
  }

  @Test("Connected columns touch") func connectedColumnsTouch() throws {
    var random = SeededGenerator(seed: 3)
    let positions = random.positions(500)
    let tree = Extremes(random.values(500, gaps: 0))
    let span = try #require(positions.span)
    let grid = ColumnGrid(window: span, count: 160, origin: span.lowerBound)
    let columns = tree.columns(grid, positions: positions).compactMap { $0 }
    #expect(columns.count == 160)
    for (one, next) in zip(columns, columns.dropFirst()) { #expect(one.overlaps(next)) }
  }

  @Test("A single-sample spike is visible") func singleSampleSpikeIsVisible() {
    var values = Array(repeating: 0.0, count: 100_000)
    let spikes = (0..<20).map { $0 * 5_000 + 1_234 }
    for spike in spikes { values[spike] = 1 }
    let positions = Positions(.regular(start: 0, step: 1, count: 100_000), unit: .number)
    let grid = ColumnGrid(window: 0...99_999, count: 160, origin: 0)
    let columns = Extremes(values).columns(grid, positions: positions)
    #expect(columns.count { $0?.upperBound == 1 } == 20)
  }

  @Test("The newest point is visible") func newestPointIsVisible() {
    for count in [2, 3, 7, 112, 372, 1_000] {
      for columns in 1...200 {
        let positions = Positions(.regular(start: 0.1, step: 0.3, count: count), unit: .number)
        var values = Array(repeating: 0.0, count: count)
        values[count - 1] = 5
        let grid = ColumnGrid(
          window: positions[0]...positions[count - 1], count: columns, origin: positions[0])
        let found = Extremes(values).columns(grid, positions: positions, kind: .points)
        #expect(found.last??.upperBound == 5)
      }
    }
  }

  @Test("A step ends at a gap") func stepEndsAtAGap() {
    let positions = Positions(.regular(start: 0, step: 1, count: 4), unit: .number)
    let grid = ColumnGrid(window: 0...3, count: 3, origin: 0)
    let tree = Extremes([5, .nan, 7, 8])
    #expect(tree.columns(grid, positions: positions, kind: .steps) == [5...5, nil, 7...8])
    #expect(tree.columns(grid, positions: positions, kind: .line) == [5...5, nil, 7...8])
  }

  @Test("Extreme values produce columns") func extremeValuesProduceColumns() {
    let positions = Positions(.listed([-1.7e308, 0, 1.7e308]), unit: .number)
    let tree = Extremes([-1.7e308, 1.7e308, -1.7e308])
    let grid = ColumnGrid(window: -1.7e308...1.7e308, count: 10, origin: -1.7e308)
    let columns = tree.columns(grid, positions: positions).compactMap { $0 }
    #expect(columns.count == 10)
    #expect(columns.allSatisfy { $0.lowerBound.isFinite && $0.upperBound.isFinite })
  }
}
