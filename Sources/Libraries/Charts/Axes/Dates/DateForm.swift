internal import Clocks
internal import Texts

/// The format of dates.
public struct DateForm: Hashable, Sendable {
  /// The amount of detail in a label.
  public enum NameLength: Hashable, Sendable {
    /// The unit alone: “Feb”, “17”.
    case short
    /// With the next larger unit: “Feb 2019”, “Feb 17”.
    case long
  }

  /// The amount of detail in a label.
  public var length: NameLength
  /// The names of months and days.
  public var names: DateNames

  /// Creates a format.
  public init(length: NameLength = .short, names: DateNames = .english) {
    (self.length, self.names) = (length, names)
  }

  /// Returns a label for the start of a unit: “2019”, “Feb”, “17”, “17:30”, “17:30:15”.
  public func text(for time: LocalTime, unit: DateUnit) -> String {
    let date = time.date
    switch (unit, length) {
    case (.year, _): return String(date.year)
    case (.month, .short): return names.month(date.month)
    case (.month, .long): return "\(names.month(date.month)) \(date.year)"
    case (.day, .short): return String(date.day)
    case (.day, .long): return names.dayOfMonth(date)
    default: return Self.clock(time.second, unit: unit)
    }
  }

  /// Returns a full date for a heading or a tooltip: “Sat, Jan 5 2019”, or in the long form
  /// “Saturday, January 5 2019”; with the time of day if the unit is smaller than a day.
  public func fullText(for time: LocalTime, unit: DateUnit) -> String {
    let date = time.date
    let isShort = length == .short
    let clock = unit > .day ? " " + Self.clock(time.second, unit: unit) : ""
    switch unit {
    case .year: return String(date.year)
    case .month: return "\(names.month(date.month, isShort: isShort)) \(date.year)"
    default:
      let weekday = names.weekday(date.isoWeekday, isShort: isShort)
      return "\(weekday), \(names.dayOfMonth(date, isShort: isShort)) \(date.year)\(clock)"
    }
  }
}

// MARK: - Times of day

extension DateForm {
  /// Returns a time of day, as exact as the unit.
  private static func clock(_ second: Double, unit: DateUnit) -> String {
    // Seconds in a `Double` are off by a few ten-millionths.
    let milliseconds = min(Int((second * 1000 + 1e-3).rounded(.down)), 86_399_999)
    let whole = milliseconds / 1000
    var fields = [whole / 3600, whole / 60 % 60]
    if unit > .minute { fields.append(whole % 60) }
    let clock = ISOText.clock(fields)
    return unit == .millisecond
      ? clock + "." + NumberText.padded(milliseconds % 1000, to: 3) : clock
  }
}
