import Clocks
import TestSupport
import Testing

@Suite("ISO 8601 texts")
struct ISOTextTests {
  @Test("Texts have all digits, and milliseconds where there are some")
  func examples() {
    let time = WallTime(sinceEpoch: .milliseconds(1_795_267_927_250))
    #expect(ISOText.time(time, secondsEast: nil) == "2026-11-21T13:32:07.250Z")
    #expect(ISOText.time(time, secondsEast: -12_600) == "2026-11-21T10:02:07.250-03:30")
    let before = WallTime(sinceEpoch: .milliseconds(-500))
    #expect(ISOText.time(before, secondsEast: nil) == "1969-12-31T23:59:59.500Z")
    #expect(CivilDate(year: 7, month: 1, day: 2).map(ISOText.date) == "0007-01-02")
    #expect(CivilDate(year: -7, month: 1, day: 2).map(ISOText.date) == "-0007-01-02")
    #expect(ISOText.clock([9, 5]) == "09:05")
  }

  @Test("Times survive a round trip to the millisecond")
  func roundTrip() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let milliseconds = Int64.random(
        in: -62_135_000_000_000...253_402_000_000_000, using: &generator)
      let time = WallTime(sinceEpoch: .milliseconds(milliseconds))
      let east = Int.random(in: -840...840, using: &generator) * 60
      #expect(ISOTime(ISOText.time(time, secondsEast: east))?.wallTime == time)
      #expect(ISOTime(ISOText.time(time, secondsEast: nil))?.wallTime == time)
    }
  }
}
