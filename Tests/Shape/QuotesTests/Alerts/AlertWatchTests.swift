import Testing

@testable import Quotes

@Suite("Alert crossings")
struct AlertWatchTests {
  private func quote(_ symbol: String, _ price: Double?, previous: Double? = 100) -> Quote {
    var quote = Quote(symbol)
    (quote.price, quote.previousClose) = (price, previous)
    return quote
  }

  @Test("An alert fires once per crossing")
  func crossings() {
    var watch = AlertWatch([Alert("A", .above, 200)])
    let prices = [199, 200, 201, 202, 200, 201, .nan, 201, 150, 150, 300]
    let fired = prices.map { watch.take(quote("A", $0)).count }
    #expect(fired == [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(watch.initiallyHolding.isEmpty)
  }

  @Test("The first price doesn’t fire an alert, but is noted")
  func first() {
    var watch = AlertWatch([Alert("A", .above, 200)])
    #expect(watch.take(quote("A", nil)).isEmpty)
    #expect(watch.take(quote("A", 201)).isEmpty)
    #expect(watch.initiallyHolding.map { $0.words() } == ["A is above 200: 201.00"])
    watch.clearInitiallyHolding()
    #expect(watch.take(quote("A", 199)).isEmpty)
    #expect(watch.take(quote("A", 201)).count == 1 && watch.initiallyHolding.isEmpty)
  }

  @Test("An alert for all symbols has a state for each")
  func general() {
    var watch = AlertWatch([Alert(nil, .change, .above, 5), Alert("B", .below, 50)])
    #expect(watch.take(quote("A", 100)).isEmpty && watch.take(quote("B", 106)).isEmpty)
    #expect(watch.initiallyHolding.map(\.symbol) == ["B"])
    #expect(watch.take(quote("A", 106)).map { $0.words() } == ["A’s change is above 5 %: +6.00 %"])
    #expect(watch.take(quote("B", 49)).map { $0.words() } == ["B is below 50: 49.00"])
  }

  @Test("Kept alerts keep their state, and new ones start without")
  func changed() {
    let (old, new) = (Alert("A", .above, 200), Alert("A", .above, 150))
    var watch = AlertWatch([old, old])
    _ = watch.take(quote("A", 180))
    watch.alerts = [old, new]
    #expect(watch.take(quote("A", 201)).map(\.alert) == [old])
    #expect(watch.initiallyHolding.map(\.alert) == [new])
    watch.alerts = []
    watch.alerts = [old]
    #expect(watch.initiallyHolding.isEmpty)
    #expect(watch.take(quote("A", 201)).isEmpty && watch.initiallyHolding.count == 1)
  }

  @Test("A forgotten symbol starts over with its next price")
  func forget() {
    var watch = AlertWatch([Alert("A", .above, 200)])
    _ = watch.take(quote("A", 100))
    watch.forget("A")
    #expect(watch.take(quote("A", 201)).isEmpty)
  }

  @Test("The words can be ASCII")
  func words() {
    var watch = AlertWatch([Alert("A", .change, .atMost, -2.5), Alert("A", .atMost, 97)])
    _ = watch.take(quote("A", 100))
    let words = watch.take(quote("A", 97)).map { $0.words(PriceText(isASCII: true)) }
    #expect(words == ["A's change is at most -2.5 %: -3.00 %", "A is at most 97: 97.00"])
  }
}
