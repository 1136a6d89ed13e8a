import Clocks
import Countdowns
import JSON
import Testing
import Texts

@testable import Reports

@Suite("The map of a year")
struct YearMapTests {
  private static func day(_ text: String) -> Int { CivilDate(iso8601: text)?.epochDay ?? 0 }

  /// Returns the map of 2026 for minutes by day.
  private static func map(_ minutes: [String: Int]) -> YearMap {
    let entries = minutes.map { date, minutes in
      var entry = HistoryTotalsTests.entry("Work", .seconds(60 * minutes))
      entry.ended = WallTime(epochSeconds: Int64(day(date)) * 86_400 + 43_200)
      return entry
    }
    return YearMap(HistoryDays(entries, in: .utc), in: day("2026-01-01")...day("2026-12-31"))
  }

  @Test("Days have five levels, whose limits fit the usual days")
  func levels() {
    var minutes = Dictionary(
      uniqueKeysWithValues: (1...28).map { ("2026-03-\($0 < 10 ? "0" : "")\($0)", 100) })
    minutes["2026-05-01"] = 3000
    minutes["2026-05-02"] = 30
    minutes["2026-05-03"] = 31
    let map = Self.map(minutes)
    #expect(map.legend == ["none", "up to 30 min", "up to 1 h", "up to 1 h 30 min", "more"])
    let dates = [
      "2026-05-01", "2026-05-02", "2026-05-03", "2026-05-04", "2026-03-01", "2025-12-31",
    ]
    #expect(dates.map { map.level(of: Self.day($0)) } == [4, 1, 2, 0, 4, nil])
  }

  @Test("Weeks begin on Monday, and the last ones are kept")
  func weeks() {
    let map = Self.map([:])
    #expect(map.weeks(most: .max).count == 53 && map.weeks(most: 0).isEmpty)
    #expect(map.weeks(most: .max).first == Self.day("2025-12-29"))
    #expect(map.weeks(most: 2) == [Self.day("2026-12-21"), Self.day("2026-12-28")])
    let months = map.weeks(most: .max).compactMap(map.month(beginningInWeek:))
    #expect(months.first == "Jan" && months.last == "Dec" && months.count == 12)
  }

  @Test("The total has hours rather than days, and the number of days")
  func total() {
    let map = Self.map(["2026-03-01": 3000, "2026-03-02": 31])
    #expect(map.total(title: "2026") == "2026: 50 h 31 min on 2 days")
    #expect(Self.map(["2026-03-01": 1]).total(title: "2026") == "2026: 1 min on 1 day")
    let short = HistoryDays([HistoryTotalsTests.entry("Egg", .milliseconds(1_200))], in: .utc)
    let day = Self.day("2026-11-24")
    #expect(YearMap(short, in: day...day).total(title: "2026") == "2026: 1 s on 1 day")
    #expect(Self.map([:]).total(title: "2026") == "2026: 0 s on 0 days")
  }

  @Test("Days as JSON and CSV are in order")
  func forPrograms() {
    let days = Self.map(["2026-03-02": 1, "2026-03-01": 2]).days
    #expect(days.csv == ["date,ran,timers", "2026-03-01,120,1", "2026-03-02,60,1"])
    #expect(
      days.json.map(\.description).first == #"{"v":1,"date":"2026-03-01","ran":120,"timers":1}"#)
  }
}
