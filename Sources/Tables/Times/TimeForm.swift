/// How the times of a column are written.
package enum TimeForm: Hashable, Sendable {
  /// Whole ticks since 1970 UTC: 1, 10³, 10⁶ or 10⁹ a second.
  case epoch(ticksPerSecond: Int64)
  /// Seconds since 1970 UTC with a fraction, read to the microsecond.
  case epochFraction
  /// Calendar days without a time of day.
  case dates
  /// Dates with a time of day, in one cell or in two.
  case moments(hasZone: Bool)
  /// Times of day without dates. After midnight they go on: one that is earlier by more than half a
  /// day is on the next day, one that is later by more than that on the day before.
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

  /// The form as errors name it.
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
  /// Whether a text has the parts that a form demands.
  func fits(_ form: TimeForm) -> Bool {
    switch form {
    case .dates: hasDate && !hasClock
    case .moments(let hasZone): hasDate && hasClock && (zone != nil) == hasZone
    case .clocks: !hasDate && hasClock && zone == nil
    case .epoch, .epochFraction: false
    }
  }
}
