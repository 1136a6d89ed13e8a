internal import Clocks

/// How many rows of a history become one.
package enum PriceInterval: String, Hashable, Sendable, CaseIterable {
  /// Each row stays as it is.
  case none = "rows"
  /// A day, in UTC where rows are shorter.
  case day
  /// A week of ISO 8601, from Monday.
  case week
  case month
  case quarter
  case year

  /// Returns the first day of the interval that holds a day.
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
