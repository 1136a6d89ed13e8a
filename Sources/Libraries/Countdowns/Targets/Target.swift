package import Clocks

/// A wall-clock time: a time of day on some day.
package struct Target: Hashable, Sendable {
  /// The time of day.
  package let time: TimeOfDay
  /// The day.
  package let day: Day
  /// The named zone's offset from UTC in seconds, or `nil` for the local zone.
  package let secondsEast: Int?
  /// The weekday that was named beside a date, which it has to be.
  package let weekday: Weekday?

  /// Creates a target.
  package init(_ time: TimeOfDay, on day: Day, secondsEast: Int? = nil, weekday: Weekday? = nil) {
    (self.time, self.day, self.secondsEast) = (time, day, secondsEast)
    self.weekday = weekday
  }

  /// The day of a target.
  package enum Day: Hashable, Sendable {
    /// Today, or tomorrow if the time is already past.
    case next
    /// Today.
    case today
    /// Tomorrow.
    case tomorrow
    /// The next such weekday, including today if the time is still ahead.
    case weekday(Weekday)
    /// A fixed date.
    case date(CivilDate)
    /// The next such day of a month.
    case yearly(month: Int, day: Int)
  }
}

extension Target: CustomStringConvertible {
  /// The target as it can be typed after `until`, such as `Fri 14:30:00`.
  package var description: String {
    let clock = ClockText.clockWords(time)
    let offset = secondsEast.map(ISOText.offset(secondsEast:)) ?? ""
    let weekday = weekday.map { "\($0.shortName) " } ?? ""
    return switch day {
    case .next: clock + offset
    case .today: "today \(clock)" + offset
    case .tomorrow: "tomorrow \(clock)" + offset
    case .weekday(let weekday): "\(weekday.shortName) \(clock)" + offset
    case .date(let date): weekday + "\(ISOText.date(date)) \(clock)" + offset
    case .yearly(let month, let day):
      weekday + "\(ClockText.monthName(month)) \(day) \(clock)" + offset
    }
  }
}

extension Target {
  /// Returns the first instant after `now` at which local time is this target.
  ///
  /// A time that clocks skip resolves to the first instant after the gap, and a time that occurs
  /// twice to the first occurrence still ahead.
  ///
  /// - Parameters:
  ///   - now: The instant from which days are counted.
  ///   - zone: The local zone, used if the target names none.
  /// - Returns: The instant, always later than `now`.
  /// - Throws: `ReadingError.passed` for today or a date, `.tooLong` beyond 250 years,
  ///   `.otherWeekday` if the date isn't on the named weekday.
  package func resolve(now: WallTime, zone: Zone) throws(ReadingError) -> WallTime {
    let zone = secondsEast.map(Zone.fixed(secondsEast:)) ?? zone
    let today = zone.civilTime(at: now).date
    for date in dates(from: today) {
      let shown = CivilTime(date: date, timeOfDay: time)
      guard let instant = zone.instants(of: shown).first(where: { $0 > now }) else { continue }
      if let weekday, date.weekday != weekday {
        throw .otherWeekday(description, actual: date.weekday)
      }
      let span = instant.sinceEpoch - now.sinceEpoch
      guard span.attoseconds <= TypedNumber.longest else { throw .tooLong(description) }
      return instant
    }
    throw .passed(self)
  }

  /// Returns the days to try, in order.
  private func dates(from today: CivilDate) -> [CivilDate] {
    switch day {
    case .next: return [today, today.adding(days: 1)]
    case .today: return [today]
    case .tomorrow: return [today.adding(days: 1)]
    case .weekday(let weekday):
      let days = today.weekday.days(until: weekday)
      return [today.adding(days: days), today.adding(days: days + 7)]
    case .date(let date): return [date]
    case .yearly(let month, let day):
      // February 29 may be eight years away.
      return (0...8).compactMap { CivilDate(year: today.year + $0, month: month, day: day) }
    }
  }
}
