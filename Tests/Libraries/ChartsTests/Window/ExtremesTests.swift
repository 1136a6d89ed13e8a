import TestSupport
import Testing

@testable import Charts

struct ExtremesTests {
  @Test(
    "Ranges agree with a linear scan",
    arguments: [0, 1, 2, 63, 64, 65, 127, 128, 129, 1000, 4096, 100_000])
  func rangesAgreeWithALinearScan(count: Int) {
    for gaps in [0, 0.2, 0.99, 1] {
      var random = SeededGenerator(seed: UInt64(count))
      let values = random.values(count, gaps: gaps)
      let tree = Extremes(values)
      for _ in 0..<(count > 10_000 ? 4 : 100) {
        let ends = [
          Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random),
        ].sorted()
        #expect(tree.range(of: ends[0]..<ends[1]) == hull(values[ends[0]..<ends[1]]))
      }
      #expect(tree.range(of: -5..<count + 5) == hull(values))
    }
  }

  @Test("An appended tree equals one built at once", arguments: 0..<20)
  func appendedTreeEqualsOneBuiltAtOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var values: [Double] = []
    var tree = Extremes([])
    for _ in 0..<60 {
      let more = random.values(Int.random(in: 0...90, using: &random), gaps: 0.1)
      if more.count == 1 { tree.append(more[0]) } else { tree.append(contentsOf: more) }
      values += more
      if Int.random(in: 0..<10, using: &random) == 0 {
        let count = Int.random(in: 0...values.count, using: &random)
        tree.removeFirst(count)
        values.removeFirst(count)
      }
      #expect(tree.count == values.count)
      let start = Int.random(in: 0...values.count, using: &random)
      let end = Int.random(in: start...values.count, using: &random)
      #expect(tree.range(of: start..<end) == hull(values[start..<end]))
      #expect(tree.byteCount == Extremes(values).byteCount)
    }
  }

  @Test("The tree takes half a byte per value") func treeTakesHalfABytePerValue() {
    let tree = Extremes(Array(repeating: 1, count: 1 << 20))
    #expect(abs(Double(tree.byteCount) / Double(1 << 20) - 0.5) < 0.001)
  }

  @Test("Huge values are exact") func hugeValuesAreExact() {
    let tree = Extremes(Array(repeating: 1e308, count: 100) + [-1.7e308, .nan, .infinity])
    #expect(tree.range(of: 0..<103) == -1.7e308...1e308)
    #expect(tree.range(of: 101..<103) == nil)
  }

  @Test("Ranges agree with the contest") func rangesAgreeWithTheContest() {
    // The contest’s first charts: the window's indices, its range, and the range of everything.
    let expected: [(Range<Int>, ClosedRange<Double>, ClosedRange<Double>)] = [
      (33..<88, 26...278, 12...278), (33..<88, 4277...47596, 2965...47596),
      (33..<88, 3961...7065, 3961...7147), (33..<88, 10...106, 10...154),
      (111..<296, 431_800...4_505_200, 328_510...4_505_200),
    ]
    #expect(SampleCharts.stage1.count == 5)
    for (set, numbers) in zip(SampleCharts.stage1, expected) {
      let trees = set.series.map { Extremes($0.values) }
      let window = trees.compactMap { $0.range(of: numbers.0) }
      #expect(hull(window.flatMap { [$0.lowerBound, $0.upperBound] }) == numbers.1)
      let whole = trees.compactMap { $0.range(of: 0..<set.positions.count) }
      #expect(hull(whole.flatMap { [$0.lowerBound, $0.upperBound] }) == numbers.2)
    }
  }

  @Test("A line that joins gaps is that of its values alone", arguments: 0..<60)
  func joinedGaps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...300, using: &generator)
    let share = Double.random(in: 0...1, using: &generator)
    let values = (0..<count).map { _ in
      Double.random(in: 0..<1, using: &generator) < share
        ? Double.nan : Double.random(in: -9...9, using: &generator)
    }
    let kept = values.indices.filter { values[$0].isFinite }
    let kind: SeriesKind = seed % 2 == 0 ? .line : .steps
    let all = Positions(.regular(start: 0, step: 1, count: count), unit: .number)
    let own = Positions(.listed(kept.map(Double.init)), unit: .number)
    let start = Double.random(in: 0...Double(count - 1), using: &generator)
    let window = start...Double.random(in: start...Double(count), using: &generator)
    let (joined, alone) = (Extremes(values, joinsGaps: true), Extremes(kept.map { values[$0] }))
    #expect(
      joined.range(in: window, positions: all, kind: kind)
        == alone.range(in: window, positions: own, kind: kind))
    let frame = PlotFrameTests.frame(window.lowerBound...(window.upperBound + 1), -9...9)
    #expect(
      LinePlot(joined, at: all, kind: kind, in: frame).runs()
        == LinePlot(alone, at: own, kind: kind, in: frame).runs())
  }

  @Test("A tree whose last value changes is that of the new list", arguments: [1, 63, 64, 65, 500])
  func changedEnd(count: Int) {
    var list = (0..<count).map { Double($0 * 7 % 13) }
    var tree = Extremes(list)
    list[count - 1] = 900
    list += [3, 4]
    tree.update(list, removed: 0, on: .linear)
    #expect(
      tree.values == list
        && tree.range(of: 0..<list.count) == Extremes(list).range(of: 0..<list.count))
    tree.update(Array(list.dropFirst(1)), removed: 1, on: .linear)
    #expect(tree.values == Array(list.dropFirst(1)))
  }
}
