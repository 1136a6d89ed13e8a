import Testing

@testable import Quotes

@Suite("Price changes")
struct QuoteChangeTests {
  private func quote(_ price: Double?, _ previous: Double?) -> Quote {
    var quote = Quote("A")
    (quote.price, quote.previousClose) = (price, previous)
    return quote
  }

  @Test("The change is the difference of the decimal numbers")
  func change() {
    #expect(quote(231.4, 229.25).tidyChange == 2.15)
    #expect(quote(80.1, 80).tidyChange == 0.1)
    #expect(quote(80.1, 80).tidyPercent == 0.125)
    #expect(quote(1e300, 1).tidyChange == 1e300)
    let least = Double.leastNonzeroMagnitude
    #expect(quote(least, least * 2).tidyChange == -least)
  }

  @Test("The direction reflects the smallest change")
  func direction() {
    #expect(quote(100.0001, 100).direction == .up && quote(99.9999, 100).direction == .down)
    #expect(quote(100, 100).direction == .flat && quote(0.1 + 0.2, 0.3).direction == .flat)
    #expect(quote(nil, 100).direction == .unknown && quote(.nan, 100).direction == .unknown)
  }

  @Test("There is no percentage of a previous close of 0, or on overflow")
  func percent() {
    #expect(quote(1, 0).tidyPercent == nil && quote(1e300, 1e-300).tidyPercent == nil)
    #expect(quote(1, nil).tidyChange == nil)
  }
}
