import Quotes
import Testing

@Suite struct PriceHistorySessionsTests {
  @Test("Four days of minutes are four sessions")
  func minutes() throws {
    #expect(try IndexPrices.minutes.sessions.map(\.count) == [391, 391, 391, 390])
  }

  @Test("Each daily row is a session")
  func days() throws {
    #expect(try IndexPrices.days.sessions == (0..<20).map { $0..<$0 + 1 })
  }

  @Test("A gap over half an hour, but not one of half an hour, ends a session of minutes")
  func gap() {
    let times: [Double] = [0, 60, 120, 180, 1980, 2040]
    let joined = PriceHistory(times: times, isDaily: false, closes: times)
    #expect(joined.sessions == [0..<6])
    let apart = times.map { $0 > 1000 ? $0 + 1 : $0 }
    let history = PriceHistory(times: apart, isDaily: false, closes: apart)
    #expect(history.sessions == [0..<4, 4..<6])
  }

  @Test("Endless hours are split at midnight")
  func endless() {
    let times = (5..<60).map { Double($0) * 3600 }
    let history = PriceHistory(times: times, isDaily: false, closes: times)
    #expect(history.sessions == [0..<19, 19..<43, 43..<55])
  }

  @Test("Few rows have few sessions")
  func few() {
    #expect(PriceHistory(times: [], isDaily: false, closes: []).sessions.isEmpty)
    #expect(PriceHistory(times: [9], isDaily: false, closes: [1]).sessions == [0..<1])
    #expect(PriceHistory(times: [9], isDaily: false, closes: [1]).medianStep(of: 0..<1) == nil)
  }
}
