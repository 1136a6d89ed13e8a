import TestSupport
import Testing

@testable import Charts

struct ChartDescriptionTests {
  private func text(_ set: ChartSet, in range: Range<Int>? = nil, visible: [Int]? = nil) -> String {
    let excerpt = ChartExcerpt(of: set, in: range, visible: visible)
    return ChartDescription(of: excerpt, texts: .days).text
  }

  @Test("A description states kind, span, range, trend, extremes and steps")
  func descriptionStatesKindSpanRangeTrendExtremesAndSteps() throws {
    let set = try SampleCharts.sets("chart_data")[0]
    #expect(
      text(set)
        == "Line chart of #0 and #1, from 2018-11-17 to 2019-03-08. Values range from 12 (#1, "
        + "2018-11-18) to 278 (#0, 2019-02-06). #0: no clear trend, from 37 to 64, +27 (+73.0 %); lowest "
        + "19 (2018-11-23), highest 278 (2019-02-06); largest step +168 to 255 (2019-02-05). "
        + "#1: no clear trend, from 22 to 52, +30 (+136.4 %); lowest 12 (2018-11-18), highest 105 "
        + "(2019-01-10); largest step +58 to 88 (2018-12-28).")
  }

  @Test("A description covers two axes") func descriptionCoversTwoAxes() throws {
    let set = try SampleCharts.sets("overview2")[0]
    #expect(
      text(set, in: 300..<365)
        == "Line chart with two axes of Views and Shares, from 2019-02-01 to 2019-04-06. Views: "
        + "no clear trend, from 759000 to 683800, −75200 (−9.9 %); lowest 613600 (2019-03-30), highest "
        + "851200 (2019-03-13); largest step +122600 to 807400 (2019-02-03). Shares: no clear "
        + "trend, from 35390 to 35310, −80 (−0.2 %); lowest 31590 (2019-02-08), highest 44060 "
        + "(2019-03-10); largest step −9450 to 34610 (2019-03-11).")
  }

  @Test("A description of stacked bars states the total")
  func descriptionOfStackedBarsStatesTheTotal() throws {
    let set = try SampleCharts.sets("overview3")[0]
    #expect(
      text(set, in: 0..<30, visible: [0, 1])
        == "Stacked bar chart of Apples and Oranges, from 2018-04-07 to 2018-05-06. The total: "
        + "trend rising, from 22210 to 25790, +3580 (+16.1 %); lowest 21000 (2018-04-29), highest "
        + "29580 (2018-04-19); largest step +8120 to 29120 (2018-04-30). Apples: trend rising, from "
        + "12360 (lowest) to 15990, +3630 (+29.4 %); highest 17660 (2018-04-22); largest step "
        + "+3880 to 16240 (2018-04-08). Oranges: no clear trend, from 9850 to 9800, −50 (−0.5 %); lowest "
        + "7790 (2018-04-29), highest 12790 (2018-04-19); largest step +4360 to 12150 "
        + "(2018-04-30).")
  }

  @Test("A description groups many series") func descriptionGroupsManySeries() throws {
    let set = try SampleCharts.sets("overview3")[0]
    #expect(
      text(set)
        == "Stacked bar chart of 7 series, from 2018-04-07 to 2019-04-06. The total: trend "
        + "rising, from 41600 to 104700, +63100 (+151.7 %); lowest 37540 (2018-04-29), highest 124260 "
        + "(2019-03-13); largest step +27700 to 83020 (2018-10-14). Series: 7 rising. Largest "
        + "gain: Apples, +22950 (+185.7 %).")
  }

  @Test("A description of percentages states the shares")
  func descriptionOfPercentagesStatesTheShares() throws {
    let set = try SampleCharts.sets("overview5")[0]
    #expect(
      ChartDescription(of: ChartExcerpt(of: set), texts: .days).sentences[1]
        == "Shares of the sum: Apples 46.7 %, Oranges 27.2 %, Lemons 10.0 %, Kiwi 9.2 %, Mango "
        + "3.6 % and Apricots 3.3 %.")
  }

  @Test("A description mentions special cases") func descriptionMentionsSpecialCases() {
    #expect(text(lines([])) == "Line chart without points.")
    #expect(text(lines([1, 2]), visible: []) == "Chart; no series is shown.")
    #expect(
      text(lines([5, 5, 5, .nan]))
        == "Line chart of y0, from 1970-01-01 to 1970-01-04. y0: constant at 5; a gap of 1 "
        + "point.")
    #expect(
      text(lines([.nan, 7, .nan]))
        == "Line chart of y0, from 1970-01-01 to 1970-01-03. y0: a single value, 7 (1970-01-02).")
    #expect(
      text(lines([.nan, .nan]))
        == "Line chart of y0, from 1970-01-01 to 1970-01-02. y0: no values.")
    #expect(
      text(lines([.nan, 1, .nan, .nan, 3, 2]))
        == "Line chart of y0, from 1970-01-01 to 1970-01-06. y0: trend rising, from 1 (lowest, "
        + "1970-01-02) to 2, +1 (+100.0 %); highest 3 (1970-01-05); largest step −1 to 2 "
        + "(1970-01-06); 2 gaps (3 points in all, the longest 2).")
    #expect(
      text(lines([0, 4]))
        == "Line chart of y0, from 1970-01-01 to 1970-01-02. y0: trend rising, from 0 (lowest) to 4 "
        + "(highest), +4.")
    #expect(
      text(lines([4, 1, 9, 4]))
        == "Line chart of y0, from 1970-01-01 to 1970-01-04. y0: trend rising, but from 4 to 4, no "
        + "change; lowest 1 (1970-01-02), highest 9 (1970-01-03); largest step +8 to 9 "
        + "(1970-01-03).")
  }

  @Test("A trend that the ends don't show is a contrast, not a contradiction")
  func contrasts() {
    #expect(
      text(lines([9, 1, 1, 1, 8, 8, 8])).contains("trend rising, but from 9 (highest) to 8,"))
    #expect(
      text(lines([1, 9, 9, 9, 2, 2, 2])).contains("trend falling, but from 1 (lowest) to 2,"))
    #expect(text(lines([5, 1, 9, 5.5])).contains("trend rising, from 5 to 5.5,"))
    #expect(text(lines([5, 1, 9, 1, 6])).contains("no clear trend, from 5 to 6,"))
  }

  @Test("The extremes of candles are called those of lows and highs") func candles() {
    func words(_ closes: [Double]) -> String {
      let series = Series(
        label: "Close", kind: .candle, values: closes,
        candles: Candles(
          open: closes, high: closes.map { $0 + 2 }, low: closes.map { $0 - 1 }))
      let positions = Positions(.regular(start: 0, step: 1, count: closes.count), unit: .days)
      return text(ChartSet(positions: positions, series: [series]))
    }
    #expect(
      words([24, 30, 27]).contains("lowest low 23 (1970-01-01), highest high 32 (1970-01-02)"))
    #expect(
      words([24]).hasSuffix("Close: a single candle, low 23, high 26, close 24 (1970-01-01)."))
  }

  @Test("A change that overflows isn’t stated, but its percentage is")
  func descriptionOfHugeValues() {
    let words = text(lines([-1e308, 0, 1e308, -1e308, 1e308]))
    #expect(!words.contains("inf") && !words.contains("∞"))
    #expect(words.contains(", +200.0 %;"))
  }

  /// The number of points in a description doesn't depend on the data's.
  @Test("A description stays short") func descriptionStaysShort() {
    var random = SeededGenerator(seed: 5)
    let many = (0..<10_000).map { _ in Double(Int.random(in: 0...9, using: &random)) }
    #expect(text(lines(many)).count < 250)
    let set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: 3), unit: .days),
      series: (0..<50).map { Series(label: "\($0)", values: [1, Double($0), 2]) })
    #expect(text(set).count < 400)
  }
}
