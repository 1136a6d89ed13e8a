import Charts
import Testing

@testable import Quotes

@Suite struct SessionPricesTests {
  @Test("An intraday session opens with its first row and sums its volumes")
  func intraday() {
    let history = PriceHistory(
      times: [86_400, 86_460, 86_520], isDaily: false, closes: [5, 7, 6], volumes: [1, .nan, 2])
    let prices = SessionPrices(history, rows: 0..<3)
    #expect(
      prices
        == SessionPrices(
          open: 5, high: 7, low: 5, close: 6, volume: 3, time: .seconds(86_520), day: 1))
  }

  @Test("A day has the prices of its candle, and no opening price without one")
  func daily() {
    var history = PriceHistory(
      times: [7, 8], isDaily: true, closes: [5, 6],
      candles: Candles(open: [4, 5.5], high: [6, 9], low: [3, .nan]))
    let prices = SessionPrices(history, rows: 1..<2)
    #expect(
      prices
        == SessionPrices(
          open: 5.5, high: 9, low: 5.5, close: 6, volume: nil, time: .day(8), day: 8))
    history.candles = nil
    #expect(SessionPrices(history, rows: 1..<2)?.open == nil)
    #expect(SessionPrices(history, rows: 2..<2) == nil)
  }
}
