import Clocks
import Countdowns
import JSON
import Testing
import Texts

@testable import Reports

@Suite("Periods of the history")
struct HistoryPeriodTests {
  /// Thursday 26 November 2026, 00:30 in Berlin, which is still Wednesday in UTC.
  private static let now = WallTime(epochSeconds: 1_795_649_400)
  private static let berlin = Zone.fixed(secondsEast: 3600)

  private static func days(_ period: HistoryPeriod) -> [String]? {
    period.days(at: now, in: berlin).map { range in
      [range.lowerBound, range.upperBound].map { ISOText.date(CivilDate(epochDay: $0)) }
    }
  }

  @Test("A week begins on Monday, and days are local")
  func ranges() throws {
    #expect(Self.days(.today) == ["2026-11-26", "2026-11-26"])
    #expect(Self.days(.week) == ["2026-11-23", "2026-11-29"])
    #expect(Self.days(.year(2024)) == ["2024-01-01", "2024-12-31"])
    #expect(Self.days(.lastYear) == ["2025-11-24", "2026-11-26"])
    let date = try #require(CivilDate(iso8601: "2026-11-01"))
    #expect(Self.days(.from(date))?.first == "2026-11-01")
    #expect(Self.days(.all) == nil && Self.days(.last(.seconds(5))) == nil)
  }

  @Test("An entry belongs to the day that was where it ended, in whatever zone it is read")
  func ownDay() throws {
    let text = """
      {"v":1,"name":"tea","kind":"countdown","started":"2026-11-25T23:50:00-05:00",\
      "ended":"2026-11-26T00:10:00-05:00","planned":1200,"ran":1200,"outcome":"rang"}
      """
    let entry = try HistoryEntry(#require(.init(text)))
    for hours in -12...14 {
      let zone = Zone.fixed(secondsEast: hours * 3600)
      #expect(ISOText.date(entry.date(in: zone)) == "2026-11-26")
      #expect(entry.line(in: zone) == text)
    }
    var lost = entry
    lost.outcome = .lost
    #expect(ISOText.date(lost.date(in: .utc)) == "2026-11-25")
  }

  @Test(
    "No entry of a period ended before the time up to which the file is read", arguments: 0..<200)
  func earliestEnd(seed: Int) {
    var random = RandomRecords(seed: UInt64(seed))
    let zone = Zone.fixed(secondsEast: random.number(-14...14) * 3600)
    let entries = random.list(upTo: 50) { random in
      var entry = random.entry()
      let ended = Self.now.advanced(by: .seconds(random.number(-900_000...50_000)))
      entry.end = HistoryTime(ended, secondsEast: random.number(-14...14) * 3600)
      entry.start.wall = ended.advanced(by: .seconds(-random.number(0...90_000)))
      return entry
    }
    let periods: [HistoryPeriod] = [
      .today, .week, .last(.seconds(70_000)), .from(zone.civilTime(at: Self.now).date), .year(2026),
    ]
    for period in periods {
      let first = period.earliestEnd(at: Self.now, in: zone)
      let found = period.entries(of: entries, at: Self.now, in: zone)
      #expect(found.allSatisfy { entry in first.map { entry.ended >= $0 } ?? true })
    }
  }

  @Test(
    "Only complete dates are dates",
    arguments: [
      ("2026-02-28", true), ("2026-02-29", false), ("2026-13-01", false), ("26-1-1", false),
      ("2026-11-01T00:00:00Z", false), ("2026-11-1", false), ("0000-01-01", false), ("", false),
    ])
  func dates(_ text: String, _ isDate: Bool) {
    #expect((CivilDate(iso8601: text) != nil) == isDate)
  }
}
