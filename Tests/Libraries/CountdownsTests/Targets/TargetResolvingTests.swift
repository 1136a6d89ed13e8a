import Clocks
import Countdowns
import TestSupport
import Testing

struct TargetResolvingTests {
  // 2026-11-20 is a Friday.
  @Test(
    "Targets resolve in UTC",
    arguments: [
      ("until 14:30", "2026-11-20 14:00:00", "2026-11-20 14:30:00"),
      ("until 14:30", "2026-11-20 14:30:00", "2026-11-21 14:30:00"),
      ("until 14:30", "2026-11-20 15:00:00", "2026-11-21 14:30:00"),
      ("until 0:00", "2026-12-31 23:59:59", "2027-01-01 00:00:00"),
      ("fri 14:30", "2026-11-20 14:00:00", "2026-11-20 14:30:00"),
      ("fri 14:30", "2026-11-20 14:30:00", "2026-11-27 14:30:00"),
      ("thu 14:30", "2026-11-20 14:00:00", "2026-11-26 14:30:00"),
      ("tomorrow 9:00", "2026-11-20 08:00:00", "2026-11-21 09:00:00"),
      ("today 18:00", "2026-11-20 08:00:00", "2026-11-20 18:00:00"),
      ("2026-12-31 23:59:30", "2026-11-20 08:00:00", "2026-12-31 23:59:30"),
      ("2028-02-29 0:00", "2026-11-20 08:00:00", "2028-02-29 00:00:00"),
      ("until 12:00+02:00", "2026-11-20 08:00:00", "2026-11-20 10:00:00"),
      ("2026-11-21 01:00+02:00", "2026-11-20 08:00:00", "2026-11-20 23:00:00"),
      ("until 2:00-08:00", "2026-11-20 11:00:00", "2026-11-21 10:00:00"),
      ("until fri", "2026-11-20 00:00:00", "2026-11-27 00:00:00"),
      ("until sat", "2026-11-20 08:00:00", "2026-11-21 00:00:00"),
      ("tomorrow", "2026-12-31 23:59:59", "2027-01-01 00:00:00"),
      ("dec 24", "2026-11-20 08:00:00", "2026-12-24 00:00:00"),
      ("nov 20", "2026-11-20 00:00:00", "2027-11-20 00:00:00"),
      ("nov 20 9:00", "2026-11-20 08:00:00", "2026-11-20 09:00:00"),
      ("24.12. 18:00", "2026-12-24 18:00:00", "2027-12-24 18:00:00"),
      ("feb 29", "2026-11-20 08:00:00", "2028-02-29 00:00:00"),
      ("feb 29", "2096-03-01 00:00:00", "2104-02-29 00:00:00"),
      ("jan 1 0:30 UTC+1", "2026-12-31 23:00:00", "2026-12-31 23:30:00"),
      ("Tue 2026-12-01", "2026-11-20 08:00:00", "2026-12-01 00:00:00"),
      ("Thu dec 24", "2026-11-20 08:00:00", "2026-12-24 00:00:00"),
    ])
  func targetsResolveInUTC(_ text: String, _ now: String, _ instant: String) throws {
    #expect(try resolve(text, now: now, in: .utc) == wallTime(instant, in: .utc))
  }

  @Test(
    "Past targets are rejected",
    arguments: ["today 8:00", "today 7:59", "2026-11-20 08:00", "2020-01-01 00:00"])
  func pastTargetsAreRejected(_ text: String) throws {
    guard case .target(let target) = try Reading(words: [text]) else {
      Issue.record("\(text) is not a target")
      return
    }
    let error = ReadingError.passed(target)
    #expect(throws: error) { try resolve(text, now: "2026-11-20 08:00:00", in: .utc) }
    #expect(error.description.hasSuffix("has passed; name a later time or day"))
  }

  @Test(
    "A date that isn’t on its weekday is rejected",
    arguments: [
      ("Wed 2026-12-01", "“Wed 2026-12-01 00:00:00” isn’t possible: that day is a Tuesday"),
      ("Fri dec 24", "“Fri Dec 24 00:00:00” isn’t possible: that day is a Thursday"),
    ])
  func otherWeekday(_ text: String, _ sentence: String) throws {
    do throws(ReadingError) {
      guard case .target(let target) = try Reading(words: [text]) else { return }
      _ = try target.resolve(now: WallTime(sinceEpoch: .seconds(1_795_271_527)), zone: .utc)
      Issue.record("\(text) was resolved")
    } catch {
      #expect(error.description == sentence)
    }
  }

  @Test("Targets over 250 years ahead are rejected") func targetsOver250YearsAheadAreRejected() {
    #expect(throws: ReadingError.tooLong("2300-01-01 00:00:00")) {
      try resolve("2300-01-01 00:00", now: "2026-11-20 08:00:00", in: .utc)
    }
  }

  @Test("A time in a gap resolves to the first instant after it")
  func timeInAGapResolvesToTheFirstInstantAfterIt() throws {
    let instant = try resolve("until 2:30", now: "2026-03-29 01:00:00", in: .berlin)
    #expect(ClockText.iso8601(instant, in: .berlin) == "2026-03-29T03:00:00+02:00")
  }

  @Test("A repeated time resolves to the first occurrence ahead")
  func repeatedTimeResolvesToTheFirstOccurrenceAhead() throws {
    let early = try resolve("until 2:30", now: "2026-10-25 01:00:00", in: .berlin)
    #expect(ClockText.iso8601(early, in: .berlin) == "2026-10-25T02:30:00+02:00")
    guard case .target(let target) = try Reading(words: ["until 2:30"]) else {
      Issue.record("it is a target")
      return
    }
    let late = try target.resolve(now: early, zone: .berlin)
    #expect(ClockText.iso8601(late, in: .berlin) == "2026-10-25T02:30:00+01:00")
  }

  @Test("Tomorrow keeps the time of day across a clock change")
  func tomorrowKeepsTheTimeOfDayAcrossAClockChange() throws {
    let now = try wallTime("2026-10-24 12:00:00", in: .berlin)
    let instant = try resolve("tomorrow 12:00", now: "2026-10-24 12:00:00", in: .berlin)
    #expect(instant.sinceEpoch - now.sinceEpoch == .seconds(25 * 3600))
  }

  @Test("Every result lies ahead and shows the requested time")
  func everyResultLiesAheadAndShowsTheRequestedTime() throws {
    var generator = SeededGenerator(seed: 4)
    for zone in [Zone.berlin, .lordHowe, .apia] {
      for _ in 0..<500 {
        let now = WallTime(
          sinceEpoch: .seconds(Int.random(in: 1_300_000_000...1_400_000_000, using: &generator)))
        let hour = Int.random(in: 4...23, using: &generator)
        let time = try #require(TimeOfDay(hour: hour, minute: 7))
        let instant = try Target(time, on: .next).resolve(now: now, zone: zone)
        #expect(instant > now)
        // Only Apia's skipped day lacks these times.
        let isSkipped =
          zone.civilTime(at: instant).date == CivilDate(year: 2011, month: 12, day: 31)
        #expect(zone.civilTime(at: instant).timeOfDay == time || isSkipped)
      }
    }
  }

  private func resolve(
    _ text: String, now: String, in zone: Zone
  ) throws -> WallTime {
    guard case .target(let target) = try Reading(words: [text]) else {
      Issue.record("\(text) is not a target")
      return try wallTime(now, in: zone)
    }
    return try target.resolve(now: wallTime(now, in: zone), zone: zone)
  }
}
