import Charts
import Testing

@testable import Quotes

@Suite("What is known of a stream beforehand")
struct StreamOptionsTests {
  private func ticks(
    _ text: String, symbol: String? = nil, _ change: (inout QuoteReaderOptions) -> Void
  ) -> [Tick] {
    var options = QuoteReaderOptions()
    change(&options)
    var lines = QuoteLines(defaultSymbol: symbol, options)
    return lines.append(Array(text.utf8), now: 0)
  }

  @Test("Columns are chosen by their names, whatever others are called")
  func names() {
    #expect(
      ticks("id,price,bid,when\nA,1,2,1573029000\n") {
        ($0.price, $0.symbol, $0.time) = ("bid", "id", "when")
      } == [Tick("A", 2, at: 1_573_029_000)])
  }

  @Test("Columns are chosen by their numbers, with names and without")
  func numbers() {
    let expected = [Tick("A", 2)]
    #expect(ticks("x,y,z\nA,1,2\n") { ($0.price, $0.symbol) = ("3", "1") } == expected)
    #expect(ticks("A,1,2\n") { $0.price = "3" } == expected)
    #expect(ticks("1,2,x,y,z,A\n") { ($0.price, $0.symbol) = ("2", "6") } == expected)
  }

  @Test("A price in another column takes the symbol from the first one left")
  func rest() {
    #expect(
      ticks("231.4,A,1573029000\n") { $0.price = "1" } == [Tick("A", 231.4, at: 1_573_029_000)])
  }

  @Test("A bad line doesn’t become names, and a numbered volume isn’t the price")
  func numbered() {
    #expect(
      ticks("A,1573029000,1\nA,14:30:00,N/A\nA,1573029060,2\n") {
        ($0.symbol, $0.price) = ("1", "3")
      } == [Tick("A", 1, at: 1_573_029_000), Tick("A", 2, at: 1_573_029_060)])
    #expect(
      ticks("A,1573029000,1000,231.4\n") { $0.columns[.volume] = "3" }
        == [Tick("A", 231.4, at: 1_573_029_000, volume: 1000)])
  }

  @Test("A name that no line has leaves all lines out")
  func unknown() {
    var options = QuoteReaderOptions()
    options.price = "bid"
    var lines = QuoteLines(options)
    #expect(lines.append(Array("symbol,price\nA,1\n".utf8), now: 0) == [])
    #expect(lines.bad == 2)
  }

  @Test("The mark before a fraction is as chosen")
  func decimal() {
    #expect(ticks("A;1.234\n") { $0.decimal = .comma } == [Tick("A", 1234)])
    #expect(ticks("A;1,234\n") { $0.decimal = .comma } == [Tick("A", 1.234)])
    #expect(ticks("A;1,234\n") { $0.decimal = .point } == [Tick("A", 1234)])
  }

  @Test("The delimiter and the order of dates are as chosen")
  func form() {
    #expect(ticks("A|1573029000|2\n") { $0.delimiter = .pipe } == [Tick("A", 2, at: 1_573_029_000)])
    #expect(
      ticks("A,1/2/2019,2\n") { $0.dateOrder = .dayFirst } == [Tick("A", 2, at: 1_548_979_200)])
  }

  @Test("A first line is names if it is said to be, and data if it is said not to")
  func header() {
    #expect(ticks("symbol,price\nA,1\n") { $0.hasHeader = true } == [Tick("A", 1)])
    #expect(
      ticks("x,y,z\nA,1,2\nB,3,4\n") { ($0.hasHeader, $0.price) = (true, "3") }
        == [Tick("A", 2), Tick("B", 4)])
    #expect(ticks("A,1\nsymbol,price\nB,2\n") { $0.hasHeader = false }.map(\.symbol) == ["A", "B"])
  }

  @Test("Members of JSON are chosen by their names")
  func json() {
    #expect(
      ticks("{\"s\":\"A\",\"price\":1,\"bid\":\"2\"}\n") { $0.price = "bid" } == [Tick("A", 2)])
  }
}
