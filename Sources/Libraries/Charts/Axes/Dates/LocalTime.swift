internal import Clocks

/// A local date and time.
public struct LocalTime: Hashable, Sendable {
  /// The days since 1970.
  public var days: Int
  /// The second of the day, from 0 to below 86 400.
  public var second: Double

  /// The year; 0 is 1 BC.
  public var year: Int { date.year }
  /// The month, from 1 to 12.
  public var month: Int { date.month }
  /// The day of the month, from 1.
  public var day: Int { date.day }
  /// The day of the week, from 1 for Monday to 7 for Sunday.
  public var weekday: Int { date.isoWeekday }

  /// The date in the proleptic Gregorian calendar.
  var date: CivilDate { CivilDate(epochDay: days) }

  /// Creates a time.
  public init(days: Int, second: Double) { (self.days, self.second) = (days, second) }

  /// Creates the local time a number of seconds after 1970-01-01 00:00 local time.
  init(seconds: Double) {
    let whole = (seconds / 86_400).rounded(.down)
    let rest = seconds - whole * 86_400
    // Just before midnight, the remainder may round to a full day.
    (days, second) = rest < 86_400 ? (Int(whole), max(0, rest)) : (Int(whole) + 1, 0)
  }

  /// The seconds since 1970-01-01 00:00 local time.
  var seconds: Double { Double(days) * 86_400 + second }
}
