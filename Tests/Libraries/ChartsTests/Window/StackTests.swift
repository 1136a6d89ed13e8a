import TestSupport
import Testing

@testable import Charts

struct StackTests {
  func set(_ columns: [Double]..., kind: SeriesKind = .bar, percentage: Bool = false) -> ChartSet {
    let series = columns.enumerated().map {
      Series(label: "\($0.offset)", kind: kind, values: $0.element)
    }
    var set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: columns[0].count), unit: .number),
      series: series)
    set.isStacked = true
    set.isPercentage = percentage
    return set
  }

  @Test("Layers stack on each other") func layersStackOnEachOther() {
    let stack = Stack(set([1, 2], [3, .nan], [5, 5]), weights: [])
    #expect(stack.layers(at: 0) == [0...1, 1...4, 4...9])
    #expect(stack.layers(at: 1) == [0...2, nil, 2...7])
    #expect(stack.extent(at: 1) == 0...7)
    #expect(stack.sum(at: 1) == 7)
  }

  @Test("Negative layers stack downward") func negativeLayersStackDownward() {
    let stack = Stack(set([1], [-3], [5], [-1]), weights: [])
    #expect(stack.layers(at: 0) == [0...1, -3...0, 1...6, -4 ... -3])
    #expect(stack.extent(at: 0) == -4...6)
    #expect(stack.sum(at: 0) == 2)
  }

  @Test("Hidden series take no space") func hiddenSeriesTakeNoSpace() {
    let set = set([1], [3], [5])
    var visibility = Visibility(count: 3)
    _ = visibility.toggle(1)
    #expect(Stack(set, visibility).layers(at: 0) == [0...1, nil, 1...6])
    #expect(Stack(set, weights: [1, 0.5, 1]).layers(at: 0) == [0...1, 1...2.5, 2.5...7.5])
  }

  @Test("Lines aren't stacked") func linesArentStacked() {
    let stack = Stack(set([1], [3], kind: .line), weights: [])
    #expect(stack.layers(at: 0) == [nil, nil])
    #expect(stack.extent(at: 0) == nil)
    #expect(stack.sum(at: 0).isNaN)
  }

  @Test("Shares add up to 100") func sharesAddUpTo100() {
    let stack = Stack(set([1, 0], [3, 0], [-5, 0], percentage: true), weights: [])
    #expect(stack.shares(at: 0) == [25, 75, 0])
    #expect(stack.layers(at: 0) == [0...25, 25...100, 100...100])
    #expect(stack.layers(at: 1) == [nil, nil, nil])
    #expect(stack.wholeShares(at: 0) == [25, 75, 0])
  }

  @Test("Shares in the contest's data are of the visible series")
  func sharesInTheContestsDataAreOfTheVisibleSeries() {
    let set = SampleCharts.percentage
    #expect(set.series.count == 6)
    var visibility = Visibility(count: 6)
    for hidden in [[], [0], [3, 5], [1, 2]] {
      for index in hidden { _ = visibility.toggle(index) }
      let stack = Stack(set, visibility)
      for index in 0..<set.positions.count {
        let shares = stack.shares(at: index).filter { !$0.isNaN }
        let holds =
          shares.count == visibility.visibleCount && isClose(shares.reduce(0, +), 100)
          && stack.wholeShares(at: index).reduce(0) { $0 + ($1 ?? 0) } == 100
          && isClose(stack.extent(at: index)?.upperBound ?? 0, 100)
        #expect(holds, "day \(index), hidden \(hidden)")
      }
    }
  }

  @Test("Huge values stay finite") func hugeValuesStayFinite() {
    let set = set([1.7e308], [1.7e308], percentage: true)
    #expect(Stack(set, weights: []).shares(at: 0) == [50, 50])
    var sums = set
    sums.isPercentage = false
    #expect(Stack(sums, weights: []).extent(at: 0) == 0...Double.greatestFiniteMagnitude)
  }

  @Test("Layers are as high as their values", arguments: 0..<50)
  func layersAreAsHighAsTheirValues(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let set = set(
      random.values(20, gaps: 0.2), random.values(20, gaps: 0.2), random.values(20, gaps: 0.2))
    let stack = Stack(set, weights: [])
    for index in 0..<20 {
      var (above, below) = (0.0, 0.0)
      for (one, layer) in zip(set.series, stack.layers(at: index)) {
        let value = one.value(at: index)
        guard let layer else {
          #expect(value.isNaN)
          continue
        }
        #expect(layer == (value < 0 ? below + value...below : above...above + value))
        if value < 0 { below += value } else { above += value }
      }
    }
  }
}
