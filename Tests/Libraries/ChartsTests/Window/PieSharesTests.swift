import Charts
import TestSupport
import Testing

struct PieSharesTests {
  func set(_ columns: [Double]...) -> ChartSet {
    ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: columns[0].count), unit: .days),
      series: columns.enumerated().map {
        Series(label: "\($0.offset)", kind: .area, values: $0.element)
      })
  }

  @Test("Slices are averages over the window") func slicesAreAveragesOverTheWindow() {
    let set = set([1, 2, 3, 100], [4, .nan, 8, 100], [.nan, .nan, .nan, 100])
    let pie = PieShares(set, in: 0...2.5, Visibility(count: 3))
    #expect(pie.slices.map(\.series) == [0, 1])
    #expect(pie.slices.map(\.average) == [2, 6])
    #expect(pie.slices.map(\.fraction) == [0.25, 0.75])
    #expect(pie.slices.map(\.percent) == [25, 75])
  }

  @Test("The largest remainders get the rest") func largestRemaindersGetTheRest() {
    let thirds = PieShares(set([1], [1], [1]), in: 0...0, Visibility(count: 3))
    #expect(thirds.slices.map(\.percent) == [34, 33, 33])
    let sixths = PieShares(set([1], [3], [2]), in: 0...0, Visibility(count: 3))
    #expect(sixths.slices.map(\.percent) == [17, 50, 33])
  }

  @Test("Values that aren't positive have no share") func valuesThatArentPositiveHaveNoShare() {
    let pie = PieShares(set([-5], [0], [2]), in: 0...0, Visibility(count: 3))
    #expect(pie.slices.map(\.percent) == [0, 0, 100])
    let none = PieShares(set([0], [0]), in: 0...0, Visibility(count: 2))
    #expect(none.slices.map(\.percent) == [0, 0])
    #expect(none.slices.map(\.fraction) == [0, 0])
  }

  @Test("Huge values have shares") func hugeValuesHaveShares() {
    let pie = PieShares(set([1.7e308, 1.7e308], [1.7e308, 0]), in: 0...1, Visibility(count: 2))
    #expect(pie.slices.map(\.percent) == [67, 33])
    #expect(isClose(pie.slices.reduce(0) { $0 + $1.fraction }, 1))
  }

  @Test("Percentages add up and are close to their shares", arguments: 0..<200)
  func percentagesAddUpAndAreCloseToTheirShares(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = (0..<Int.random(in: 1...50, using: &random)).map { _ in
      [abs(random.value(gaps: 0)) + (seed % 2 == 0 ? 0.001 : 1)]
    }
    let series = columns.enumerated().map { Series(label: "\($0.offset)", values: $0.element) }
    let set = ChartSet(positions: Positions(.listed([0]), unit: .days), series: series)
    let pie = PieShares(set, in: 0...0, Visibility(count: columns.count))
    #expect(pie.slices.reduce(0) { $0 + $1.percent } == 100)
    for slice in pie.slices { #expect(abs(Double(slice.percent) - slice.fraction * 100) < 1) }
  }

  @Test("The contest's pie averages its days") func contestsPieAveragesItsDays() throws {
    let set = SampleCharts.percentage
    let days = 100..<107
    let window = set.positions[100]...set.positions[106]
    let pie = PieShares(set, in: window, Visibility(count: 6))
    let expected = set.series.map { $0.values[days].reduce(0, +) / 7 }
    #expect(pie.slices.map(\.average) == expected)
    #expect(pie.slices.reduce(0) { $0 + $1.percent } == 100)
  }
}
