import Testing

@testable import ShapeApp

@Suite struct TypedSymbolTests {
  @Test("Symbols that are ASCII get capital letters")
  func capitals() {
    #expect(TypedSymbol.symbol("aapl") == "AAPL")
    #expect(TypedSymbol.symbol("eur/usd") == "EUR/USD")
    #expect(TypedSymbol.symbol("Ölwert") == "Ölwert")
  }

  @Test(
    "What isn’t a symbol is refused",
    arguments: ["", " ", "A B", "A\u{1B}[31m", "A\n", String(repeating: "A", count: 33)])
  func refused(text: String) {
    #expect(TypedSymbol.symbol(text) == nil)
  }
}
