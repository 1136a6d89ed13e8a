/// A day of the proleptic Gregorian calendar.
///
/// The conversions are Howard Hinnant's `civil_from_days` and `days_from_civil`
/// (https://howardhinnant.github.io/date_algorithms.html).
package struct CivilDate: Hashable, Sendable {
  /// The year; 0 is 1 BC.
  package let year: Int
  /// The month, from 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Creates a date; `nil` if the day doesn't exist.
  @inline(__always)
  package init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1,
      day <= 28 || day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  @inline(__always)
  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date a number of days after 1970-01-01.
  package init(epochDay days: Int) {
    let shifted = days + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1970-01-01; negative for earlier dates.
  @inline(__always)
  package var epochDay: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch.floorDivided(by: 400)
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The ISO 8601 day of the week: 1 is Monday, 7 is Sunday.
  package var isoWeekday: Int {
    // 1970-01-01 was a Thursday.
    let days = epochDay + 3
    return days - days.floorDivided(by: 7) * 7 + 1
  }
}

extension CivilDate {
  /// Returns the number of days in a month.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: year.isMultiple(of: 100) ? 400 : 4) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of days from 1970-01-01 to a day of the month.
  ///
  /// Months after December carry into the next year, and days after the last one into the next
  /// month.
  package static func days(year: Int, month: Int = 1, day: Int = 1) -> Int {
    let years = (month - 1).floorDivided(by: 12)
    let first = CivilDate(unchecked: year + years, month - years * 12, 1)
    return first.epochDay + day - 1
  }
}

extension Int {
  /// Returns the quotient rounded down.
  @inline(__always)
  package func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
