import Clocks
import Countdowns
import TestSupport
import Testing

struct ClockTextTests {
  @Test(
    "An instant includes the date only if it isn't today",
    arguments: [
      ("2026-11-21 14:32:07", 0, "14:32:07"), ("2026-11-21 14:32:06", 500, "14:32:07"),
      ("2026-11-21 14:32:07", 499, "14:32:07"), ("2026-11-22 09:00:00", 0, "Sun 22 Nov 09:00:00"),
      ("2026-11-20 09:00:00", 0, "Fri 20 Nov 09:00:00"),
      ("2026-11-21 23:59:59", 600, "Sun 22 Nov 00:00:00"),
      ("2027-01-01 00:00:00", 0, "Fri 1 Jan 2027 00:00:00"),
      ("2026-12-31 23:59:59", 999, "Fri 1 Jan 2027 00:00:00"),
    ])
  func instantIncludesTheDateOnlyIfItIsntToday(_ text: String, _ milliseconds: Int, _ words: String)
    throws
  {
    let now = try wallTime("2026-11-21 08:00:00", in: .berlin)
    var instant = try wallTime(text, in: .berlin)
    instant.sinceEpoch += .milliseconds(milliseconds)
    #expect(ClockText.words(for: instant, now: now, in: .berlin) == words)
  }

  @Test("Without seconds, they are cut off, as on a clock")
  func minutes() throws {
    let now = try wallTime("2026-11-21 08:00:00", in: .berlin)
    func words(_ text: String) throws -> String {
      ClockText.words(
        for: try wallTime(text, in: .berlin), now: now, in: .berlin, showsSeconds: false)
    }
    #expect(try words("2026-11-21 14:32:59") == "14:32")
    #expect(try words("2026-11-22 09:00:01") == "Sun 22 Nov 09:00")
  }

  @Test(
    "ISO 8601 text includes the UTC offset",
    arguments: [
      (Duration.seconds(0), 3600, "1970-01-01T01:00:00+01:00"),
      (.seconds(0), 0, "1970-01-01T00:00:00+00:00"),
      (.milliseconds(1500), -12_600, "1969-12-31T20:30:01.500-03:30"),
      (.milliseconds(-1), 0, "1969-12-31T23:59:59.999+00:00"),
      (.microseconds(999), 0, "1970-01-01T00:00:00+00:00"),
      (.milliseconds(7), 0, "1970-01-01T00:00:00.007+00:00"),
      // Local mean time of Berlin, 53 min 28 s: the text means the same instant.
      (.seconds(0), 3208, "1970-01-01T00:53:00+00:53"),
    ])
  func iso8601TextIncludesTheUTCOffset(_ sinceEpoch: Duration, _ secondsEast: Int, _ text: String) {
    let instant = WallTime(sinceEpoch: sinceEpoch)
    #expect(ClockText.iso8601(instant, in: .fixed(secondsEast: secondsEast)) == text)
  }

  @Test("Times survive a round trip to the millisecond")
  func timesSurviveARoundTrip() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let milliseconds = Int64.random(
        in: -62_135_000_000_000...253_402_000_000_000, using: &generator)
      let time = WallTime(sinceEpoch: .milliseconds(milliseconds))
      let zone = Zone.fixed(secondsEast: Int.random(in: -840...840, using: &generator) * 60)
      #expect(ISOTime(ClockText.iso8601(time, in: zone))?.wallTime == time)
    }
  }

  @Test("Targets parse ISO 8601 text as the same instant")
  func targetsParseISO8601TextAsTheSameInstant() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let seconds = Int64.random(in: 1_000_000_000...4_000_000_000, using: &generator)
      let instant = WallTime(sinceEpoch: .seconds(seconds))
      let text = ClockText.iso8601(instant, in: .berlin)
      guard case .target(let target) = try Reading(words: [text]) else {
        Issue.record("\(text) is not a target")
        return
      }
      let before = WallTime(sinceEpoch: .seconds(seconds - 1))
      #expect(try target.resolve(now: before, zone: .utc) == instant)
    }
  }
}
