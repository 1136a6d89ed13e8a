package import Clocks

extension CivilDate {
  /// The day of the week.
  package var weekday: Weekday { Weekday.allCases[isoWeekday % 7] }

  func adding(days: Int) -> CivilDate {
    CivilDate(epochDay: epochDay + days)
  }
}
