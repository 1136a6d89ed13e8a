import Clocks
import Testing

struct WallTimeTests {
  @Test(
    "Whole seconds are rounded down",
    arguments: [
      (Duration.zero, Int64(0)), (.milliseconds(1999), 1), (.milliseconds(-1), -1),
      (.seconds(-1), -1), (.milliseconds(-1001), -2),
    ])
  func wholeSecondsAreRoundedDown(_ sinceEpoch: Duration, _ seconds: Int64) {
    #expect(WallTime(sinceEpoch: sinceEpoch).epochSeconds == seconds)
    #expect(WallTime(epochSeconds: seconds).sinceEpoch == .seconds(seconds))
  }

  @Test("Times can be compared and subtracted") func timesAreComparedAndSubtracted() {
    let start = WallTime(epochSeconds: 1_700_000_000)
    let end = start.advanced(by: .milliseconds(1500))
    #expect(start < end && !(end < start))
    #expect(start.duration(to: end) == .milliseconds(1500))
    #expect(end.duration(to: start) == .milliseconds(-1500))
  }
}
