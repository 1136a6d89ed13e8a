import Charts
import Quotes
import Testing

@Suite struct PriceHistoryJoiningTests {
  @Test("A history can be limited to a time")
  func until() throws {
    let history = PriceHistory.random(seed: 3, count: 50)
    for time in stride(from: history.times[0] - 1, through: history.times[49] + 1, by: 1) {
      let cut = history.until(time)
      #expect(cut.times == history.times.filter { $0 <= time })
      #expect(cut.closes == Array(history.closes.prefix(cut.count)))
      #expect(cut.candles?.open.count == cut.count)
      #expect(cut.volumes?.count == cut.count)
    }
  }

  @Test("For equal times, the other history wins")
  func joined() {
    let first = PriceHistory(times: [1, 2, 4], isDaily: true, closes: [10, 20, 40])
    let other = PriceHistory(
      times: [0, 2, 5], isDaily: true, closes: [1, 2, 5], volumes: [7, 8, 9], decimals: 3)
    let joined = first.joined(with: other)
    #expect(joined.times == [0, 1, 2, 4, 5])
    #expect(joined.closes == [1, 10, 2, 40, 5])
    #expect(joined.volumes?.map { $0.isNaN ? -1 : $0 } == [7, -1, 8, -1, 9])
    #expect(joined.decimals == 3)
  }

  @Test("Candles are flat where one history has none")
  func candles() {
    let first = PriceHistory(
      times: [1], isDaily: false, closes: [3], candles: Candles(open: [2], high: [4], low: [1]))
    let other = PriceHistory(times: [2], isDaily: false, closes: [5])
    let candles = Candles(open: [2, 5], high: [4, 5], low: [1, 5])
    #expect(first.joined(with: other).candles == candles)
  }

  @Test("Daily and intraday histories aren’t joined")
  func units() {
    let days = PriceHistory(times: [1], isDaily: true, closes: [3])
    let seconds = PriceHistory(times: [2], isDaily: false, closes: [5])
    #expect(days.joined(with: seconds) == days)
  }
}
