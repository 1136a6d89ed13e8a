import Countdowns
import TestSupport
import Testing

struct CivilTimeTests {
  @Test(
    "Epoch seconds convert to the date and time in UTC",
    arguments: [
      (0, [1970, 1, 1, 0, 0, 0]), (-1, [1969, 12, 31, 23, 59, 59]),
      (1_795_271_527, [2026, 11, 21, 14, 32, 7]), (-86_400, [1969, 12, 31, 0, 0, 0]),
    ])
  func epochSecondsConvertToTheDateAndTimeInUTC(_ seconds: Int, _ fields: [Int]) {
    let shown = CivilTime(epochSeconds: Int64(seconds))
    let all = [shown.year, shown.month, shown.day, shown.hour, shown.minute, shown.second]
    #expect(all == fields)
    #expect(shown.epochSeconds == Int64(seconds))
  }

  @Test("Every second survives a round trip") func everySecondSurvivesARoundTrip() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<5000 {
      let seconds = Int64.random(in: -100_000_000_000...300_000_000_000, using: &generator)
      #expect(CivilTime(epochSeconds: seconds).epochSeconds == seconds)
      #expect(CivilTime(epochSeconds: seconds) < CivilTime(epochSeconds: seconds + 1))
    }
  }

  @Test(
    "Times out of range are rejected", arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60)])
  func timesOutOfRangeAreRejected(_ hour: Int, _ minute: Int, _ second: Int) {
    #expect(TimeOfDay(hour: hour, minute: minute, second: second) == nil)
  }
}
