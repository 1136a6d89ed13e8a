import Runtime
import Testing

@testable import CountdownCommand

struct StatisticsWordsTests {
  private static let statistics = RunStatistics(wakeups: 301, frames: 300, bytes: 24_512)
  private static let costs = "301 wakeups · 300 frames · 24512 bytes"

  @Test(
    "The line has the cost of a run and its delay in tenths of a millisecond",
    arguments: [
      (Duration.zero, "0.0"), (.microseconds(99), "0.0"), (.microseconds(400), "0.4"),
      (.microseconds(12_399), "12.3"), (.seconds(2), "2000.0"), (.microseconds(-5), "0.0"),
      (.seconds(-5), "0.0"),
    ])
  func late(_ late: Duration, _ milliseconds: String) {
    let words = StatisticsWords.line(Self.statistics, late: late)
    #expect(words == "late \(milliseconds) ms · \(Self.costs)")
  }

  @Test("A run without a deadline has no delay")

  func withoutADeadlineNothingIsLate() {
    #expect(StatisticsWords.line(Self.statistics, late: nil) == Self.costs)
  }
}
