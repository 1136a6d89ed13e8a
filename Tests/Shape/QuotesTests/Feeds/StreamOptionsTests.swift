import Charts
import Tables
import Testing

@testable import Quotes

@Suite("Stream options")
struct StreamOptionsTests {
  private func ticks(
    _ text: String, symbol: String? = nil, _ change: (inout QuoteReaderOptions) -> Void
  ) -> [Tick] {
    var options = QuoteReaderOptions()
    change(&options)
    var lines = QuoteLines(defaultSymbol: symbol, options)
    return lines.append(Array(text.utf8), now: 0)
  }

  @Test("Columns are chosen by name, whatever the others are called")
  func names() {
    #expect(
      ticks("id,price,bid,when\nA,1,2,1573029000\n") {
        ($0.price, $0.symbol, $0.time) = ("bid", "id", "when")
      } == [Tick("A", 2, at: 1_573_029_000)])
  }

  @Test("Columns are chosen by number, with or without a header")
  func numbers() {
    let expected = [Tick("A", 2)]
    #expect(ticks("x,y,z\nA,1,2\n") { ($0.price, $0.symbol) = ("3", "1") } == expected)
    #expect(ticks("A,1,2\n") { $0.price = "3" } == expected)
    #expect(ticks("1,2,x,y,z,A\n") { ($0.price, $0.symbol) = ("2", "6") } == expected)
  }

  @Test("With a chosen price column, the symbol is in the first remaining one")
  func rest() {
    #expect(
      ticks("231.4,A,1573029000\n") { $0.price = "1" } == [Tick("A", 231.4, at: 1_573_029_000)])
  }

  @Test("An invalid line doesn’t become a header, and a numbered volume isn’t the price")
  func numbered() {
    #expect(
      ticks("A,1573029000,1\nA,14:30:00,N/A\nA,1573029060,2\n") {
        ($0.symbol, $0.price) = ("1", "3")
      } == [Tick("A", 1, at: 1_573_029_000), Tick("A", 2, at: 1_573_029_060)])
    #expect(
      ticks("A,1573029000,1000,231.4\n") { $0.columns[.volume] = "3" }
        == [Tick("A", 231.4, at: 1_573_029_000, volume: 1000)])
  }

  @Test("A name that no line has rejects all lines")
  func unknown() {
    var options = QuoteReaderOptions()
    options.price = "bid"
    var lines = QuoteLines(options)
    #expect(lines.append(Array("symbol,price\nA,1\n".utf8), now: 0) == [])
    #expect(lines.bad == 2)
  }

  @Test("The decimal separator can be chosen")
  func decimal() {
    #expect(ticks("A;1.234\n") { $0.decimal = .comma } == [Tick("A", 1234)])
    #expect(ticks("A;1,234\n") { $0.decimal = .comma } == [Tick("A", 1.234)])
    #expect(ticks("A;1,234\n") { $0.decimal = .point } == [Tick("A", 1234)])
  }

  @Test("The delimiter and the order of dates can be chosen")
  func form() {
    #expect(ticks("A|1573029000|2\n") { $0.delimiter = .pipe } == [Tick("A", 2, at: 1_573_029_000)])
    #expect(
      ticks("A,1/2/2019,2\n") { $0.dateOrder = .dayFirst } == [Tick("A", 2, at: 1_548_979_200)])
  }

  @Test("The first line can be declared to be a header or data")
  func header() {
    #expect(ticks("symbol,price\nA,1\n") { $0.hasHeader = true } == [Tick("A", 1)])
    #expect(
      ticks("x,y,z\nA,1,2\nB,3,4\n") { ($0.hasHeader, $0.price) = (true, "3") }
        == [Tick("A", 2), Tick("B", 4)])
    #expect(ticks("A,1\nsymbol,price\nB,2\n") { $0.hasHeader = false }.map(\.symbol) == ["A", "B"])
  }

  @Test("Members of JSON are chosen by name")
  func json() {
    #expect(
      ticks("{\"s\":\"A\",\"price\":1,\"bid\":\"2\"}\n") { $0.price = "bid" } == [Tick("A", 2)])
  }
}
