import Testing

@testable import Quotes

@Suite("Alerts")
struct AlertTests {
  private func quote(_ price: Double?, previous: Double? = nil, _ symbol: String = "A") -> Quote {
    var quote = Quote(symbol)
    (quote.price, quote.previousClose) = (price, previous)
    return quote
  }

  @Test(
    "A relation holds on its side of the limit",
    arguments: [
      (Alert.Relation.above, [false, false, true]), (.below, [true, false, false]),
      (.atLeast, [false, true, true]), (.atMost, [true, true, false]),
    ])
  func sides(relation: Alert.Relation, sides: [Bool]) {
    let alert = Alert("A", relation, 200)
    #expect([199.99, 200, 200.01].map { alert.holds(for: quote($0)) } == sides)
  }

  @Test("A change is compared in percent, without binary rounding error")
  func change() {
    // 0.1 of 80 is 0.125 %, but 80.1 − 80 is less than 0.1.
    let alert = Alert(nil, .change, .atLeast, 0.125)
    #expect(alert.holds(for: quote(80.1, previous: 80)) == true)
    #expect(alert.holds(for: quote(80.09, previous: 80)) == false)
  }

  @Test("An unknown value neither meets nor fails a condition")
  func unknown() {
    let alert = Alert("A", .above, 200)
    #expect(alert.holds(for: quote(nil)) == nil)
    #expect(alert.holds(for: quote(.nan)) == nil)
    #expect(alert.holds(for: quote(300, "B")) == nil)
    #expect(Alert("A", .change, .above, 2).holds(for: quote(300)) == nil)
  }

  @Test("The description is the typed text")
  func description() {
    #expect(Alert("AAPL", .atLeast, 200).description == "AAPL >= 200")
    #expect(Alert(nil, .change, .below, -2.5).description == "* change < -2.5%")
    #expect(Alert("A", .change, .above, 5).condition == "change > 5%")
  }
}
