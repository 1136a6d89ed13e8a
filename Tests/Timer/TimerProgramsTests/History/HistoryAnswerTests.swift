import Clocks
import CommandLines
import Countdowns
import Reports
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

@Suite("The answer of timer history")
struct HistoryAnswerTests {
  private static let now = WallTime(epochSeconds: 1_795_694_400)

  private static func entry(_ label: String, daysAgo days: Int) -> HistoryEntry {
    let ended = now.advanced(by: .seconds(-86_400 * days))
    return HistoryEntry(
      name: label, label: label, kind: .countdown, started: ended.advanced(by: .seconds(-240)),
      ended: ended, planned: .seconds(240), ran: .seconds(240), outcome: .rang, status: 0)
  }

  private static let entries = [
    entry("Old", daysAgo: 400), entry("Tea", daysAgo: 2), entry("Tea", daysAgo: 0),
  ]

  private static func answer(_ words: String...) throws -> HistoryAnswer {
    let arguments = try HistoryArguments.command.read(words, program: "timer")
    return HistoryAnswer(arguments, entries, at: now, in: .utc, program: "timer")
  }

  @Test("Today and the week are added up, and everything else is listed, unless it is requested")
  func contents() throws {
    func first(_ words: String...) throws -> String? {
      let arguments = try HistoryArguments.command.read(words, program: "timer")
      return HistoryAnswer(arguments, Self.entries, at: Self.now, in: .utc, program: "timer").lines
        .first
        .map { String($0.prefix { $0 != " " }) }
    }
    #expect(try first("--today") == "NAME" && first("--week") == "NAME")
    #expect(try first() == "STARTED" && first("--since", "7d") == "STARTED")
    #expect(try first("--totals") == "NAME" && first("--today", "--no-totals") == "STARTED")
  }

  @Test("A terminal lists the last 20, newest last, and says how many there are before")
  func limit() throws {
    let many = (0..<25).reversed().map { Self.entry("\($0)", daysAgo: $0) }
    func lines(_ words: [String], _ count: Int = 25, isTerminal: Bool = true) throws -> [String] {
      let arguments = try HistoryArguments.command.read(words, program: "timer")
      return HistoryAnswer(
        arguments, Array(many.suffix(count)), at: Self.now, in: .utc, isTerminal: isTerminal,
        program: "timer"
      ).lines
    }
    let some = try lines([])
    #expect(some.count == 22 && some.last == "5 more: \(CalledName().text) history --all")
    #expect(try lines([], 20).count == 21 && lines([], 21).last?.hasPrefix("1 more: ") == true)
    #expect(try lines(["--all"]).count == 26 && lines([], isTerminal: false).count == 26)
    #expect(try lines(["--since", "30d"]).count == 26 && lines(["--json"]).count == 25)
  }

  @Test("A map reaches to the last timer, even in a year to come")
  func yearToCome() throws {
    let arguments = try HistoryArguments.command.read(["--year=2031"], program: "timer")
    let later = Self.entry("Tea", daysAgo: -1600)
    let answer = HistoryAnswer(arguments, [later], at: Self.now, in: .utc, program: "timer")
    let map = try #require(answer.map)
    #expect(map.days.days.count == 1 && map.range.upperBound == map.days.days.keys.max())
    #expect(
      HistoryAnswer(arguments, Self.entries, at: Self.now, in: .utc, program: "timer").map == nil)
  }

  @Test("A period has the timers that ended in it")
  func periods() throws {
    #expect(try Self.answer("--today").lines.last == "Tea   –     1 × 4 min  4 min")
    #expect(try Self.answer("--week").lines.last == "Tea   –     2 × 4 min  8 min")
    #expect(try Self.answer("--since", "1d").entries.count == 1)
    #expect(try Self.answer("--since", "2026-11-24").entries.count == 2)
    #expect(try Self.answer("--since", "2026-11-25").entries.count == 1)
    #expect(try Self.answer("--year=2025").entries.map(\.label) == ["Old"])
    #expect(try Self.answer("--year", "2025").entries.map(\.label) == ["Old"])
    #expect(try Self.answer("--year=2026").map != nil && Self.answer("--year=2027").map == nil)
    #expect(try Self.answer("--year").entries.count == 2)
  }

  @Test("All answers can be read by programs")
  func forPrograms() throws {
    #expect(
      try Self.answer("--csv").lines[1]
        == "2025-10-22T11:56:00+00:00,2025-10-22T12:00:00+00:00,Old,Old,countdown,240,240,rang")
    #expect(
      try Self.answer("--today", "--csv").lines == [
        "label,step,runs,completed,length,ran", "Tea,,1,1,240,240",
      ])
    #expect(
      try Self.answer("--year", "--json").lines == [
        #"{"v":1,"date":"2026-11-24","ran":240,"timers":1}"#,
        #"{"v":1,"date":"2026-11-26","ran":240,"timers":1}"#,
      ])
    #expect(try Self.answer("--year", "--json").map == nil)
  }

  @Test("The map ends today, or with the year")
  func map() throws {
    let map = try #require(Self.answer("--year=2026").map)
    #expect(ISOText.date(CivilDate(epochDay: map.range.upperBound)) == "2026-11-26")
    let past = try #require(Self.answer("--year=2025").map)
    #expect(ISOText.date(CivilDate(epochDay: past.range.upperBound)) == "2025-12-31")
    #expect(try Self.answer("--year=2025").mapTitle == "2025")
    #expect(try Self.answer("--year").mapTitle == "53 weeks")
  }

  @Test(
    "Periods and forms that contradict each other, and impossible dates, are refused",
    arguments: [
      ["--today", "--week"], ["--json", "--csv"], ["--year", "--totals"], ["--year=26"],
      ["--since", "2026-02-30"], ["--year=x"], ["--all", "--today"], ["--edit", "--json"],
      ["--edit", "--year"],
    ])
  func refused(_ words: [String]) {
    #expect(throws: CommandLineStop.self) {
      try HistoryArguments.command.read(words, program: "timer")
    }
  }
}
