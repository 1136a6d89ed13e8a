/// The time span of a row's line.
package enum LineSpan: String, Hashable, Sendable, CaseIterable {
  /// The last session of intraday or live prices, otherwise the last 22 daily ones.
  case automatic = "auto"
  /// The last session.
  case day = "1d"
  /// The last five sessions.
  case week = "5d"
  case month = "1m"
  case quarter = "3m"
  case half = "6m"
  case year = "1y"
  case fiveYears = "5y"
  case all

  /// The number of daily rows in the span, if it is defined by rows.
  var rows: Int? {
    switch self {
    case .automatic: 22
    case .day: 2
    case .week: 5
    case .month, .quarter, .half, .year, .fiveYears, .all: nil
    }
  }

  /// The number of calendar days in the span, if it is defined by days.
  package var days: Int? {
    switch self {
    case .month: 31
    case .quarter: 92
    case .half: 183
    case .year: 366
    case .fiveYears: 1_827
    case .automatic, .day, .week, .all: nil
    }
  }
}
