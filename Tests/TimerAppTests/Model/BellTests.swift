import Countdowns
import Testing

@testable import TimerApp

struct BellTests {
  @Test("Each second for a minute, then every ten")
  func strokes() {
    var strokes: [Int] = []
    var overtime = Duration.zero
    while overtime < .seconds(90) {
      overtime += Bell.timeToStrike(after: overtime)
      strokes.append(overtime.wholeUnits(of: .seconds(1)))
    }
    #expect(strokes == Array(1...60) + [70, 80, 90])
  }

  @Test(arguments: [
    (Duration.zero, Duration.milliseconds(999), false), (.zero, .seconds(1), true),
    (.seconds(1), .seconds(1), false), (.milliseconds(1500), .milliseconds(2100), true),
    (.seconds(60), .milliseconds(69_999), false), (.seconds(60), .seconds(70), true),
    (.seconds(3), .seconds(500), true),
  ])
  func strikes(_ before: Duration, _ now: Duration, _ strikes: Bool) {
    #expect(Bell.strikes(after: before, until: now) == strikes)
  }
}
