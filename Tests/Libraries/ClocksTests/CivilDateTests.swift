import Clocks
import Testing

@Suite("Calendar dates")
struct CivilDateTests {
  @Test("Counting through 940 years gives each date its number and weekday")
  func counting() {
    // 1500-01-01 of the proleptic Gregorian calendar was a Monday.
    var (year, month, day, weekday) = (1500, 1, 1, 1)
    for number in -171_664...171_664 {
      let date = CivilDate(epochDay: number)
      guard (date.year, date.month, date.day, date.isoWeekday) == (year, month, day, weekday),
        date.epochDay == number
      else {
        Issue.record("\(number) is \(date) instead of \(year)-\(month)-\(day)")
        return
      }
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      weekday = weekday % 7 + 1
      day += 1
      if day > lengths[month - 1] { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
    }
    #expect((year, month, day) == (2440, 1, 2))
  }

  @Test("Known dates have their numbers, even a million years away")
  func knownDates() {
    #expect(CivilDate(epochDay: 0) == CivilDate(year: 1970, month: 1, day: 1))
    #expect(CivilDate(year: 2019, month: 1, day: 5)?.epochDay == 17_901)
    #expect(CivilDate(year: 2019, month: 1, day: 5)?.isoWeekday == 6)
    #expect(CivilDate(year: 0, month: 2, day: 29)?.epochDay == -719_469)
    for days in [365_000_000, -365_000_000] {
      #expect(CivilDate(epochDay: days).epochDay == days)
    }
  }

  @Test("Months and days out of range carry into the next year and month")
  func carrying() {
    #expect(CivilDate.days(year: 2018, month: 13) == CivilDate.days(year: 2019))
    #expect(CivilDate.days(year: 2019, month: -11) == CivilDate.days(year: 2018))
    #expect(CivilDate.days(year: 2019, month: 2, day: 29) == CivilDate.days(year: 2019, month: 3))
  }

  @Test(
    "Nonexistent days are rejected",
    arguments: [
      (2019, 2, 29), (1900, 2, 29), (2019, 4, 31), (2019, 13, 1), (2019, 0, 1), (2019, 1, 0),
      (2026, 1, 32),
    ])
  func refused(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test("February has 29 days in leap years")
  func leapYears() {
    let lengths = [1900, 2000, 2023, 2024].map { CivilDate.length(ofMonth: 2, year: $0) }
    #expect(lengths == [28, 29, 28, 29])
  }
}
