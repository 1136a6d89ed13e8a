/// Determines the number of decimals that prices need.
package enum PriceDecimals {
  /// The maximum number of decimals.
  package static let greatest = 8
  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]

  /// Returns the fewest decimals, from 2 to 8, that show at least 95 % of the last 500 prices
  /// exactly.
  ///
  /// Prices that were stored in 32 bits, such as 178.460007, count as the short number that they
  /// stand for. Prices with too many digits get 2 decimals, or more if they are below 1.
  package static func digits(of prices: [Double]) -> Int {
    let known = prices.suffix(500).filter { $0.isFinite && $0 != 0 }.map(\.magnitude)
    guard !known.isEmpty else { return 2 }
    if let digits = digits(known, tolerance: 1e-9), digits <= 4 { return digits }
    if let digits = digits(known, tolerance: 1e-7) { return digits }
    return digits(ofSize: known.sorted()[known.count / 2])
  }

  private static func digits(_ known: [Double], tolerance: Double) -> Int? {
    (2...greatest).first { digits in
      let misses = known.count { price in
        let scaled = price * powers[digits]
        return (scaled - scaled.rounded()).magnitude > scaled * tolerance
      }
      // Where the tolerance exceeds half a step, every number would fit.
      let isCoarse = tolerance * powers[digits] * (known.max() ?? 0) > 0.5
      return misses * 20 <= known.count && !isCoarse
    }
  }

  /// Returns the decimals that show four significant digits of a price below 1, otherwise 2.
  private static func digits(ofSize price: Double) -> Int {
    (2..<greatest).first { price * powers[$0] >= 1000 || price >= 1 } ?? greatest
  }
}
