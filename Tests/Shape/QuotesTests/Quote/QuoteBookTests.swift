import Charts
import Foundation
import Tables
import Testing

@testable import Quotes

@Suite struct QuoteBookTests {
  private func history(_ name: String) throws -> PriceHistory {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let bytes = Array(try Data(contentsOf: folder.appending(path: "Data/\(name)")))
    var options = QuoteReaderOptions()
    options.dateOrder = .monthFirst
    let reading = try QuoteReader(options).read(bytes, file: name)
    return try #require(reading.histories.first).history
  }

  @Test("Four sessions of the S&P 500 agree with changes computed by hand")
  func oracle() throws {
    let intraday = try history("SP500_NOV2019_IDay.csv")
    let daily = try history("SP500_NOV2019_Hist.csv")
    let sessions = intraday.sessions
    let percents = [-0.1143, 0.0686, 0.2785, 0.2506]
    let closes = [3_078.27, 3_074.62, 3_076.78, 3_085.18]
    try #require(sessions.count == 4)
    var book = QuoteBook()
    book.put(daily, of: "SP500")
    for (index, session) in sessions.enumerated() {
      book.put(intraday.until(intraday.times[session.upperBound - 1]), of: "SP500")
      // On the session's day, the later daily rows aren't known yet.
      let day = Double(intraday.times[session.upperBound - 1].epochDay)
      book.put(daily.until(day), of: "SP500")
      let quote = book.quote("SP500")
      let line = book.line("SP500")
      #expect(quote.previousClose == closes[index])
      #expect(((quote.tidyPercent ?? 0) - percents[index]).magnitude < 0.00005)
      #expect(line.values == Array(intraday.closes[session]))
      #expect(line.range?.contains(closes[index]) == true)
    }
  }

  @Test("On November 7 the previous close is below all prices of the day, and in the range")
  func previousCloseBelow() throws {
    let intraday = try history("SP500_NOV2019_IDay.csv")
    var book = QuoteBook()
    let end = intraday.times[intraday.sessions[2].upperBound - 1]
    book.put(intraday.until(end), of: "SP500")
    book.put(try history("SP500_NOV2019_Hist.csv").until(Double(end.epochDay)), of: "SP500")
    let line = book.line("SP500")
    let least = try #require(line.values.min())
    #expect(line.previousClose == 3_076.78)
    #expect(least > 3_076.78)
    #expect(line.range?.lowerBound == 3_076.78)
  }

  @Test("A daily history gives the last two closes and 22 values")
  func daily() {
    var book = QuoteBook()
    let closes = (0..<40).map { 100 + Double($0) }
    book.put(
      PriceHistory(times: (0..<40).map(Double.init), isDaily: true, closes: closes), of: "A")
    #expect(book.quote("A").price == 139)
    #expect(book.quote("A").previousClose == 138)
    #expect(book.quote("A").time == .day(39))
    #expect(book.line("A").values == Array(closes.suffix(22)))
  }

  @Test("Prices that aren't positive and finite are ignored and counted")
  func ignored() {
    var book = QuoteBook()
    for price in [0, -1, .nan, .infinity] {
      let isTaken = book.take(Tick("A", price), now: 5)
      #expect(!isTaken)
    }
    #expect(book.ignored == 4)
    #expect(!book.contains("A"))
    book.put(PriceHistory(times: [1, 2], isDaily: true, closes: [0, 5]), of: "A")
    #expect(book.ignored == 5)
    #expect(book.quote("A").price == 5)
  }

  @Test("Prices of up to 1e300 are shown")
  func huge() {
    var book = QuoteBook()
    _ = book.take(Tick("A", 1e300), now: 5)
    _ = book.take(Tick("A", 3e300, at: 6), now: 6)
    #expect(book.quote("A").price == 3e300)
    #expect(book.line("A").values == [1e300, 3e300])
  }

  @Test("An older price is rejected, and one with the same time replaces the last")
  func older() {
    var book = QuoteBook()
    _ = book.take(Tick("A", 5, at: 100), now: 100)
    let revision = book.revision("A")
    let isTaken = book.take(Tick("A", 6, at: 99), now: 101)
    #expect(!isTaken)
    #expect(book.revision("A") == revision)
    _ = book.take(Tick("A", 7, at: 100), now: 101)
    #expect(book.quote("A").price == 7)
    #expect(book.revision("A") != revision)
  }

  @Test("A change of more than half the previous close is suspect")
  func suspect() {
    var book = QuoteBook()
    for (price, isSuspect) in [(5.0, false), (15, false), (15.1, true), (4.9, true)] {
      book.put(PriceHistory(times: [1, 2], isDaily: true, closes: [10, price]), of: "A")
      #expect(book.quote("A").isSuspect == isSuspect)
    }
  }

  @Test("The revision changes with the span, and when a symbol is forgotten")
  func revisions() {
    var book = QuoteBook()
    #expect(book.revision("A") == 0)
    _ = book.take(Tick("A", 5), now: 1)
    let first = book.revision("A")
    book.span = .year
    let second = book.revision("A")
    book.forget("A")
    _ = book.take(Tick("A", 5), now: 1)
    #expect(Set([0, first, second, book.revision("A")]).count == 4)
    #expect(book.quote("B") == Quote("B"))
  }

  @Test("A live symbol is stale after three median intervals of its arrivals")
  func stale() {
    var book = QuoteBook()
    for second in 0...5 { _ = book.take(Tick("A", 5), now: Double(second) * 20) }
    #expect(book.staleTime(of: "A") == 160)
    #expect(!book.isStale("A", now: 160))
    #expect(book.isStale("A", now: 161))
    #expect(!book.isStale("B", now: 161))
  }

  @Test("Prices without times that arrive at once follow one another")
  func burst() {
    var book = QuoteBook()
    for price in [199.0, 201, 195] {
      let isTaken = book.take(Tick("A", price), now: 1_767_600_000)
      #expect(isTaken)
    }
    #expect(book.quote("A").price == 195 && book.quote("A").tidyChange == -4)
    #expect(book.quote("A").high == 201)
    let corrects = book.take(Tick("A", 196, at: 1_767_600_001), now: 1_767_600_001)
    let isLast = book.take(Tick("A", 197, at: 1_767_600_001), now: 1_767_600_001)
    #expect(corrects && isLast && book.quote("A").price == 197)
  }
}
