import Countdowns
import Faces
import Testing

struct UrgencyTests {
  @Test(
    "Urgency follows the remaining time and the total",
    arguments: [
      (300_000, 300_000, Urgency.plenty), (30_001, 300_000, .plenty), (30_000, 300_000, .soon),
      (10_001, 300_000, .soon), (10_000, 300_000, .last), (0, 300_000, .last),
      (5_000, 5_000, .plenty), (1_001, 5_000, .plenty), (1_000, 5_000, .last),
      (10_001, 60_000, .plenty), (10_000, 60_000, .last), (360_000, 3_600_000, .soon),
      (360_001, 3_600_000, .plenty), (0, 0, .last),
    ])
  func table(left: Int, total: Int, urgency: Urgency) {
    #expect(Urgency(left: .milliseconds(left), total: .milliseconds(total)) == urgency)
    let snapshot = Snapshot(
      phase: .running, left: .milliseconds(left), total: .milliseconds(total))
    #expect(snapshot.urgency == urgency)
  }
}
