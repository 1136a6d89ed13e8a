import Charts
import Testing

@testable import Quotes

@Suite struct JSONTicksTests {
  private func read(_ text: String, only symbol: String? = nil) -> [Tick]? {
    var reader = JSONTicks(defaultSymbol: symbol, QuoteReaderOptions(), now: 0, zone: .utc)
    return reader.read(Array(text.utf8))
  }

  @Test("The best of several names is used, in any order")
  func ranks() {
    #expect(read(#"{"close":1,"price":2,"last":3,"s":"A","symbol":"B"}"#) == [Tick("B", 2)])
  }

  @Test("A nested object inherits the symbol")
  func nested() {
    #expect(read(#"{"symbol":"A","quote":{"last":5}}"#) == [Tick("A", 5)])
  }

  @Test("A trade's number isn’t its time")
  func trade() {
    let text = #"{"s":"A","t":1234567890,"p":"0.5","T":1763900001500}"#
    #expect(read(text) == [Tick("A", 0.5, at: 1_763_900_001.5)])
  }

  @Test("A symbol with an escape is rejected")
  func escapes() {
    #expect(read(#"{"symbol":"A\u001b[31m","price":2}"#) == [])
    #expect(read(#"{"symbol":"A\u001b[31m","price":2}"#, only: "B") == [Tick("B", 2)])
  }

  @Test("Broken JSON gives no prices", arguments: ["{", "{\"a\"}", "{} x", "[1,"])
  func broken(text: String) { #expect(read(text) == nil) }
}
