import Testing

@testable import Quotes

@Suite("Listed quotes")
struct ListedQuoteTests {
  @Test("The user's name is preferred to the source’s")
  func name() {
    var row = ListedQuote.index
    row.quote.name = "S&P 500"
    #expect(row.name == "S&P 500")
    row.entry.name = "My index"
    #expect(row.name == "My index")
  }

  @Test("Value and gain need a price and a holding")
  func holding() {
    let held = ListedQuote.sample("A", nil, 12, 10, holding: Holding(amount: 3, cost: 10))
    #expect(held.value == 36 && held.gain == 6)
    #expect(ListedQuote.apple.value == nil && ListedQuote.apple.gain == nil)
    let huge = ListedQuote.sample("A", nil, 1e300, holding: Holding(amount: 1e300))
    #expect(huge.value == nil)
  }
}
