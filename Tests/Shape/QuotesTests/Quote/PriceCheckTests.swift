import Charts
import Testing

@testable import Quotes

@Suite struct PriceCheckTests {
  @Test("Zero, negative and infinite numbers aren’t prices")
  func prices() {
    #expect([0, -1, .infinity, .nan].allSatisfy { (price: Double) in !price.isPrice })
    #expect([1e-300, 1, 1e300].allSatisfy { (price: Double) in price.isPrice })
  }

  @Test(
    "Prices have the decimals that they need, at least two",
    arguments: [
      (231.4, 2), (231.0, 2), (1.08345, 5), (0.00001234, 8), (1e300, 2), (231.40000000001, 2),
      (4_521.125, 3), (0.1 + 0.2, 2),
    ])
  func decimals(price: Double, digits: Int) { #expect(price.priceDecimals == digits) }

  @Test("Days are rounded down, also before 1970")
  func days() {
    #expect(86_399.9.epochDay == 0)
    #expect(86_400.0.epochDay == 1)
    #expect((-0.5).epochDay == -1)
    #expect(Double.greatestFiniteMagnitude.epochDay == 0)
  }

  @Test("Rows without a valid price are skipped, and other invalid prices are missing")
  func rows() {
    let history = PriceHistory(
      times: [1, 2, 3], isDaily: true, closes: [5, 0, 6],
      candles: Candles(open: [5, 5, 0], high: [5, 5, 7], low: [4, 0, -1]), volumes: [1, 2, 3])
    let checked = history.checked
    #expect(checked.times == [1, 3])
    #expect(checked.closes == [5, 6])
    #expect(checked.volumes == [1, 3])
    #expect(checked.candles?.high == [5, 7])
    #expect(checked.candles?.low[0] == 4)
    #expect(checked.candles?.low[1].isNaN == true)
    #expect(checked.candles?.open[1].isNaN == true)
  }
}
