import ChartDrawings
import ChartViews
import Outputs
import Quotes
import TestSupport
import Testing

@testable import QuoteViews

@Suite("Typed holdings and rows")
struct HoldingTextTests {
  @Test("A formatted holding parses to the same holding")
  func roundTrip() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<2000 {
      let amount = Double(Int.random(in: 1...99_999, using: &random)) / 1000
      let cost = Double(Int.random(in: 0...9_999_999, using: &random)) / 100
      for holding in [Holding(amount: amount, cost: cost), Holding(amount: -amount)] {
        #expect(HoldingText.holding(HoldingText.text(holding)) == holding)
      }
    }
  }

  @Test("Spaces don’t matter, and invalid holdings are rejected")
  func forms() {
    #expect(HoldingText.holding(" 10@231.50 ") == Holding(amount: 10, cost: 231.5))
    #expect(HoldingText.holding("1,5 @ 231,50") == Holding(amount: 1.5, cost: 231.5))
    for text in [
      "", "@", "0", "0 @ 5", "10 @", "10 @ -1", "10 @ 1 @ 2", "ten", "inf", "1e999", "1,000",
      "1,5.5",
    ] {
      #expect(HoldingText.holding(text) == nil, "\(text)")
    }
  }

  @Test("A row is a symbol with optional files")
  func rows() throws {
    #expect(try WatchEntry(typed: " aapl ") == WatchEntry("AAPL"))
    #expect(
      try WatchEntry(typed: "sp=a.csv,b=c.csv") == WatchEntry("SP", sources: ["a.csv", "b=c.csv"]))
    #expect(
      try WatchEntry(typed: "~/a b/AAPL.csv") == WatchEntry("AAPL", sources: ["~/a b/AAPL.csv"]))
    #expect(try WatchEntry(typed: "eur/usd") == WatchEntry("EUR/USD"))
    #expect(throws: CommandError.self) { try WatchEntry(typed: "A B") }
    #expect(throws: CommandError.self) { try WatchEntry(typed: "=a.csv") }
  }
}
