internal import Clocks

/// The interval by which the rows of a history are aggregated.
package enum PriceInterval: String, Hashable, Sendable, CaseIterable {
  /// No aggregation.
  case none = "rows"
  /// A day, in UTC for intraday rows.
  case day
  /// An ISO 8601 week, from Monday.
  case week
  case month
  case quarter
  case year

  /// Returns the first day of the interval that contains a day.
  func start(ofDay day: Int) -> Int {
    let date = CivilDate(epochDay: day)
    switch self {
    case .none, .day: return day
    case .week: return day - date.isoWeekday + 1
    case .month: return CivilDate.days(year: date.year, month: date.month)
    case .quarter: return CivilDate.days(year: date.year, month: (date.month - 1) / 3 * 3 + 1)
    case .year: return CivilDate.days(year: date.year)
    }
  }
}
