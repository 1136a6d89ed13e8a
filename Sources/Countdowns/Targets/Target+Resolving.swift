extension Target {
  /// Returns the first instant after `now` at which the clock on the wall shows this target.
  ///
  /// A time that the clocks skip gives the first instant after the gap; of a time that comes
  /// twice, the first that is still to come counts.
  ///
  /// - Parameters:
  ///   - now: The instant from which days are counted.
  ///   - zone: The local zone, which holds where the target names none.
  /// - Returns: The instant, always later than `now`.
  /// - Throws: `ReadingError.passed` for today or a date, `.tooLong` beyond 250 years.
  public func resolve(now: WallTime, zone: Zone) throws(ReadingError) -> WallTime {
    let zone = secondsEast.map(Zone.fixed(secondsEast:)) ?? zone
    let today = zone.civilTime(at: now).date
    for date in dates(from: today) {
      let shown = CivilTime(date: date, timeOfDay: time)
      guard let instant = zone.instants(of: shown).first(where: { $0 > now }) else { continue }
      let span = instant.sinceEpoch - now.sinceEpoch
      guard span.attoseconds <= DecimalNumber.longest else { throw .tooLong(description) }
      return instant
    }
    throw .passed(self)
  }

  /// The days to try, in order.
  private func dates(from today: CivilDate) -> [CivilDate] {
    switch day {
    case .next: return [today, today.adding(days: 1)]
    case .today: return [today]
    case .tomorrow: return [today.adding(days: 1)]
    case .weekday(let weekday):
      let days = today.weekday.days(until: weekday)
      return [today.adding(days: days), today.adding(days: days + 7)]
    case .date(let date): return [date]
    }
  }
}
