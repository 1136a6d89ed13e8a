/// The format of a column's times.
package enum TimeForm: Hashable, Sendable {
  /// Whole ticks since 1970 UTC: 1, 10³, 10⁶ or 10⁹ per second.
  case epoch(ticksPerSecond: Int64)
  /// Fractional seconds since 1970 UTC, read to the microsecond.
  case epochFraction
  /// Calendar days without a time of day.
  case dates
  /// Dates with a time of day, in one cell or two.
  case moments(hasZone: Bool)
  /// Times of day without dates, continuing past midnight: one that is earlier by more than half a
  /// day is on the next day, and one that is later by more than half a day is on the previous day.
  case clocks
}

extension TimeForm {
  var ticksPerUnit: Int64 {
    switch self {
    case .epoch(let ticks): ticks
    case .dates: 1
    case .epochFraction, .moments, .clocks: 1_000_000
    }
  }

  /// The number of ticks per second of a count since 1970; `nil` for other forms.
  package var ticksSince1970: Int64? {
    switch self {
    case .epoch(let ticks): ticks
    case .epochFraction: 1
    case .dates, .moments, .clocks: nil
    }
  }

  var unit: Times.Unit {
    switch self {
    case .dates: .days
    case .clocks: .clock
    case .epoch, .epochFraction, .moments: .seconds
    }
  }

  var hasZone: Bool {
    switch self {
    case .epoch, .epochFraction: true
    case .dates, .clocks: false
    case .moments(let hasZone): hasZone
    }
  }

  /// The name of the form in error messages.
  var name: String {
    switch self {
    case .epoch(1): "a whole number of seconds since 1970"
    case .epoch(1_000): "a whole number of milliseconds since 1970"
    case .epoch(1_000_000): "a whole number of microseconds since 1970"
    case .epoch: "a whole number of nanoseconds since 1970"
    case .epochFraction: "a number of seconds since 1970"
    case .dates: "a date without a time, as in the first row"
    case .clocks: "a time of day without a date and a zone, as in the first row"
    case .moments(true): "a date with a time and a zone, as in the first row"
    case .moments(false): "a date with a time and without a zone, as in the first row"
    }
  }
}

extension CalendarText {
  /// Returns whether a text has the parts that a form requires.
  func fits(_ form: TimeForm) -> Bool {
    switch form {
    case .dates: hasDate && !hasClock
    case .moments(let hasZone): hasDate && hasClock && (zone != nil) == hasZone
    case .clocks: !hasDate && hasClock && zone == nil
    case .epoch, .epochFraction: false
    }
  }
}
