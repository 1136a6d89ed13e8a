import Charts
import Quotes
import Testing

@Suite struct PriceHistoryChartTests {
  @Test(
    "A history's chart is valid, with or without candles and volumes",
    arguments: [
      (true, true), (true, false), (false, true), (false, false),
    ])
  func valid(_ drawsCandles: Bool, _ hasVolume: Bool) throws {
    for history in [try IndexPrices.minutes, try IndexPrices.days] {
      let set = try history.chartSet(
        title: "S&P 500", drawsCandles: drawsCandles, hasVolume: hasVolume
      ).validated()
      #expect(set.series[0].kind == (drawsCandles ? .candle : .line))
      #expect(set.series[0].label == (drawsCandles ? "Close" : "Price"))
      #expect(set.series.count == (hasVolume ? 2 : 1))
      #expect(set.hasTwoAxes == hasVolume)
      #expect(set.positions.unit == (history.isDaily ? .days : .seconds))
      #expect(set.series[0].values == history.closes)
    }
  }

  @Test("Data missing from the source isn’t drawn")
  func line() throws {
    let history = PriceHistory(times: [1, 2], isDaily: true, closes: [3, 4])
    let set = try history.chartSet(title: nil, drawsCandles: true, hasVolume: true).validated()
    #expect(set.series.map(\.kind) == [.line])
    #expect(!set.hasTwoAxes)
  }
}
