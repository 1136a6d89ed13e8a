import Charts
import TestSupport
import Testing

struct VerticalRangesTests {
  func set(_ series: [Series], count: Int = 5) -> ChartSet {
    ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: count), unit: .number),
      series: series)
  }

  func ranges(
    _ set: ChartSet, _ window: ClosedRange<Double>, hidden: [Int] = [],
    on kind: ScaleType = .linear
  ) -> [ClosedRange<Double>] {
    var visibility = Visibility(count: set.series.count)
    for index in hidden { _ = visibility.toggle(index) }
    return VerticalRanges(set, visibility, on: kind).ranges(of: set, in: window)
  }

  @Test("The range of lines covers their visible part") func rangeOfLinesCoversTheirVisiblePart() {
    let set = set([Series(label: "a", values: [0, 10, 20, 10, -40])])
    #expect(ranges(set, 1...3) == [10...20])
    #expect(ranges(set, 0.5...3.5) == [-15...20])
    #expect(ranges(set, 1.2...1.3) == [12...13])
  }

  @Test("Hidden series don't affect the range") func hiddenSeriesDontAffectTheRange() {
    let set = set([
      Series(label: "a", values: [1, 2, 3, 4, 5]), Series(label: "b", values: [9, 9, 9, 9, 90]),
    ])
    #expect(ranges(set, 0...4) == [1...90])
    #expect(ranges(set, 0...4, hidden: [1]) == [1...5])
  }

  @Test("The range of bars and areas includes zero") func rangeOfBarsAndAreasIncludesZero() {
    let values = [5.0, 6, 7, 6, 5]
    #expect(ranges(set([Series(label: "a", kind: .bar, values: values)]), 0...4) == [0...7])
    #expect(ranges(set([Series(label: "a", kind: .area, values: values)]), 1...2) == [0...7])
    let below = values.map { -$0 }
    #expect(ranges(set([Series(label: "a", kind: .bar, values: below)]), 0...4) == [-7...0])
  }

  @Test("Bars are visible half a step outside the window")
  func barsAreVisibleHalfAStepOutsideTheWindow() {
    let set = set([Series(label: "a", kind: .bar, values: [9, 1, 2, 3, 50])])
    #expect(ranges(set, 0.6...3.4) == [0...3])
    #expect(ranges(set, 0.5...3.4) == [0...9])
  }

  @Test("The range of candles is from low to high") func rangeOfCandlesIsFromLowToHigh() {
    let candles = Candles(open: [2, 2, 2], high: [4, 8, 5], low: [1, -3, 0])
    let series = Series(label: "c", kind: .candle, values: [3, 3, 3], candles: candles)
    #expect(ranges(set([series], count: 3), 0...2) == [-3...8])
    #expect(ranges(set([series], count: 3), 2...2.4) == [0...5])
  }

  @Test("Two axes have a range each") func twoAxesHaveARangeEach() {
    var set = set([
      Series(label: "a", values: [1, 2, 3, 4, 5]), Series(label: "b", values: [10, 20, 30, 0, 90]),
    ])
    set.hasTwoAxes = true
    #expect(ranges(set, 0...4) == [1...5, 0...90])
    #expect(ranges(set, 0...4, hidden: [0]) == [0...1, 0...90])
  }

  @Test("The range of stacks is from zero to the visible sums")
  func rangeOfStacksIsFromZeroToTheVisibleSums() {
    var set = set([
      Series(label: "a", kind: .bar, values: [1, 2, 3, 4, 5]),
      Series(label: "b", kind: .bar, values: [1, 1, .nan, 1, 1]),
      Series(label: "c", kind: .bar, values: [0, -2, 0, 0, 0]),
    ])
    set.isStacked = true
    #expect(ranges(set, 0...4) == [-2...6])
    #expect(ranges(set, 2...2.4) == [0...3])
    #expect(ranges(set, 0...4, hidden: [0, 2]) == [0...1])
  }

  @Test("The range of the contest's stack is its sums") func rangeOfTheContestsStackIsItsSums()
    throws
  {
    let set = SampleCharts.stacked
    let span = try #require(set.positions.span)
    let sums = (0..<set.positions.count).map { index in
      set.series.reduce(0) { $0 + $1.values[index] }
    }
    let greatest = try #require(sums.max())
    #expect(ranges(set, span) == [0...greatest])
  }

  @Test("Percentages range from 0 to 100") func percentagesRangeFrom0To100() throws {
    let set = SampleCharts.percentage
    let span = try #require(set.positions.span)
    #expect(ranges(set, span) == [0...100])
  }

  @Test("The contest's two axes have their own ranges") func contestsTwoAxesHaveTheirOwnRanges()
    throws
  {
    let set = SampleCharts.twoAxes
    let span = try #require(set.positions.span)
    #expect(ranges(set, span) == set.series.compactMap { hull($0.values) })
  }

  @Test("Flat and empty ranges have a height") func flatAndEmptyRangesHaveAHeight() {
    func range(_ value: Double, on kind: ScaleType = .linear) -> ClosedRange<Double> {
      let series = Series(label: "a", values: Array(repeating: value, count: 5))
      return ranges(set([series]), 0...4, on: kind)[0]
    }
    #expect(range(7) == 0...14)
    #expect(range(-7) == -14...0)
    #expect(range(0) == 0...100)
    #expect(range(.nan) == 0...1)
    #expect(range(1e308) == 0...Double.greatestFiniteMagnitude)
    #expect(range(7, on: .log10) == 0.7...70)
    #expect(range(-7, on: .log10) == 1...10)
    let tiny = set([Series(label: "a", values: [1e6, 1e6 + 1e-5, 1e6, 1e6, 1e6])])
    #expect(agree(ranges(tiny, 0...4)[0], 0...2e6))
    let small = set([Series(label: "a", values: [1e-9, 2e-9, 1e-9, 1e-9, 1e-9])])
    #expect(ranges(small, 0...4) == [1e-9...2e-9])
  }

  @Test("A logarithmic axis omits values that aren't positive")
  func logarithmicAxisOmitsValuesThatArentPositive() {
    let set = set([Series(label: "a", kind: .bar, values: [-5, 0, 3, 300, .nan])])
    #expect(ranges(set, 0...4, on: .log10) == [3...300])
  }

  @Test("Outside the data the range is the default") func outsideTheDataTheRangeIsTheDefault() {
    let set = set([Series(label: "a", values: [1, 2, 3, 4, 5])])
    #expect(ranges(set, 10...20) == [0...1])
  }

  @Test("An updated range equals a recomputed one", arguments: 0..<40)
  func updatedRangeEqualsARecomputedOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var set = set(
      [
        Series(label: "a", kind: seed % 2 == 0 ? .bar : .area, values: []),
        Series(label: "b", kind: .area, values: []), Series(label: "c", values: []),
      ], count: 0)
    set.isStacked = seed % 3 == 0
    var visibility = Visibility(count: 3)
    var kept = VerticalRanges(set, visibility)
    for _ in 0..<12 {
      let more = Int.random(in: 0...40, using: &random)
      for index in set.series.indices {
        set.series[index].values += random.values(more, gaps: 0.2)
      }
      let removed = Int.random(in: 0...3, using: &random) * set.series[0].values.count / 4
      for index in set.series.indices { set.series[index].values.removeFirst(removed) }
      let count = set.series[0].values.count
      set.positions.storage = .regular(start: 0, step: 1, count: count)
      kept.update(set, removed: removed)
      _ = visibility.toggle(Int.random(in: 0..<3, using: &random))
      kept.show(visibility, of: set)
      let start = Double.random(in: 0...20, using: &random)
      let window = start...start + 11.5
      #expect(
        kept.ranges(of: set, in: window)
          == VerticalRanges(set, visibility).ranges(of: set, in: window))
    }
  }

  @Test("Small values aren’t flat if they differ")
  func small() {
    let set = lines([-3e-30, 3e-30])
    let ranges = VerticalRanges(set, Visibility(count: 1)).ranges(of: set, in: 0...1)
    #expect(ranges == [-3e-30...3e-30])
  }
}
