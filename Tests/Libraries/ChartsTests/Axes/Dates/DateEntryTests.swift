import Clocks
import TestSupport
import Testing

@testable import Charts

struct DateEntryTests {
  /// 2019-01-05 12:00 UTC.
  static let reference = 17_901.5 * 86_400

  private func read(
    _ text: String, on scale: DateScale = .utc, data: ClosedRange<Double>? = nil
  ) throws -> DateEntry {
    try DateEntry(
      reading: text, on: scale, reference: scale.day == 1 ? 17_901 : Self.reference, data: data)
  }

  private func written(_ position: Double) -> String {
    let time = DateScale.utc.localTime(at: position)
    let date = time.date
    return "\(date.year)-\(date.month)-\(date.day) \(DateForm().text(for: time, unit: .second))"
  }

  @Test(
    "Valid entries are parsed",
    arguments: [
      ("2024", "2024-1-1 00:00:00", "2025-1-1 00:00:00"),
      ("2024-05", "2024-5-1 00:00:00", "2024-6-1 00:00:00"),
      ("2024-12", "2024-12-1 00:00:00", "2025-1-1 00:00:00"),
      ("2024-05-17", "2024-5-17 00:00:00", "2024-5-18 00:00:00"),
      ("2024-5-7", "2024-5-7 00:00:00", "2024-5-8 00:00:00"),
      ("17:30", "2019-1-5 17:30:00", "2019-1-5 17:31:00"),
      ("17:30:15", "2019-1-5 17:30:15", "2019-1-5 17:30:16"),
      ("2024-05-17 17:30", "2024-5-17 17:30:00", "2024-5-17 17:31:00"),
      ("2024-05-17T17:30", "2024-5-17 17:30:00", "2024-5-17 17:31:00"),
      ("May 17", "2019-5-17 00:00:00", "2019-5-18 00:00:00"),
      ("17 may", "2019-5-17 00:00:00", "2019-5-18 00:00:00"),
      ("May 17, 2024", "2024-5-17 00:00:00", "2024-5-18 00:00:00"),
      ("Sept 2024", "2024-9-1 00:00:00", "2024-10-1 00:00:00"),
      ("oct 3 9:05", "2019-10-3 09:05:00", "2019-10-3 09:06:00"),
      ("august", "2019-8-1 00:00:00", "2019-9-1 00:00:00"),
      ("-3d", "2019-1-2 12:00:00", "2019-1-2 12:00:00"),
      ("−3d", "2019-1-2 12:00:00", "2019-1-2 12:00:00"),
      ("+2w", "2019-1-19 12:00:00", "2019-1-19 12:00:00"),
      ("-90m", "2019-1-5 10:30:00", "2019-1-5 10:30:00"),
      ("+30s", "2019-1-5 12:00:30", "2019-1-5 12:00:30"),
      ("-6h", "2019-1-5 06:00:00", "2019-1-5 06:00:00"),
      ("-1mo", "2018-12-5 12:00:00", "2018-12-5 12:00:00"),
      ("+3y", "2022-1-5 12:00:00", "2022-1-5 12:00:00"),
    ])
  func validEntriesAreParsed(text: String, start: String, end: String) throws {
    let entry = try read(text)
    #expect(written(entry.start) == start)
    #expect(written(entry.end) == end)
  }

  @Test(
    "Invalid entries are rejected with a reason",
    arguments: [
      ("", DateEntryError.empty), ("  ", .empty), ("soon", .unknown("soon")),
      ("17", .dayWithoutMonth(17)), ("17 2024", .dayWithoutMonth(17)),
      ("2024 17:30", .timeWithoutDay("17:30")), ("may 17:30", .timeWithoutDay("17:30")),
      ("2024-13", .noSuchDate("2024-13")), ("2023-02-29", .noSuchDate("2023-2-29")),
      ("Feb 30", .noSuchDate("2019-2-30")), ("25:00", .noSuchTime("25:00")),
      ("12:60", .noSuchTime("12:60")), ("12:5x", .unknown("12:5x")), ("2024-", .unknown("2024-")),
      ("2024-05-17-1", .unknown("2024-05-17-1")), ("may june", .repeated("june")),
      ("-3d 2024", .unknown("2024")), ("-3x", .unknown("-3x")), ("-", .unknown("-")),
      ("+999999999y", .tooFar), ("-999999999d", .tooFar), ("٢٠٢٤", .unknown("٢٠٢٤")),
      ("12345", .unknown("12345")), ("ma", .unknown("ma")), ("t17:30:", .unknown("17:30:")),
      ("17.05.2024", .unknown("17.05.2024")),
    ])
  func invalidEntriesAreRejectedWithAReason(text: String, fault: DateEntryError) {
    #expect(throws: fault) { try read(text) }
    #expect(!fault.description.hasSuffix("."))
  }

  @Test("A scale of days rejects times of day") func scaleOfDaysRejectsTimesOfDay() throws {
    #expect(try read("2024-05-17", on: .days) == DateEntry(start: 19_860, end: 19_861))
    #expect(try read("-1mo", on: .days).start == 17_870)
    #expect(throws: DateEntryError.onlyDays("17:30")) { try read("17:30", on: .days) }
    #expect(throws: DateEntryError.onlyDays("-3h")) { try read("-3h", on: .days) }
  }

  /// The data is from 2018-11-17 to 2019-03-08, and both years are found.
  @Test("A missing year is taken from the data") func missingYearIsTakenFromTheData() throws {
    let data = 17_852.0 * 86_400...17_963 * 86_400
    #expect(written(try read("Nov 20", data: data).start) == "2018-11-20 00:00:00")
    #expect(written(try read("Feb 20", data: data).start) == "2019-2-20 00:00:00")
    #expect(written(try read("Dec", data: data).start) == "2018-12-1 00:00:00")
    #expect(written(try read("Jul 4", data: data).start) == "2019-7-4 00:00:00")
    let years = 10_000.0 * 86_400...20_000 * 86_400
    #expect(written(try read("Feb 29", data: years).start) == "2020-2-29 00:00:00")
  }

  @Test("A month's last day is clamped to the target month")
  func monthsLastDayIsClampedToTheTargetMonth() throws {
    let scale = DateScale.days
    let january = Double(CivilDate.days(year: 2019, month: 1, day: 31))
    let entry = try DateEntry(reading: "+1mo", on: scale, reference: january)
    #expect(entry.start == Double(CivilDate.days(year: 2019, month: 2, day: 28)))
  }

  @Test("Clock changes are respected") func clockChangesAreRespected() throws {
    let scale = SyntheticZone.berlin.scale
    let noon = 1_554_026_400.0  // 2019-03-31 12:00 in Berlin.
    let day = try DateEntry(reading: "2019-03-31", on: scale, reference: noon)
    #expect(day.end - day.start == 23 * 3600)
    let before = try DateEntry(reading: "-1d", on: scale, reference: noon)
    #expect(noon - before.start == 23 * 3600)
    let skipped = try DateEntry(reading: "2:30", on: scale, reference: noon)
    #expect(skipped.start == 1_553_994_000)
    let autumn = try DateEntry(reading: "2019-10-27 2:30", on: scale, reference: noon)
    #expect(autumn.start == 1_572_136_200)
  }

  @Test("Random text never traps") func randomTextNeverTraps() {
    var random = SeededGenerator(seed: 28)
    let alphabet = Array("0123456789-+:.t dwmohy,mayjunfebpr−é9999")
    for _ in 0..<3000 {
      let length = Int.random(in: 0...12, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      let entry = try? read(text, on: Bool.random(using: &random) ? .utc : .days)
      #expect(entry.map { $0.start <= $0.end } ?? true)
    }
  }

  @Test("A skipped day is an empty range") func skippedDayIsAnEmptyRange() throws {
    let scale = SyntheticZone.apia.scale
    let change = SyntheticZone.apia.changes[0]
    let data = change - 10 * 86_400...change + 10 * 86_400
    let entry = try DateEntry(reading: "Mar 31", on: scale, reference: change, data: data)
    #expect(entry == DateEntry(start: change, end: change))
  }

  /// Clocks are set back from New Year’s Day into the old year.
  @Test("A year can start twice when clocks are set back")
  func yearCanStartTwiceWhenClocksAreSetBack() throws {
    let change = 18_262.0 * 86_400
    let scale = DateScale.seconds { $0 < change ? 3600 : -3600 }
    let data = change - 1...change + 1
    let entry = try DateEntry(reading: "Dec 31", on: scale, reference: change, data: data)
    #expect(entry.start == change - 25 * 3600)
  }
}
