internal import Clocks

/// The names in a calendar, replaceable for other languages.
public struct DateNames: Hashable, Sendable {
  /// The names of the twelve months, January first.
  public var months: [String]
  /// The abbreviated month names.
  public var shortMonths: [String]
  /// The names of the seven days of the week, Monday first.
  public var weekdays: [String]
  /// The abbreviated weekday names.
  public var shortWeekdays: [String]
  /// Whether the day is written before the month: 17 May.
  public var putsDayFirst: Bool

  /// Creates names; a missing one is replaced by its number.
  public init(
    months: [String], shortMonths: [String], weekdays: [String], shortWeekdays: [String],
    putsDayFirst: Bool = false
  ) {
    (self.months, self.shortMonths) = (months, shortMonths)
    (self.weekdays, self.shortWeekdays) = (weekdays, shortWeekdays)
    self.putsDayFirst = putsDayFirst
  }

  /// The English names, with the month before the day.
  public static let english = DateNames(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ], weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])

  func month(_ number: Int, isShort: Bool = true) -> String {
    name(number, of: isShort ? shortMonths : months)
  }

  func weekday(_ number: Int, isShort: Bool = true) -> String {
    name(number, of: isShort ? shortWeekdays : weekdays)
  }

  /// Returns a day of the month, such as “May 17”.
  func dayOfMonth(_ date: CivilDate, isShort: Bool = true) -> String {
    let month = month(date.month, isShort: isShort)
    return putsDayFirst ? "\(date.day) \(month)" : "\(month) \(date.day)"
  }

  private func name(_ number: Int, of names: [String]) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : String(number)
  }
}
