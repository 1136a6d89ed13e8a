import Testing

@testable import Quotes

@Suite struct LiveSessionTests {
  private func session(_ ticks: [(Double, Double)]) -> LiveSession {
    var session = LiveSession(time: ticks[0].0, price: ticks[0].1, volume: nil)
    for (time, price) in ticks.dropFirst() {
      _ = session.take(time: time, price: price, volume: nil)
    }
    return session
  }

  @Test("Midnight UTC doesn't end a session, wherever its market is")
  func midnight() {
    // Sydney trades from 23:00 to 5:00 UTC.
    let session = session([(82_800, 5), (84_000, 5.5), (85_700, 6), (86_400, 7), (86_460, 8)])
    #expect(session.before == nil && session.prices.open == 5 && session.prices.close == 8)
    #expect(session.day == 1)
  }

  @Test("In a market that never closes, a new day starts a session, with the previous close")
  func day() {
    let ticks = stride(from: 0.0, through: 86_340, by: 60).map { ($0, 6.0) }
    let session = session(ticks + [(86_400, 7)])
    #expect(session.before == LiveSession.Close(day: 0, price: 6))
    #expect(session.line.buckets.count == 1)
    #expect(session.day == 1)
    let late = stride(from: 32_400.0, through: 90_060, by: 60).map { ($0, 6.0) }
    #expect(self.session(late).before?.day == 1)
  }

  @Test("A pause over half an hour starts a session")
  func pause() {
    #expect(session([(0, 5), (1_800, 6)]).before == nil)
    #expect(session([(0, 5), (1_801, 6)]).before?.price == 5)
  }

  @Test("Prices every 20 minutes may pause for an hour within a session")
  func slow() {
    let ticks = (0...5).map { (Double($0) * 1_200, 5.0) }
    #expect(session(ticks + [(9_600, 6)]).before == nil)
    #expect(session(ticks + [(9_601, 6)]).before?.price == 5)
  }

  @Test("An older price is rejected")
  func older() {
    var session = session([(100, 5), (200, 6)])
    let outcome = session.take(time: 199, price: 7, volume: nil)
    #expect(outcome == .refused)
    #expect(session.prices.close == 6)
  }
}
