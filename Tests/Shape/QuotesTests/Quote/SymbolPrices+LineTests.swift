import Testing

@testable import Quotes

@Suite struct SymbolPricesLineTests {
  private let daily = PriceHistory(
    times: (0..<3_000).map(Double.init), isDaily: true,
    closes: (0..<3_000).map { 100 + Double($0) })

  /// Returns a session of three minutes on each day.
  private func intraday(_ days: ClosedRange<Int>) -> PriceHistory {
    let times = days.flatMap { day in (0..<3).map { Double(day * 86_400 + $0 * 60) } }
    return PriceHistory(times: times, isDaily: false, closes: times.map { $0 / 86_400 })
  }

  @Test(
    "Spans of calendar days extend back from the last row",
    arguments: [
      (LineSpan.month, 32), (.quarter, 93), (.half, 184), (.year, 367), (.fiveYears, 1_828),
      (.all, 3_000), (.week, 5), (.day, 2), (.automatic, 22),
    ])
  func spans(span: LineSpan, count: Int) {
    var book = QuoteBook(span: span)
    book.put(daily, of: "A")
    #expect(book.line("A").values == Array(daily.closes.suffix(count)))
    #expect(book.line("A").previousClose == 3_098)
  }

  @Test("A live price follows the daily closes, and replaces that of its day")
  func live() {
    for (day, before) in [(3_000.0, 3_099.0), (2_999, 3_098)] {
      var book = QuoteBook(span: .month)
      book.put(daily, of: "A")
      _ = book.take(Tick("A", 7, at: day * 86_400 + 5), now: 0)
      #expect(book.line("A").values.suffix(2) == [before, 7])
      #expect(book.line("A").previousClose == before)
    }
  }

  @Test("The first live price follows the daily closes until there is a second")
  func firstTick() {
    var book = QuoteBook()
    book.put(daily, of: "A")
    _ = book.take(Tick("A", 7, at: 3_000 * 86_400), now: 0)
    #expect(book.line("A").values.count == 22)
    _ = book.take(Tick("A", 8, at: 3_000 * 86_400 + 9), now: 0)
    #expect(book.line("A").values == [7, 8])
  }

  @Test("Five days are five sessions of an intraday history, otherwise five daily rows")
  func week() {
    var book = QuoteBook(span: .week)
    book.put(intraday(2_990...2_999), of: "A")
    book.put(daily, of: "A")
    #expect(book.line("A").values == Array(intraday(2_995...2_999).closes))
    book.put(intraday(2_998...2_999), of: "A")
    #expect(book.line("A").values.count == 5)
    book.forget("A")
    book.put(intraday(2_998...2_999), of: "A")
    #expect(book.line("A").values.count == 6)
    _ = book.take(Tick("A", 7, at: 3_000 * 86_400), now: 0)
    #expect(book.line("A").values.count == 7)
  }

  @Test("Longer spans of an intraday history alone start on their day")
  func intradayAlone() {
    var book = QuoteBook(span: .month)
    book.put(intraday(100...199), of: "A")
    #expect(book.line("A").values == Array(intraday(168...199).closes))
    book.span = .automatic
    #expect(book.line("A").values == Array(intraday(199...199).closes))
  }

  @Test("A symbol without prices has an empty line")
  func empty() {
    var book = QuoteBook()
    book.put(QuoteSnapshot("A"))
    #expect(book.line("A") == QuoteLine(values: []))
    #expect(book.line("A").range == nil)
  }
}
