import Clocks
import Countdowns
import TestSupport
import Testing

struct ZoneTests {
  @Test(
    "Local times in Berlin map to their instants",
    arguments: [
      ("2026-01-01 12:00:00", ["2026-01-01T12:00:00+01:00"]),
      ("2026-07-01 12:00:00", ["2026-07-01T12:00:00+02:00"]),
      ("2026-03-29 01:59:59", ["2026-03-29T01:59:59+01:00"]),
      ("2026-03-29 02:00:00", ["2026-03-29T03:00:00+02:00"]),
      ("2026-03-29 02:59:59", ["2026-03-29T03:00:00+02:00"]),
      ("2026-03-29 03:00:00", ["2026-03-29T03:00:00+02:00"]),
      ("2026-10-25 01:59:59", ["2026-10-25T01:59:59+02:00"]),
      ("2026-10-25 02:00:00", ["2026-10-25T02:00:00+02:00", "2026-10-25T02:00:00+01:00"]),
      ("2026-10-25 02:59:59", ["2026-10-25T02:59:59+02:00", "2026-10-25T02:59:59+01:00"]),
      ("2026-10-25 03:00:00", ["2026-10-25T03:00:00+01:00"]),
    ])
  func localTimesInBerlinMapToTheirInstants(_ shown: String, _ instants: [String]) throws {
    #expect(try found(shown, in: .berlin) == instants)
  }

  @Test(
    "Local times map to their instants across a half-hour change",
    arguments: [
      ("2012-10-07 02:15:00", ["2012-10-07T02:30:00+11:00"]),
      ("2012-10-07 01:59:59", ["2012-10-07T01:59:59+10:30"]),
      ("2013-04-07 01:45:00", ["2013-04-07T01:45:00+11:00", "2013-04-07T01:45:00+10:30"]),
      ("2013-04-07 01:29:59", ["2013-04-07T01:29:59+11:00"]),
    ])
  func localTimesMapToTheirInstantsAcrossAHalfHourChange(_ shown: String, _ instants: [String])
    throws
  {
    #expect(try found(shown, in: .lordHowe) == instants)
  }

  @Test(
    "A skipped day maps to the first instant after it",
    arguments: [
      ("2011-12-29 23:59:59", ["2011-12-29T23:59:59-10:00"]),
      ("2011-12-30 00:00:00", ["2011-12-31T00:00:00+14:00"]),
      ("2011-12-30 23:59:59", ["2011-12-31T00:00:00+14:00"]),
      ("2011-12-31 00:00:00", ["2011-12-31T00:00:00+14:00"]),
    ])
  func skippedDayMapsToTheFirstInstantAfterIt(_ shown: String, _ instants: [String]) throws {
    #expect(try found(shown, in: .apia) == instants)
  }

  @Test("Every instant is among the instants of its local time")
  func everyInstantIsAmongTheInstantsOfItsLocalTime() {
    var generator = SeededGenerator(seed: 5)
    for zone in [Zone.berlin, .lordHowe, .apia, .fixed(secondsEast: -12_345)] {
      for _ in 0..<2000 {
        let seconds = Int64.random(in: 1_325_000_000...1_366_000_000, using: &generator)
        let instant = WallTime(sinceEpoch: .seconds(seconds))
        #expect(zone.instants(of: zone.civilTime(at: instant)).contains(instant))
      }
    }
  }

  @Test("A gap ends at the exact second of the change") func gapEndsAtTheExactSecondOfTheChange() {
    for change in Int64(1_700_000_000)..<1_700_000_100 {
      let zone = Zone { $0 < change ? 3600 : 7200 }
      for depth: Int64 in [0, 1, 1799, 3599] {
        let skipped = CivilTime(epochSeconds: change + 3600 + depth)
        #expect(zone.instants(of: skipped) == [WallTime(sinceEpoch: .seconds(change))])
      }
    }
  }

  private func found(_ shown: String, in zone: Zone) throws -> [String] {
    let utc = try wallTime(shown, in: .utc)
    let civil = Zone.utc.civilTime(at: utc)
    return zone.instants(of: civil).map { ClockText.iso8601($0, in: zone) }
  }
}
