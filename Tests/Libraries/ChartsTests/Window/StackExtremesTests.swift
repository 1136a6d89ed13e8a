import TestSupport
import Testing

@testable import Charts

/// Computes the ends of a stack by definition, from its layers at every position.
struct StackBruteForce {
  let stack: Stack
  let positions: Positions

  /// Returns the sums up to each visible layer at a position; `nil` if everything is missing.
  func sums(at index: Int) -> (tops: [Double], bottoms: [Double])? {
    let layers = stack.layers(at: index)
    guard layers.contains(where: { $0 != nil }) else { return nil }
    var (top, bottom) = (0.0, 0.0)
    var (tops, bottoms) = ([Double](), [Double]())
    for series in stack.shown {
      if let layer = layers[series] {
        top = max(top, layer.upperBound)
        bottom = min(bottom, layer.lowerBound)
      }
      tops.append(top)
      bottoms.append(bottom)
    }
    return (tops, bottoms)
  }

  func columns(_ grid: ColumnGrid, areBars: Bool) -> [StackEnds?] {
    let all = (0..<positions.count).map { sums(at: $0) }
    return (0..<grid.count).map { column in
      let (left, right) = (grid.edge(column), grid.edge(column + 1))
      let isLast = column + 1 == grid.count
      var ends = StackEnds(layers: stack.shown.count)
      for index in all.indices {
        let place = positions[index]
        if place >= left, place < right || isLast && place == right { add(all[index], to: &ends) }
        guard !areBars, index + 1 < all.count, let one = all[index], let next = all[index + 1]
        else { continue }
        let end = positions[index + 1]
        // The last edge is included even if the next position is beyond it.
        for edge in [left, right] where place < edge && edge <= end {
          let share = (edge - place) / (end - place)
          let tops = zip(one.tops, next.tops).map { $0 + ($1 - $0) * share }
          let bottoms = zip(one.bottoms, next.bottoms).map { $0 + ($1 - $0) * share }
          add((tops, bottoms), to: &ends)
        }
      }
      return ends.isEmpty ? nil : ends
    }
  }

  private func add(_ sums: (tops: [Double], bottoms: [Double])?, to ends: inout StackEnds) {
    guard let sums else { return }
    ends.isEmpty = false
    for layer in sums.tops.indices {
      ends.tops[layer] = max(ends.tops[layer], sums.tops[layer])
      ends.bottoms[layer] = min(ends.bottoms[layer], sums.bottoms[layer])
    }
  }
}

struct StackExtremesTests {
  static func set(
    _ count: Int, _ generator: inout SeededGenerator, kind: SeriesKind = .area, gaps: Double = 0.1
  ) -> ChartSet {
    let series = (0..<Int.random(in: 1...5, using: &generator)).map { index in
      Series(label: "y\(index)", kind: kind, values: generator.values(count, gaps: gaps))
    }
    var set = ChartSet(positions: generator.positions(count), series: series)
    set.isStacked = true
    set.isPercentage = Int.random(in: 0..<3, using: &generator) == 0
    return set
  }

  static func weights(_ set: ChartSet, _ generator: inout SeededGenerator) -> [Double] {
    set.series.map { _ in [0, 1, 1, 1, 0.37][Int.random(in: 0..<5, using: &generator)] }
  }

  private func agree(_ one: StackEnds?, _ other: StackEnds?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return zip(one.tops + one.bottoms, other.tops + other.bottoms).allSatisfy { isClose($0, $1) }
  }

  private func check(_ stack: Stack, _ positions: Positions, _ grid: ColumnGrid) {
    let trees = StackExtremes(stack)
    for areBars in [false, true] {
      let found = trees.columns(of: stack, at: positions, grid, areBars: areBars)
      let expected = StackBruteForce(stack: stack, positions: positions)
        .columns(grid, areBars: areBars)
      #expect(found.count == grid.count)
      #expect(zip(found, expected).allSatisfy { agree($0, $1) }, "\(grid) bars: \(areBars)")
    }
  }

  @Test("Each column has the ends of all its positions and crossings", arguments: 0..<60)
  func columns(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...(seed % 2 == 0 ? 40 : 700), using: &generator)
    let set = Self.set(count, &generator, gaps: [0, 0.1, 0.7][Int(seed % 3)])
    let stack = Stack(set, weights: Self.weights(set, &generator))
    let columns = Int.random(in: 1...20, using: &generator)
    let window = generator.window(on: set.positions)
    check(
      stack, set.positions, ColumnGrid(window: window, count: columns, origin: set.positions[0]))
  }

  @Test("Columns of many blocks are bit-exact when no edge crosses an area")
  func manyBlocks() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<3 {
      let set = Self.set(6_000, &generator, kind: .bar)
      let stack = Stack(set, weights: Self.weights(set, &generator))
      let grid = ColumnGrid(
        window: set.positions[1_001]...set.positions[5_777], count: 7, origin: set.positions[0])
      let found = StackExtremes(stack).columns(of: stack, at: set.positions, grid, areBars: true)
      let all = StackBruteForce(stack: stack, positions: set.positions)
      let expected = all.columns(grid, areBars: true)
      for (one, other) in zip(found, expected) {
        #expect(one?.tops == other?.tops && one?.bottoms == other?.bottoms)
      }
    }
  }

  @Test("Connected columns of areas touch, layer by layer")
  func connected() {
    var generator = SeededGenerator(seed: 9)
    let set = Self.set(3_000, &generator, gaps: 0)
    let stack = Stack(set, weights: [])
    let grid = ColumnGrid(
      window: set.positions[0]...set.positions[2_999], count: 100, origin: set.positions[0])
    let columns = StackExtremes(stack).columns(of: stack, at: set.positions, grid, areBars: false)
    for column in columns {
      guard let column else { continue }
      for layer in stack.shown.indices.dropFirst() {
        #expect(column.upper(layer).lowerBound == column.upper(layer - 1).upperBound)
        #expect(column.lower(layer).upperBound == column.lower(layer - 1).lowerBound)
      }
    }
  }

  @Test("Updated trees equal rebuilt ones", arguments: 0..<30)
  func updated(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var set = Self.set(1, &generator)
    var kept = StackExtremes(Stack(set, weights: []))
    for _ in 0..<8 {
      let more = Int.random(in: 0...150, using: &generator)
      let removed = Int.random(in: 0...3, using: &generator) * set.series[0].values.count / 4
      for index in set.series.indices {
        set.series[index].values += generator.values(more, gaps: 0.2)
        set.series[index].values.removeFirst(removed)
      }
      let count = set.series[0].values.count
      set.positions.storage = .regular(start: 0, step: 1, count: count)
      let weights = Bool.random(using: &generator) ? [] : Self.weights(set, &generator)
      let stack = Stack(set, weights: weights)
      kept.update(stack, removed: removed)
      #expect(kept.match(stack))
      let grid = ColumnGrid(window: 3.3...Double(count) + 4, count: 9, origin: 0)
      #expect(
        kept.columns(of: stack, at: set.positions, grid, areBars: false)
          == StackExtremes(stack).columns(of: stack, at: set.positions, grid, areBars: false))
    }
  }

  @Test("A window's range equals that of its columns", arguments: [SeriesKind.area, .bar])
  func ranges(kind: SeriesKind) {
    for seed in 0..<40 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let set = Self.set(400, &generator, kind: kind)
      let stack = Stack(set, weights: Self.weights(set, &generator))
      let window = generator.window(on: set.positions)
      let seen = kind == .bar ? set.positions.withBars(window) : window
      let trees = StackExtremes(stack)
      var bounds = Bounds()
      var least = Double.infinity
      for index in set.positions.indices(in: seen) {
        guard let extent = stack.extent(at: index) else { continue }
        bounds.add(extent)
        if extent.upperBound > 0 { least = min(least, extent.upperBound) }
      }
      let linear = trees.range(of: stack, at: set.positions, in: window, on: .linear)
      let logarithmic = trees.range(of: stack, at: set.positions, in: window, on: .log10)
      if kind == .bar {
        // The ends include 0 even if all values are on one side of it.
        #expect(linear?.upperBound == bounds.range.map { max(0, $0.upperBound) })
        #expect(linear?.lowerBound == bounds.range.map { min(0, $0.lowerBound) })
        #expect(logarithmic?.lowerBound == (least < .infinity ? least : nil))
      } else if window.lowerBound < window.upperBound {
        let grid = ColumnGrid(window: window, count: 1, origin: window.lowerBound)
        let seen = grid.edge(0)...grid.edge(1)
        let range = trees.range(of: stack, at: set.positions, in: seen, on: .linear)
        let column = trees.columns(of: stack, at: set.positions, grid, areBars: false)[0]
        #expect(range?.upperBound == column?.tops.last && range?.lowerBound == column?.bottoms.last)
      }
    }
  }

  @Test("A single-position spike is visible among any neighbors")
  func spikes() {
    var values = Array(repeating: 1.0, count: 20_000)
    let places = (0..<20).map { $0 * 1_000 + 234 }
    for place in places { values[place] = 50 }
    let flat = Array(repeating: 2.0, count: values.count)
    var set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: values.count), unit: .number),
      series: [
        Series(label: "a", kind: .area, values: flat),
        Series(label: "b", kind: .area, values: values),
      ])
    set.isStacked = true
    let stack = Stack(set, weights: [])
    let grid = ColumnGrid(window: 0...19_999, count: 160, origin: 0)
    let columns = StackExtremes(stack).columns(of: stack, at: set.positions, grid, areBars: false)
    #expect(columns.count { $0?.upper(1) == 2...52 } == 20)
    #expect(columns.count { $0?.upper(1) == 2...3 } == 140)
  }
}
