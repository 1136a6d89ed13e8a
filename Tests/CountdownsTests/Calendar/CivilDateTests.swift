import Countdowns
import Testing

struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0, Weekday.thursday), (1969, 12, 31, -1, .wednesday),
    (2000, 2, 29, 11_016, .tuesday), (2026, 11, 21, 20_778, .saturday),
    (1, 1, 1, -719_162, .monday), (0, 3, 1, -719_468, .wednesday),
    (9999, 12, 31, 2_932_896, .friday),
  ])
  func countsDays(_ year: Int, _ month: Int, _ day: Int, _ epochDay: Int, _ weekday: Weekday) throws
  {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.epochDay == epochDay)
    #expect(CivilDate(epochDay: epochDay) == date)
    #expect(date.weekday == weekday)
  }

  @Test(arguments: [
    (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
    (2026, 1, 32),
  ])
  func refusesDaysThatDoNotExist(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func walksThroughEightCenturiesDayByDay() throws {
    var expected = (year: 1599, month: 12, day: 31)
    let start = try #require(CivilDate(year: 1600, month: 1, day: 1)).epochDay
    for epochDay in start..<(start + 2 * 146_097) {
      let next = (expected.year, expected.month, expected.day + 1)
      if CivilDate(year: next.0, month: next.1, day: next.2) != nil {
        expected = next
      } else {
        let isYearOver = expected.month == 12
        expected = (expected.year + (isYearOver ? 1 : 0), isYearOver ? 1 : expected.month + 1, 1)
      }
      let date = CivilDate(epochDay: epochDay)
      guard (date.year, date.month, date.day) == expected, date.epochDay == epochDay else {
        Issue.record("day \(epochDay) is \(date)")
        return
      }
    }
  }
}
