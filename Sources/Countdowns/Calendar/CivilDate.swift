/// A date of the proleptic Gregorian calendar.
package struct CivilDate: Hashable, Sendable {
  /// The year; 0 is 1 BC.
  package let year: Int
  /// The month, from 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Creates a date; `nil` if the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1 else { return nil }
    guard day <= CivilDate.length(ofMonth: month, year: year) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the date that is `epochDay` days after 1970-01-01.
  ///
  /// Howard Hinnant's `civil_from_days`
  /// (https://howardhinnant.github.io/date_algorithms.html).
  package init(epochDay: Int) {
    let shifted = epochDay + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1970-01-01.
  ///
  /// Howard Hinnant's `days_from_civil`.
  package var epochDay: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week.
  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let days = ((epochDay % 7) + 7) % 7
    return Weekday.allCases[(days + Weekday.thursday.rawValue) % 7]
  }

  func adding(days: Int) -> CivilDate {
    CivilDate(epochDay: epochDay + days)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
