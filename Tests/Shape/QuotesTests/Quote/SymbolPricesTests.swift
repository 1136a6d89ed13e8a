import TestSupport
import Testing

@testable import Quotes

@Suite struct SymbolPricesTests {
  private func snapshot(_ price: Double?, previous: Double? = nil) -> QuoteSnapshot {
    var snapshot = QuoteSnapshot("A")
    (snapshot.price, snapshot.previousClose) = (price, previous)
    return snapshot
  }

  private func daily(_ days: ClosedRange<Int>) -> PriceHistory {
    PriceHistory(
      times: days.map(Double.init), isDaily: true, closes: days.map { 100 + Double($0) })
  }

  @Test("A snapshot without a time is current if it has a previous close or no history exists")
  func snapshots() {
    var book = QuoteBook()
    book.put(daily(1...5), of: "A")
    book.put(snapshot(90))
    #expect(book.quote("A").price == 105)
    book.put(snapshot(90, previous: 80))
    #expect(book.quote("A").price == 90)
    #expect(book.quote("A").previousClose == 80)
    var other = QuoteBook()
    other.put(snapshot(90))
    #expect(other.quote("A").price == 90)
    #expect(other.quote("A").previousClose == nil)
    #expect(other.line("A").values == [90])
  }

  @Test("Live prices keep a snapshot's previous close until the next session")
  func liveAfterSnapshot() {
    var book = QuoteBook()
    book.put(snapshot(90, previous: 80))
    _ = book.take(Tick("A", 91, at: 1_000), now: 1_000)
    #expect(book.quote("A").previousClose == 80)
    _ = book.take(Tick("A", 92, at: 86_400), now: 86_400)
    #expect(book.quote("A").previousClose == 91)
  }

  @Test("A snapshot with a time in seconds is a live price")
  func timed() {
    var book = QuoteBook()
    var one = snapshot(90, previous: 80)
    one.time = .seconds(1_000)
    book.put(one)
    one.price = 92
    one.time = .seconds(1_060)
    book.put(one)
    #expect(book.line("A") == QuoteLine(values: [90, 92], previousClose: 80))
    one.time = .seconds(900)
    one.price = 70
    book.put(one)
    #expect(book.quote("A").price == 92)
  }

  @Test("Live prices determine the price until a history extends past them")
  func newest() {
    var book = QuoteBook()
    book.put(
      PriceHistory(times: [3 * 86_400 + 60, 3 * 86_400 + 120], isDaily: false, closes: [7, 8]),
      of: "A")
    book.put(daily(1...2), of: "A")
    #expect(book.quote("A").price == 8)
    #expect(book.quote("A").previousClose == 102)
    book.put(daily(1...4), of: "A")
    #expect(book.quote("A").price == 104)
    _ = book.take(Tick("A", 9, at: 4 * 86_400 + 50), now: 0)
    #expect(book.quote("A").price == 9)
    book.put(daily(1...5), of: "A")
    #expect(book.quote("A").price == 105)
    _ = book.take(Tick("A", 10, at: 5 * 86_400 + 50), now: 0)
    #expect(book.quote("A").previousClose == 104)
  }

  @Test("Live prices continue the session of an intraday history")
  func joined() {
    var book = QuoteBook()
    let times = [0, 60, 120].map { 90_000 + Double($0) }
    book.put(PriceHistory(times: times, isDaily: false, closes: [5, 9, 6]), of: "A")
    book.put(PriceHistory(times: [0], isDaily: true, closes: [4]), of: "A")
    let isTaken = book.take(Tick("A", 1, at: 90_100), now: 0)
    #expect(!isTaken)
    for (time, price) in [(90_125.0, 6.5), (90_130, 7), (90_200, 3)] {
      let isTaken = book.take(Tick("A", price, at: time), now: 0)
      #expect(isTaken)
    }
    let quote = book.quote("A")
    #expect((quote.open, quote.high, quote.low, quote.price) == (5, 9, 3, 3))
    #expect(quote.previousClose == 4)
    #expect(book.line("A").values == [5, 9, 6, 7, 3])
  }

  @Test("The quote agrees with direct scans of random prices over several days")
  func scans() {
    var generator = SeededGenerator(seed: 9)
    var book = QuoteBook()
    var (time, price) = (1_000.0, 50.0)
    var all: [(time: Double, price: Double)] = []
    for step in 0..<20_000 {
      time += Double(Int.random(in: 1...40, using: &generator))
      price = max(1, price + Double(Int.random(in: -20...20, using: &generator)) / 10)
      all.append((time, price))
      let isTaken = book.take(Tick("A", price, at: time), now: time)
      #expect(isTaken)
      guard step % 97 == 0 else { continue }
      let today = all.filter { $0.time.epochDay == time.epochDay }.map(\.price)
      let quote = book.quote("A")
      #expect((quote.price, quote.open) == (price, today.first))
      #expect((quote.high, quote.low) == (today.max(), today.min()))
      #expect(quote.previousClose == all.last { $0.time.epochDay < time.epochDay }?.price)
      #expect(book.line("A").values.max() == today.max())
      #expect(book.line("A").values.last == price)
    }
  }
}
