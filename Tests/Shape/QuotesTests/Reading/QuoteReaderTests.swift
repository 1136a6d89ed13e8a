import Charts
import Quotes
import TestSupport
import Testing

@Suite struct QuoteReaderTests {
  @Test("Minutes and days of an index are read")
  func index() throws {
    let minutes = try IndexPrices.minutes
    #expect(minutes.count == 1563)
    #expect(!minutes.isDaily)
    #expect(minutes.closes.last == 3092.91)
    #expect(minutes.candles?.high.first == 3081.47)
    #expect(minutes.decimals == 2)
    let days = try IndexPrices.days
    #expect(days.isDaily)
    #expect(days.times[0] == 18201)
    #expect(days.closes[1] == 3078.27)
    #expect(days.volumes?[0] == 510_301_237)
  }

  @Test("The order of rows and a missing final line break don’t matter")
  func reversed() throws {
    for name in ["SP500_NOV2019_Hist", "SP500_NOV2019_IDay"] {
      let bytes = try IndexPrices.bytes(name)
      var lines = bytes.split(separator: 10).map { $0 + [10] }
      let header = lines.removeFirst()
      let reversed = Array((header + lines.reversed().joined()).dropLast())
      let reading = try QuoteReader().read(reversed)
      #expect(reading.histories[0].history == (try IndexPrices.history(name)))
    }
  }

  @Test("Chunks give the same result as the whole file")
  func pieces() throws {
    var rest = try IndexPrices.bytes("SP500_NOV2019_Hist")[...]
    let reading = try QuoteReader().read {
      defer { rest = rest.dropFirst(7) }
      return Array(rest.prefix(7))
    }
    #expect(reading.histories[0].history == (try IndexPrices.days))
  }

  @Test("Errors state what is wrong")
  func faults() {
    #expect(fault("") == "p: there are no rows")
    #expect(fault("<html><body>Log in</body></html>")?.contains("a web page") == true)
    #expect(
      fault("Close,Open\n1,2\n3,4")?.hasPrefix("p: no column holds dates or times; if") == true)
    #expect(fault("Date,Words\n2024-01-02,a\n2024-01-03,b") == "p: no column holds prices")
    #expect(fault("Symbol,Price\nTotal,--") == "p: no row has a symbol with a price or a quantity")
    #expect(fault(#"{"Note": "Too many calls."}"#)?.contains("Too many calls.") == true)
    #expect(fault("[1, 2, 3]") == "p: the values have no dates or times")
    var options = QuoteReaderOptions()
    options.price = "Bid"
    #expect(
      fault("Date,Close\n2024-01-02,1", options)
        == "p: unknown column “Bid”; the columns are “Date”, “Close”")
  }

  @Test("Random bytes never trap")
  func random() {
    var random = SeededGenerator(seed: 7)
    let parts = [
      "Date", "Symbol", "Close", "price", ",", ";", "\n", "\r\n", "\t", "\"", "2024-01-02", "AAPL",
      "1/2/2024", "9:30", "-1.5", "1e999", "$", "%", "(", "null", "{", "}", "[", "]", ":",
      "\"symbol\"", "\"price\"", "\"t\":", "nan", "1700000000", "<", " ", "0", "Total",
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        if Int.random(in: 0..<6, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        } else {
          bytes += Array((parts.randomElement(using: &random) ?? "").utf8)
        }
      }
      guard let reading = try? QuoteReader().read(bytes) else { continue }
      for one in reading.histories {
        let times = one.history.times
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
        #expect(one.history.closes.allSatisfy { $0 > 0 && $0.isFinite })
        #expect(one.history.sessions.map(\.count).reduce(0, +) == one.history.count)
        #expect(one.history.aggregated(by: .month).isDaily)
      }
      #expect(reading.snapshots.allSatisfy { $0.price ?? 1 > 0 })
    }
  }

  @Test("Each part of a price can be in any column, by name or number")
  func chosenColumns() throws {
    var options = QuoteReaderOptions()
    options.columns = [
      .time: "wann", .price: "letzter", .open: "2", .high: "c", .low: "d", .volume: "f",
    ]
    let text = "wann,b,c,d,letzter,f\n2019-11-05,1,4,0.5,2,10\n2019-11-06,2,5,1.5,3,20\n"
    let history = try QuoteReader(options).read(Array(text.utf8)).histories[0].history
    #expect(history.closes == [2, 3] && history.volumes == [10, 20])
    #expect(history.candles == Candles(open: [1, 2], high: [4, 5], low: [0.5, 1.5]))
    options.columns[.volume] = "x"
    #expect(throws: QuoteReaderError.self) { try QuoteReader(options).read(Array(text.utf8)) }
  }
}
