/// A day of the week, counted from Sunday.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// The three-letter English abbreviation, such as `Fri`.
  package var shortName: String { String(name.prefix(3)) }

  /// The English name, such as `Friday`.
  package var name: String {
    switch self {
    case .sunday: "Sunday"
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    }
  }

  /// Returns the number of days from this weekday to the next `other`, from 0 to 6.
  func days(until other: Weekday) -> Int { (other.rawValue - rawValue + 7) % 7 }
}

extension Weekday {
  /// Reads an English name, full or abbreviated, ignoring case.
  init?(name: some StringProtocol) {
    switch name.lowercased() {
    case "sun", "sunday": self = .sunday
    case "mon", "monday": self = .monday
    case "tue", "tues", "tuesday": self = .tuesday
    case "wed", "wednesday": self = .wednesday
    case "thu", "thur", "thurs", "thursday": self = .thursday
    case "fri", "friday": self = .friday
    case "sat", "saturday": self = .saturday
    default: return nil
    }
  }
}
