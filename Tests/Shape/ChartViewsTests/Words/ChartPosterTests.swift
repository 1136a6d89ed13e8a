import Charts
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartPosterTests {
  private func poster(
    _ set: ChartSet, at index: Int, hiding hidden: [Int] = []
  ) throws -> [PosterLine] {
    var visibility = Visibility(count: set.series.count)
    for index in hidden { _ = visibility.toggle(index) }
    let reading = try #require(ChartSamples.reading(of: set, at: index, visibility))
    return ChartWords(set, on: .days).poster(reading, visibility)
  }

  @Test("Lines follow the order of the set")

  func linesFollowTheOrderOfTheSet() throws {
    let set = ChartSamples.days([[4_674_485, 2], [.nan, 3]])
    #expect(
      try poster(set, at: 0) == [
        PosterLine(name: "Sat, Jan 5 2019", value: ""),
        PosterLine(name: "Joined", value: "4\u{202F}674\u{202F}485", series: 0),
        PosterLine(name: "Left", value: "–", series: 1),
      ])
    #expect(try poster(set, at: 1, hiding: [0]).map(\.name) == ["Sun, Jan 6 2019", "Left"])
  }

  @Test("A stack has the total of its visible series")

  func stacksHaveASumOfWhatIsShown() throws {
    var set = ChartSamples.days([[1, 2], [3, .nan], [5, .nan]], kind: .bar)
    #expect(try poster(set, at: 0).count == 4)
    set.isStacked = true
    #expect(try poster(set, at: 0).last == PosterLine(name: "All", value: "9"))
    #expect(try poster(set, at: 0, hiding: [2]).last == PosterLine(name: "All", value: "4"))
    #expect(try poster(set, at: 0, hiding: [1, 2]).last?.name == "Joined")
    #expect(try poster(set, at: 1, hiding: [0]).last == PosterLine(name: "All", value: "–"))
  }

  @Test("Percentages are whole numbers that add up to 100")

  func percentagesAreWholeAndAddUp() throws {
    var set = ChartSamples.days([[1, 0], [1, 0], [1, 0]], kind: .area)
    set.isPercentage = true
    #expect(try poster(set, at: 0).map(\.percent) == [nil, "34%", "33%", "33%"])
    #expect(try poster(set, at: 0, hiding: [0]).map(\.percent) == [nil, "50%", "50%"])
    #expect(try poster(set, at: 1).map(\.percent) == [nil, "–", "–", "–"])
  }

  @Test("Percentages between two positions are those of the interpolated values")
  func interpolated() throws {
    var set = ChartSamples.days([[10, 30], [10, 10]], kind: .area)
    set.isPercentage = true
    let all = Visibility(count: 2)
    let reading = try #require(
      Indicator(at: ChartSamples.saturday + 0.5).exactReading(of: set, all))
    let lines = ChartWords(set, on: .days).poster(reading, all)
    #expect(lines.map(\.value) == ["", "20", "10"])
    #expect(lines.map(\.percent) == [nil, "67%", "33%"])
  }

  @Test("Percentages agree with the stack’s")
  func oracle() throws {
    var set = ChartSamples.days([[3, 7, .nan], [5, 11, 2], [-2, 13, 1]], kind: .area)
    set.isPercentage = true
    let stack = Stack(set, Visibility(count: 3))
    for index in 0..<3 {
      let expected = stack.wholeShares(at: index).map { $0.map { "\($0)%" } ?? "–" }
      #expect(try poster(set, at: index).dropFirst().map(\.percent) == expected)
    }
  }

  @Test("A candle has four lines")

  func candlesHaveFourLines() throws {
    var set = ChartSamples.days([[3]], kind: .candle)
    set.series[0].candles = Candles(open: [2], high: [4.5], low: [.nan])
    #expect(
      try poster(set, at: 0).dropFirst().map { "\($0.name) \($0.value)" }
        == ["Open 2", "High 4.5", "Low –", "Close 3"])
    set.series.append(Series(label: "v", name: "Volume", kind: .bar, values: [100]))
    #expect(
      try poster(set, at: 0).dropFirst().map(\.name)
        == ["Open", "High", "Low", "Close", "Volume"])
    // If there are several candles, each has its name.
    set.series[1] = set.series[0]
    #expect(
      try poster(set, at: 0).dropFirst().prefix(4).map(\.name)
        == ["Joined open", "Joined high", "Joined low", "Joined close"])
  }

  @Test("Totals, boxes and bins have their unit")
  func units() throws {
    var set = ChartSamples.days([[1, 2], [3, 4]], kind: .bar)
    for index in set.series.indices { set.series[index].unit = "ms" }
    set.isStacked = true
    #expect(try poster(set, at: 0).map(\.value) == ["", "1 ms", "3 ms", "4 ms"])
    set.isStacked = false
    #expect(
      try poster(set.boxes, at: 0).map(\.value)
        == ["", "2 ms", "1.75 ms", "1.5 ms", "1.25 ms", "1 ms", "2", "0"])
    let bins = try poster(set.histogram(binCount: 1), at: 0)
    #expect(bins.map(\.name) == ["1–4 ms", "Joined", "Left"] && bins[1].value == "2")
  }
}
