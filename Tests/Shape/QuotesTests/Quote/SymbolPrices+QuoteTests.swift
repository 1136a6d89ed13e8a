import Testing

@testable import Quotes

@Suite struct SymbolPricesQuoteTests {
  private func book(daily days: [Double]) -> QuoteBook {
    var book = QuoteBook()
    book.put(PriceHistory(times: days, isDaily: true, closes: days.map { $0 + 100 }), of: "A")
    return book
  }

  @Test("The latest close before the day is used, preferring a daily one to a live one")
  func latest() {
    var one = book(daily: [3, 4])
    for day in [3.0, 4, 5] {
      _ = one.take(Tick("A", day, at: day * 86_400 + 50), now: 0)
    }
    #expect(one.quote("A").previousClose == 104)
    var other = book(daily: [3])
    for day in [4.0, 5] {
      _ = other.take(Tick("A", day, at: day * 86_400 + 50), now: 0)
    }
    #expect(other.quote("A").previousClose == 4)
  }

  @Test("After a pause the previous day's close is used, otherwise the last price before it")
  func pause() {
    for (days, expected) in [([19.0], 119.0), ([2], 5), ([], 5)] {
      var book = book(daily: days)
      _ = book.take(Tick("A", 5, at: 20 * 86_400), now: 0)
      _ = book.take(Tick("A", 6, at: 20 * 86_400 + 4_000), now: 0)
      #expect(book.quote("A").previousClose == expected)
    }
  }

  @Test("Without a previous close, the change is that since the first price, if there are two")
  func first() {
    var book = QuoteBook()
    _ = book.take(Tick("A", 10, at: 1000), now: 0)
    #expect(book.quote("A").tidyChange == nil && book.quote("A").direction == .unknown)
    _ = book.take(Tick("A", 12, at: 1060), now: 0)
    #expect(book.quote("A").previousClose == nil && book.quote("A").tidyChange == 2)
    #expect(book.quote("A").tidyPercent == 20 && book.quote("A").direction == .up)
    var snapshot = QuoteSnapshot("B")
    (snapshot.price, snapshot.open) = (9, 10)
    book.put(snapshot)
    #expect(book.quote("B").tidyPercent == -10)
    snapshot.previousClose = 6
    book.put(snapshot)
    #expect(book.quote("B").tidyPercent == 50)
    book.put(PriceHistory(times: [60, 120], isDaily: false, closes: [5, 6]), of: "C")
    book.put(PriceHistory(times: [60], isDaily: false, closes: [5]), of: "D")
    #expect(book.quote("C").tidyChange == 1 && book.quote("D").tidyChange == nil)
  }

  @Test("Decimals come from the sources, otherwise from live prices")
  func decimals() {
    var one = book(daily: [3])
    _ = one.take(Tick("A", 5.12345, at: 4 * 86_400), now: 0)
    #expect(one.quote("A").decimals == 2)
    var other = QuoteBook()
    _ = other.take(Tick("A", 5.12345), now: 5)
    _ = other.take(Tick("A", 5.1), now: 6)
    #expect(other.quote("A").decimals == 5)
  }

  @Test("The name comes from the last history that has one, otherwise from a snapshot")
  func names() {
    var book = QuoteBook()
    var snapshot = QuoteSnapshot("A")
    snapshot.name = "Snapshot"
    book.put(snapshot)
    #expect(book.quote("A").name == "Snapshot")
    let history = PriceHistory(times: [1], isDaily: true, closes: [5])
    book.put(history, of: "A", name: "History")
    book.put(history, of: "A", name: nil)
    #expect(book.quote("A").name == "History")
  }
}
