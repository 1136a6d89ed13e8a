import Testing

@testable import Quotes

struct HoldingTotalTests {
  private func row(_ symbol: String, _ price: Double?, cost: Double?) -> ListedQuote {
    .sample(symbol, nil, price, price, holding: Holding(amount: 2, cost: cost))
  }

  @Test("Each currency has a total of what is known, in the order of the rows")
  func totals() {
    let rows = [
      row("SAP.DE", 10, cost: 8), row("7203.T", 100, cost: nil), .apple,
      row("BMW.DE", 20, cost: nil), row("BTC-EUR", nil, cost: 4),
    ]
    let totals = HoldingTotal.totals(of: rows)
    #expect(totals.map(\.currency) == ["EUR", "JPY"])
    #expect(totals.map(\.value) == [60, 200] && totals.map(\.gain) == [4, nil])
    #expect(totals.map(\.percent) == [25, nil])
    #expect(totals.map(\.rows) == [3, 1] && totals.map(\.valued) == [2, 1])
    #expect(HoldingTotal.totals(of: [.apple]).isEmpty)
  }
}
