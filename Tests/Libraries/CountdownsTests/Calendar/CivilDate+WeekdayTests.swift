import Clocks
import Countdowns
import Testing

struct CivilDateWeekdayTests {
  @Test(
    "A date has its weekday and its day since 1970",
    arguments: [
      (1970, 1, 1, 0, Weekday.thursday), (1969, 12, 31, -1, .wednesday),
      (2000, 2, 29, 11_016, .tuesday), (2026, 11, 21, 20_778, .saturday),
      (1, 1, 1, -719_162, .monday), (0, 3, 1, -719_468, .wednesday),
      (9999, 12, 31, 2_932_896, .friday), (2026, 11, 22, 20_779, .sunday),
    ])
  func dateHasItsWeekdayAndItsDaySince1970(
    _ year: Int, _ month: Int, _ day: Int, _ epochDay: Int, _ weekday: Weekday
  ) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.epochDay == epochDay)
    #expect(CivilDate(epochDay: epochDay) == date)
    #expect(date.weekday == weekday)
  }
}
