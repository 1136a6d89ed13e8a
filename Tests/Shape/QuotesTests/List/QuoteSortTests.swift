import Testing

@testable import Quotes

@Suite("Sort orders")
struct QuoteSortTests {
  private let entries = [
    WatchEntry("B", name: "beta", holding: Holding(amount: 1)),
    WatchEntry("a", name: "Alpha", holding: Holding(amount: 100)),
    WatchEntry("D"), WatchEntry("C", name: "alpha"),
  ]

  private func quote(_ symbol: String) -> Quote {
    var quote = Quote(symbol)
    let prices: [String: (Double, Double)] = ["B": (10, 8), "a": (5, 5), "C": (10, 20)]
    quote.price = prices[symbol]?.0
    quote.previousClose = prices[symbol]?.1
    return quote
  }

  @Test(
    "Equal rows keep their order, and missing values come last",
    arguments: [
      (QuoteSort.list, [0, 1, 2, 3], [3, 2, 1, 0]), (.name, [1, 3, 0, 2], [0, 1, 3, 2]),
      (.symbol, [1, 0, 3, 2], [2, 3, 0, 1]), (.price, [1, 0, 3, 2], [0, 3, 1, 2]),
      (.change, [3, 1, 0, 2], [0, 1, 3, 2]), (.value, [0, 1, 2, 3], [1, 0, 2, 3]),
    ])
  func order(sort: QuoteSort, rising: [Int], falling: [Int]) {
    #expect(sort.order(of: entries, quote: quote) == rising)
    #expect(sort.order(of: entries, quote: quote, descending: true) == falling)
  }

  @Test("Values are compared within a currency, in the order of the totals")
  func currencies() {
    let prices = ["7203.T": 3000.0, "AAPL": 200, "SAP.DE": 150, "MSFT": 400, "9984.T": 9000]
    func entry(_ symbol: String, _ currency: String? = nil, amount: Double? = 1) -> WatchEntry {
      WatchEntry(symbol, holding: amount.map { Holding(amount: $0) }, currency: currency)
    }
    let entries = [
      entry("AAPL", "USD"), entry("7203.T"), entry("SAP.DE"), entry("9984.T"),
      entry("X", "USD"), entry("MSFT", "USD"), entry("Y", amount: nil),
    ]
    func order(_ descending: Bool) -> [Int] {
      QuoteSort.value.order(
        of: entries,
        quote: { symbol in
          var quote = Quote(symbol)
          quote.price = prices[symbol]
          return quote
        }, descending: descending)
    }
    #expect(order(false) == [0, 5, 1, 3, 2, 4, 6])
    #expect(order(true) == [5, 0, 3, 1, 2, 4, 6])
  }

  @Test("Prices that aren’t numbers come last")
  func notNumbers() {
    let order = QuoteSort.price.order(of: entries) { symbol in
      var quote = Quote(symbol)
      quote.price = symbol == "B" ? .nan : 1
      return quote
    }
    #expect(order == [1, 2, 3, 0])
  }
}
