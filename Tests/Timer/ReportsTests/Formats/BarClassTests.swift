import Testing

@testable import Reports

@Suite("Status bar classes")
struct BarClassTests {
  @Test("Each state has its class")
  func states() {
    #expect(BarClass(nil) == .idle)
    let classes = TimerReport.State.allCases.map { BarClass(.sample(state: $0)) }
    #expect(classes == [.running, .paused, .waiting, .ringing, .ended, .ended])
    #expect(
      BarClass.allCases.map(\.rawValue)
        == ["running", "paused", "waiting", "ringing", "ended", "last-minute", "idle"])
  }

  @Test("Only a running timer of more than a minute has a last minute")
  func lastMinute() {
    func barClass(_ left: Duration, of total: Duration) -> BarClass {
      BarClass(.sample(left: left, total: total))
    }
    #expect(barClass(.seconds(60), of: .seconds(61)) == .running)
    #expect(barClass(.milliseconds(59_999), of: .seconds(61)) == .lastMinute)
    #expect(barClass(.seconds(59), of: .seconds(60)) == .running)
    #expect(BarClass(.sample(state: .paused, left: .seconds(10))) == .paused)
    #expect(BarClass(.stopwatch()) == .running)
  }
}
