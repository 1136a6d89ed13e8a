import Countdowns
import Testing

struct SnapshotTests {
  @Test(
    "The remaining fraction stays between 0 and 1",
    arguments: [
      (Duration.seconds(30), Duration.seconds(60), 0.5), (.zero, .seconds(60), 0),
      (.seconds(60), .seconds(60), 1), (.seconds(90), .seconds(60), 1), (.zero, .zero, 0),
      (.seconds(5), .zero, 0),
    ])
  func remainingFractionStaysBetween0And1(_ left: Duration, _ total: Duration, _ fraction: Double) {
    #expect(Snapshot(phase: .running, left: left, total: total).fractionLeft == fraction)
  }

  @Test("The remaining time is zero, never negative, after an unhandled deadline")
  func leftIsNeverNegative() {
    let manager = TimeManagerTests.manager(.running)
    let snapshot = manager.snapshot(at: second(1000))
    #expect(snapshot == Snapshot(phase: .running, left: .zero, total: .seconds(60)))
  }

  @Test("A canceled countdown keeps its remaining time")
  func canceledCountdownKeepsItsRemainingTime() {
    var manager = TimeManagerTests.manager(.running)
    _ = manager.handle(.command(.cancel), at: second(70))
    let snapshot = manager.snapshot(at: second(500))
    #expect(snapshot == Snapshot(phase: .ended, left: .seconds(30), total: .seconds(60)))
  }

  @Test("Overtime keeps counting after the alarm") func overtimeKeepsCountingAfterTheAlarm() {
    var manager = TimeManagerTests.manager(.ringing)
    _ = manager.handle(.command(.acknowledge), at: second(70))
    #expect(manager.snapshot(at: second(100)).overtime == .seconds(40))
    #expect(manager.snapshot(at: second(100)).phase == .ended)
  }
}
