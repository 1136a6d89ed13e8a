import Charts
import Clocks
import Quotes
import Testing

@Suite struct PriceHistoryAggregationTests {
  @Test("A row has an interval's first open, highest high, lowest low, last close and total")
  func agreesWithScans() throws {
    for seed in 0..<5 {
      let history = PriceHistory.random(seed: UInt64(seed), count: 120)
      let candles = try #require(history.candles)
      for interval in PriceInterval.allCases where interval != .none {
        let result = history.aggregated(by: interval)
        let found = try #require(result.candles)
        #expect(zip(result.times, result.times.dropFirst()).allSatisfy { $0 < $1 })
        for (row, time) in result.times.enumerated() {
          let end = row + 1 < result.count ? result.times[row + 1] : .infinity
          let rows = history.times.indices.filter { (time..<end).contains(history.times[$0]) }
          let highs = rows.map { candles.high[$0] }.filter { !$0.isNaN }
          let lows = rows.map { candles.low[$0] }.filter { !$0.isNaN }
          #expect(found.high[row] == highs.max() || highs.isEmpty && found.high[row].isNaN)
          #expect(found.low[row] == lows.min() || lows.isEmpty && found.low[row].isNaN)
          #expect(rows.last.map { history.closes[$0] } == result.closes[row])
          #expect(rows.first.map { candles.open[$0] } == found.open[row])
        }
        let sums = [history, result].map { $0.volumes?.filter { !$0.isNaN }.reduce(0, +) ?? 0 }
        #expect((sums[0] - sums[1]).magnitude < 1)
      }
    }
  }

  @Test(
    "Intervals start on their first calendar day",
    arguments: [
      (PriceInterval.day, 20_240_815), (.week, 20_240_812), (.month, 20_240_801),
      (.quarter, 20_240_701), (.year, 20_240_101),
    ])
  func starts(_ interval: PriceInterval, _ expected: Int) throws {
    let day = CivilDate.days(year: 2024, month: 8, day: 15)
    let history = PriceHistory(times: [Double(day)], isDaily: true, closes: [1])
    let date = CivilDate(epochDay: Int(history.aggregated(by: interval).times[0]))
    #expect(date.year * 10_000 + date.month * 100 + date.day == expected)
  }

  @Test("Minutes are aggregated into days whose closes are those of the sessions")
  func minutes() throws {
    let days = try IndexPrices.minutes.aggregated(by: .day)
    #expect(days.isDaily)
    #expect(days.closes == [3074.75, 3076.73, 3085.35, 3092.91])
    #expect(try IndexPrices.minutes.aggregated(by: .none) == IndexPrices.minutes)
  }

  @Test("Lines become candles only where an interval has several rows")
  func lines() {
    let history = PriceHistory(times: [0, 1, 40], isDaily: true, closes: [3, 1, 2])
    #expect(history.aggregated(by: .day).candles == nil)
    let months = history.aggregated(by: .month)
    #expect(months.candles == Candles(open: [3, 2], high: [3, 2], low: [1, 2]))
    #expect(months.closes == [1, 2])
  }
}
