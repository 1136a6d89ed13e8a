/// An instant that the wall clock will show: a time of day on some day.
public struct Target: Hashable, Sendable {
  /// The time of day.
  public let time: TimeOfDay
  /// The day on which the clock shows it.
  public let day: Day
  /// The seconds by which the named zone is ahead of UTC; nothing stands for the local zone.
  public let secondsEast: Int?

  /// Creates a target.
  public init(_ time: TimeOfDay, on day: Day, secondsEast: Int? = nil) {
    (self.time, self.day, self.secondsEast) = (time, day, secondsEast)
  }

  /// The day of a target.
  public enum Day: Hashable, Sendable {
    /// Today, or tomorrow if the time has passed.
    case next
    /// The day of the reading.
    case today
    /// The day after that.
    case tomorrow
    /// The next such day; today if that is one and the time has not passed.
    case weekday(Weekday)
    /// A date.
    case date(CivilDate)
  }
}

extension Target: CustomStringConvertible {
  /// The target as it can be typed after `until`, such as `Fri 14:30:00`.
  public var description: String {
    let clock = ClockText.clockWords(time)
    let offset = secondsEast.map(ClockText.offsetWords(secondsEast:)) ?? ""
    return switch day {
    case .next: clock + offset
    case .today: "today \(clock)" + offset
    case .tomorrow: "tomorrow \(clock)" + offset
    case .weekday(let weekday): "\(weekday.shortName) \(clock)" + offset
    case .date(let date): "\(ClockText.dateWords(date)) \(clock)" + offset
    }
  }
}
