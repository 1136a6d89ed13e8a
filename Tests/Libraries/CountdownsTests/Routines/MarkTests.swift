import Countdowns
import Testing

struct MarkTests {
  @Test(
    "A point has a remaining time within the total",
    arguments: [
      (Mark.Point.left(.seconds(5)), Duration.seconds(60), Duration.seconds(5)),
      (.left(.seconds(90)), .seconds(60), .seconds(90)), (.share(500), .seconds(60), .seconds(30)),
      (.share(125), .seconds(60), .milliseconds(7500)), (.share(1), .seconds(1), .milliseconds(1)),
      (.share(999), .seconds(7_889_400_000), .seconds(7_881_510_600)),
    ])
  func pointHasARemainingTimeWithinTheTotal(
    _ point: Mark.Point, _ total: Duration, _ left: Duration
  ) {
    #expect(point.left(of: total) == left)
  }
}
