import Testing

@testable import Reports

@Suite("Status bar classes")
struct StatusBarClassTests {
  @Test("Each state has its class")
  func states() {
    #expect(StatusBarClass(nil) == .idle)
    let classes = TimerReport.State.allCases.map { StatusBarClass(.sample(state: $0)) }
    #expect(classes == [.running, .paused, .waiting, .ringing, .ended, .ended])
    #expect(
      StatusBarClass.allCases.map(\.rawValue)
        == ["running", "paused", "waiting", "ringing", "ended", "last-minute", "idle"])
  }

  @Test("Only a running timer of more than a minute has a last minute")
  func lastMinute() {
    func barClass(_ left: Duration, of total: Duration) -> StatusBarClass {
      StatusBarClass(.sample(left: left, total: total))
    }
    #expect(barClass(.seconds(60), of: .seconds(61)) == .running)
    #expect(barClass(.milliseconds(59_999), of: .seconds(61)) == .lastMinute)
    #expect(barClass(.seconds(59), of: .seconds(60)) == .running)
    #expect(StatusBarClass(.sample(state: .paused, left: .seconds(10))) == .paused)
    #expect(StatusBarClass(.stopwatch()) == .running)
  }
}
