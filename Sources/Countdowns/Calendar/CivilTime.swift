/// What a calendar and a clock on the wall show, to the second, without a zone.
public struct CivilTime: Hashable, Sendable {
  /// The date.
  public let date: CivilDate
  /// The time of day.
  public let timeOfDay: TimeOfDay

  /// Creates a reading from a date and a time of day.
  public init(date: CivilDate, timeOfDay: TimeOfDay) {
    (self.date, self.timeOfDay) = (date, timeOfDay)
  }

  /// Creates what a clock in UTC shows so many seconds after 1970-01-01 00:00:00.
  public init(epochSeconds: Int64) {
    let (day, second) = floorDivide(epochSeconds, by: 86_400)
    date = CivilDate(epochDay: Int(day))
    timeOfDay = TimeOfDay(secondOfDay: Int(second))
  }

  /// The seconds since 1970-01-01 00:00:00 at which a clock in UTC shows this.
  public var epochSeconds: Int64 {
    Int64(date.epochDay) * 86_400 + Int64(timeOfDay.secondOfDay)
  }

  /// The year; 0 is 1 BC.
  public var year: Int { date.year }
  /// The month, from 1 to 12.
  public var month: Int { date.month }
  /// The day of the month, from 1.
  public var day: Int { date.day }
  /// The day of the week.
  public var weekday: Weekday { date.weekday }
  /// The hour, from 0 to 23.
  public var hour: Int { timeOfDay.hour }
  /// The minute, from 0 to 59.
  public var minute: Int { timeOfDay.minute }
  /// The second, from 0 to 59.
  public var second: Int { timeOfDay.second }
}

extension CivilTime: Comparable {
  /// Returns whether the first reading comes before the second on one wall.
  public static func < (first: CivilTime, second: CivilTime) -> Bool {
    first.epochSeconds < second.epochSeconds
  }
}

/// Returns the quotient rounded down and the remainder, which is never negative.
func floorDivide(_ value: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
