import Charts
import Testing

struct RebaseTests {
  private static func changes(_ values: [Double], _ indices: Range<Int>) -> [Double] {
    ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: values.count), unit: .number),
      series: [Series(label: "x", values: values)]
    ).rebased(on: indices).series[0].values
  }

  @Test("Changes are in percent of the first value of a window, also outside it")
  func window() {
    #expect(Self.changes([1, 2, 3, 1], 1..<3) == [-50, 0, 50, -50])
    #expect(Self.changes([1, 2, 3, 1], 3..<4) == [0, 100, 200, 0])
  }

  @Test("A rise is positive below zero, too; leading zeros and gaps are skipped")
  func bases() {
    #expect(Self.changes([-2, -1, 2], 0..<3) == [0, 50, 200])
    #expect(Self.changes([0, 4, 5], 0..<3) == [-100, 0, 25])
    let gap = Self.changes([.nan, 4, 5], 0..<3)
    #expect(gap[0].isNaN && gap.dropFirst() == [0, 25])
    #expect(Self.changes([0, 0], 0..<2).allSatisfy { $0.isNaN })
    #expect(Self.changes([1, 2], 1..<1).allSatisfy { $0.isNaN })
  }

  @Test("Candles change as a whole; volume below prices doesn’t")
  func volume() {
    var set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: 2), unit: .days),
      series: [
        Series(
          label: "c", kind: .candle, values: [2, 4],
          candles: Candles(open: [1, 2], high: [3, 5], low: [1, 1])),
        Series(label: "v", kind: .bar, values: [7, 8]),
      ])
    set.hasTwoAxes = true
    let shown = set.rebased(on: 0..<2)
    #expect(shown.series[0].values == [0, 100] && shown.series[0].unit == "%")
    #expect(shown.series[0].candles?.high == [50, 150])
    #expect(shown.series[1] == set.series[1])
  }

  @Test("A change that overflows has a finite percentage")
  func huge() {
    let set = lines([-1.7e308, 1.7e308]).rebased(on: 0..<2)
    #expect(set.series[0].values == [0, 200])
  }
}
