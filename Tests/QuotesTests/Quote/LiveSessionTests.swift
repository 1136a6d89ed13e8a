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

  @Test("Another day begins a session, with the last price of the one before")
  func day() {
    let session = session([(86_340, 5), (86_399, 6), (86_400, 7)])
    #expect(session.before == LiveSession.Close(day: 0, price: 6))
    #expect(session.line.buckets.count == 1)
    #expect(session.day == 1)
  }

  @Test("A pause of more than half an hour begins a session")
  func pause() {
    #expect(session([(0, 5), (1_800, 6)]).before == nil)
    #expect(session([(0, 5), (1_801, 6)]).before?.price == 5)
  }

  @Test("Prices every 20 minutes pause for an hour within a session")
  func slow() {
    let ticks = (0...5).map { (Double($0) * 1_200, 5.0) }
    #expect(session(ticks + [(9_600, 6)]).before == nil)
    #expect(session(ticks + [(9_601, 6)]).before?.price == 5)
  }

  @Test("An older price is refused")
  func older() {
    var session = session([(100, 5), (200, 6)])
    let outcome = session.take(time: 199, price: 7, volume: nil)
    #expect(outcome == .refused)
    #expect(session.prices.close == 6)
  }
}
