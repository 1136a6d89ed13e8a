import Quotes
import Testing

@Suite struct PriceDecimalsTests {
  @Test(
    "The fewest decimals that show the prices are found",
    arguments: [
      ([231.4, 3, 17.25], 2), ([1, 2, 3], 2), ([], 2), ([1.10427, 1.1051], 5),
      ([178.460007, 27.370001, 1137.51001], 2), ([0.00001234, 0.000013], 8),
      ([1.0 / 3, 2.0 / 7, 5.0 / 9], 4), ([100.0 / 3, 200.0 / 7], 2), ([6543.215, 6543.1], 3),
    ] as [([Double], Int)])
  func digits(_ prices: [Double], _ expected: Int) {
    #expect(PriceDecimals.digits(of: prices) == expected)
  }

  @Test("A few outliers don’t count")
  func odd() {
    let prices = (0..<100).map { $0 < 4 ? 1.1234 : Double($0) + 0.25 }
    #expect(PriceDecimals.digits(of: prices) == 2)
    #expect(PriceDecimals.digits(of: prices + prices.prefix(4)) == 4)
  }
}
