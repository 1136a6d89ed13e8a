import Clocks
import Countdowns
import Testing

@testable import Timers

struct SpokenTimeTests {
  @Test("A countdown of three hours has the expected announcements")
  func threeHours() {
    var times: [Int] = []
    var left = Duration.seconds(3 * 3600)
    while left > .zero {
      left = SpokenTime.next(below: left)
      times.append(left.wholeUnits(of: .seconds(1)))
    }
    #expect(
      times == [7200, 3600, 2700, 1800, 900, 600, 300, 240, 180, 120, 60, 30, 10, 0])
  }

  @Test(
    "The next announced time is below the remaining time",
    arguments: [
      (Duration.seconds(3601), 3600), (.milliseconds(60_001), 60), (.seconds(60), 30),
      (.seconds(10), 0), (.nanoseconds(1), 0), (.seconds(100 * 3600 + 1), 360_000),
    ])
  func next(_ left: Duration, _ seconds: Int) {
    #expect(SpokenTime.next(below: left) == .seconds(seconds))
  }
}
