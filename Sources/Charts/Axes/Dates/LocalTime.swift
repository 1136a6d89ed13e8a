internal import Clocks
internal import Tables

/// What a calendar and a clock show.
public struct LocalTime: Hashable, Sendable {
  /// The days since 1970.
  public var days: Int
  /// The second of the day, from 0 to under 86 400.
  public var second: Double

  /// The year; 0 is 1 BC.
  public var year: Int { date.year }
  /// The month, from 1 to 12.
  public var month: Int { date.month }
  /// The day of the month, from 1.
  public var day: Int { date.day }
  /// The day of the week, from 1, Monday, to 7, Sunday.
  public var weekday: Int { date.isoWeekday }

  /// The date in the proleptic Gregorian calendar.
  var date: CivilDate { CivilDate(epochDay: days) }

  /// Creates a time.
  public init(days: Int, second: Double) {
    (self.days, self.second) = (days, second)
  }

  /// Creates the time some seconds after 1970-01-01 00:00 on the same clock.
  init(seconds: Double) {
    let whole = (seconds / 86_400).rounded(.down)
    let rest = seconds - whole * 86_400
    // Just before midnight, the rest may round to the whole day.
    (days, second) = rest < 86_400 ? (Int(whole), max(0, rest)) : (Int(whole) + 1, 0)
  }

  /// The seconds since 1970-01-01 00:00 on the same clock.
  var seconds: Double { Double(days) * 86_400 + second }
}
