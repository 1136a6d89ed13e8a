package import Clocks

/// A date and a time of day, to the second, without a zone.
package struct CivilTime: Hashable, Sendable {
  /// The date.
  package let date: CivilDate
  /// The time of day.
  package let timeOfDay: TimeOfDay

  /// Creates a time from a date and a time of day.
  package init(date: CivilDate, timeOfDay: TimeOfDay) {
    (self.date, self.timeOfDay) = (date, timeOfDay)
  }

  /// Creates the time in UTC that is `epochSeconds` seconds after 1970-01-01 00:00:00.
  package init(epochSeconds: Int64) {
    let (day, second) = floorDivide(epochSeconds, by: 86_400)
    date = CivilDate(epochDay: Int(day))
    timeOfDay = TimeOfDay(secondOfDay: Int(second))
  }

  /// The seconds since 1970-01-01 00:00:00, taking the time as UTC.
  package var epochSeconds: Int64 { Int64(date.epochDay) * 86_400 + Int64(timeOfDay.secondOfDay) }

  /// The year; 0 is 1 BC.
  package var year: Int { date.year }
  /// The month, from 1 to 12.
  package var month: Int { date.month }
  /// The day of the month, from 1.
  package var day: Int { date.day }
  /// The day of the week.
  package var weekday: Weekday { date.weekday }
  /// The hour, from 0 to 23.
  package var hour: Int { timeOfDay.hour }
  /// The minute, from 0 to 59.
  package var minute: Int { timeOfDay.minute }
  /// The second, from 0 to 59.
  package var second: Int { timeOfDay.second }
}

extension CivilTime: Comparable {
  /// Returns whether the first time is earlier, with both in the same zone.
  package static func < (first: CivilTime, second: CivilTime) -> Bool {
    first.epochSeconds < second.epochSeconds
  }
}

/// Returns the quotient rounded down and the remainder, which is never negative.
func floorDivide(_ value: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
