import Charts
import Testing

@testable import Quotes

@Suite struct SymbolPricesHistoryTests {
  private let daily = PriceHistory(
    times: [1, 2, 3], isDaily: true, closes: [5, 6, 7],
    candles: Candles(open: [5, 6, 7], high: [6, 7, 8], low: [4, 5, 6]), volumes: [1, 2, 3])

  @Test("Live prices are the last day of a daily history")
  func dailyRow() {
    for (day, count) in [(4.0, 4), (3, 3)] {
      var book = QuoteBook()
      book.put(daily, of: "A")
      for (second, price) in [(0.0, 9.0), (1, 12), (2, 10)] {
        _ = book.take(Tick("A", price, at: day * 86_400 + second), now: 0)
      }
      let history = book.history("A", isDaily: true)
      #expect(history?.count == count)
      #expect(history?.times.last == day)
      #expect(history?.closes.last == 10)
      #expect(history?.candles?.open.last == 9)
      #expect(history?.candles?.high.last == 12)
      #expect(history?.candles?.low.last == 9)
      #expect(history?.volumes?.count == count)
    }
  }

  @Test("An intraday history doesn’t change a final day")
  func finalDay() {
    var book = QuoteBook()
    book.put(daily, of: "A")
    book.put(
      PriceHistory(times: [3 * 86_400 + 9], isDaily: false, closes: [20]), of: "A")
    #expect(book.history("A", isDaily: true) == daily)
  }

  @Test("Live prices follow an intraday history, in ascending order of time")
  func intraday() throws {
    var book = QuoteBook()
    let times = [100.0, 160, 220]
    book.put(PriceHistory(times: times, isDaily: false, closes: [5, 6, 7]), of: "A")
    for second in 220...400 {
      _ = book.take(Tick("A", Double(second), at: Double(second)), now: 0)
    }
    let history = try #require(book.history("A", isDaily: false))
    let seconds = (220...400).map(Double.init)
    #expect(history.times.starts(with: [100, 160]))
    #expect(Array(history.times.dropFirst(2)) == seconds)
    #expect(history.closes.prefix(3) == [5, 6, 220])
    #expect(history.candles == nil)
    book.put(PriceHistory(times: [100, 300.5], isDaily: false, closes: [5, 6]), of: "A")
    let later = try #require(book.history("A", isDaily: false))
    #expect(later.times.starts(with: [100, 300.5]))
    #expect(later.times.dropFirst(2).elementsEqual(seconds.filter { $0 > 300 }))
  }

  @Test("Live prices alone are an intraday history of candles")
  func alone() {
    var book = QuoteBook()
    #expect(book.history("A", isDaily: false) == nil)
    for (time, price) in [(10.0, 5.0), (10.5, 7), (11, 6)] {
      _ = book.take(Tick("A", price, at: time), now: 0)
    }
    let history = book.history("A", isDaily: false)
    #expect(history?.times == [10.5, 11])
    #expect(history?.closes == [7, 6])
    #expect(history?.candles == Candles(open: [5, 6], high: [7, 6], low: [5, 6]))
    #expect(book.history("A", isDaily: true) == nil)
  }
}
