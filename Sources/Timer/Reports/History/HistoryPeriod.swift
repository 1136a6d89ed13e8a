package import Clocks
package import Countdowns

/// A part of the history.
package enum HistoryPeriod: Hashable, Sendable {
  case all
  /// The timers that ended within a span.
  case last(Duration)
  /// The timers of the current day.
  case today
  /// The timers of the current week, which begins on Monday.
  case week
  /// The timers of all days from this one on.
  case from(CivilDate)
  /// The timers of a calendar year.
  case year(Int)
  /// The timers of the last 53 weeks, up to the current one.
  case lastYear

  /// Returns the entries of the period, in order.
  package func entries(
    of entries: [HistoryEntry], at now: WallTime, in zone: Zone
  ) -> [HistoryEntry] {
    if case .last(let span) = self {
      let first = now.advanced(by: .zero - span)
      return entries.filter { $0.ended >= first }
    }
    guard let days = days(at: now, in: zone) else { return entries }
    return entries.filter { days.contains($0.date(in: zone).epochDay) }
  }

  /// Returns the days of the period, as days since 1970; `nil` if it isn't made of days.
  package func days(at now: WallTime, in zone: Zone) -> ClosedRange<Int>? {
    let today = zone.civilTime(at: now).date
    let monday = today.epochDay - today.isoWeekday + 1
    switch self {
    case .all, .last: return nil
    case .today: return today.epochDay...today.epochDay
    case .week: return monday...monday + 6
    case .from(let date): return date.epochDay...Int(Int32.max)
    case .lastYear: return monday - 52 * 7...today.epochDay
    case .year(let year): return CivilDate.days(year: year)...CivilDate.days(year: year + 1) - 1
    }
  }

  /// Returns a time before which no timer of the period ended, whatever its offset; `nil` if there is
  /// none.
  package func earliestEnd(at now: WallTime, in zone: Zone) -> WallTime? {
    if case .last(let span) = self { return now.advanced(by: .zero - span) }
    // An offset is less than a day.
    return days(at: now, in: zone).map { WallTime(epochSeconds: Int64($0.lowerBound - 1) * 86_400) }
  }
}
