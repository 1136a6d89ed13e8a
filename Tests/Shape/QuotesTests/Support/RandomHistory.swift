import Charts
import Quotes
import TestSupport

extension PriceHistory {
  /// Returns daily candles with gaps between the days and some missing values.
  static func random(seed: UInt64, count: Int) -> PriceHistory {
    var random = SeededGenerator(seed: seed)
    var day = Double.random(in: -3000...18_000, using: &random).rounded()
    var history = PriceHistory(times: [], isDaily: true, closes: [], volumes: [])
    var candles = Candles(open: [], high: [], low: [])
    for _ in 0..<count {
      day += Double(Int.random(in: 1...9, using: &random))
      let prices = (0..<4).map { _ in Double.random(in: 1...100, using: &random) }
      let isMissing = Int.random(in: 0..<10, using: &random) == 0
      history.times.append(day)
      history.closes.append(prices[3])
      history.volumes?.append(isMissing ? .nan : prices[0] * 1000)
      candles.open.append(prices[0])
      candles.high.append(isMissing ? .nan : prices.max() ?? 0)
      candles.low.append(isMissing ? .nan : prices.min() ?? 0)
    }
    history.candles = candles
    return history
  }
}
