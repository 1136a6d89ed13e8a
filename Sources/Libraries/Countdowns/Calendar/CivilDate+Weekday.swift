package import Clocks

extension CivilDate {
  /// The weekday of this date.
  package var weekday: Weekday { Weekday.allCases[isoWeekday % 7] }

  func adding(days: Int) -> CivilDate { CivilDate(epochDay: epochDay + days) }
}
