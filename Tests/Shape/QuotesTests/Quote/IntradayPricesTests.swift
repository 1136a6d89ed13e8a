import Testing

@testable import Quotes

@Suite struct IntradayPricesTests {
  /// Two sessions of three minutes, on days 0 and 1.
  private let history = PriceHistory(
    times: [0, 60, 120, 86_400, 86_460, 86_520].map { $0 + 3_600 }, isDaily: false,
    closes: [1, 2, 3, 4, 5, 6])

  @Test("Closes are found before a row and before a day")
  func closes() throws {
    let prices = try #require(IntradayPrices(history))
    #expect(prices.lastSession == 3..<6)
    #expect(prices.step == 60)
    #expect(prices.close(beforeRow: 3) == LiveSession.Close(day: 0, price: 3))
    #expect(prices.close(beforeRow: 0) == nil)
    #expect(prices.close(beforeDay: 1)?.price == 3)
    #expect(prices.close(beforeDay: 2)?.price == 6)
    #expect(prices.close(beforeDay: 0) == nil)
  }

  @Test("Live prices continue a session for half an hour")
  func continuing() throws {
    let prices = try #require(IntradayPrices(history))
    #expect(prices.continues(at: 90_120 + 1_800))
    #expect(!prices.continues(at: 90_120 + 1_801))
    #expect(!prices.continues(at: 172_800))
  }

  @Test("Rows before a time agree with a direct count")
  func rows() {
    for time in stride(from: 3_000.0, to: 92_000, by: 30) {
      #expect(history.rows(before: time) == history.times.count { $0 < time })
    }
  }
}
