internal import Clocks

/// A unit of the calendar or the clock, largest first.
public enum DateUnit: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// A calendar year.
  case year
  /// A calendar month.
  case month
  /// A calendar day.
  case day
  /// An hour.
  case hour
  /// A minute.
  case minute
  /// A second.
  case second
  /// A millisecond.
  case millisecond

  /// Returns whether the first unit is larger.
  public static func < (first: DateUnit, second: DateUnit) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// A tick interval of a date axis: a calendar unit, or a multiple of one.
public struct DateRung: Hashable, Sendable {
  /// The unit.
  public let unit: DateUnit
  /// The number of units.
  public let count: Int

  /// The rungs up to a year, largest first.
  static let withinYear: [DateRung] =
    rungs(.year, [1]) + rungs(.month, [6, 3, 1]) + rungs(.day, [15, 10, 5, 2, 1])
    + rungs(.hour, [12, 6, 3, 1]) + rungs(.minute, [30, 15, 5, 1])
    + rungs(.second, [30, 15, 5, 1]) + rungs(.millisecond, [500, 100, 50, 10, 5, 1])

  /// All rungs up to half a million years, smallest first.
  static let ascending: [DateRung] =
    withinYear.reversed() + rungs(.year, [2, 5])
    + rungs(.year, [10, 100, 1000, 10_000, 100_000].flatMap { [$0, 2 * $0, 5 * $0] })

  private static func rungs(_ unit: DateUnit, _ counts: some Sequence<Int>) -> [DateRung] {
    counts.map { DateRung(unit: unit, count: $0) }
  }

  /// The minimum number of seconds between successive starts, apart from clock changes.
  var shortestSeconds: Double {
    switch unit {
    case .year: Double(365 * count) * 86_400
    case .month: (count == 1 ? 28 : count == 3 ? 90 : 181) * 86_400
    // More than two days are a part of 30, of which the shortest month lacks two.
    case .day: Double(count > 2 ? count - 2 : count) * 86_400
    default: Double(count) * unitSeconds
    }
  }

  /// The seconds in a unit of a day or less.
  var unitSeconds: Double {
    switch unit {
    case .year, .month, .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    case .millisecond: 0.001
    }
  }

  /// Returns a number that is equal for two times exactly if they are in the same unit of this
  /// rung.
  func ordinal(of time: LocalTime, date: CivilDate) -> Int {
    switch unit {
    case .year: date.year.floorDivided(by: count)
    case .month: date.year * 12 + (date.month - 1) / count
    case .day: (date.year * 12 + date.month) * 32 + (date.day - 1) / count
    default: time.days * 86_400_000 + Int(passed(of: time))
    }
  }

  /// The length in seconds of a rung of hours or less.
  private var length: Double { Double(count) * unitSeconds }

  /// Returns the number of whole lengths since midnight.
  private func passed(of time: LocalTime) -> Double {
    // Seconds since 1970 in a `Double` are off by a few ten-millionths.
    ((time.second + 1e-6) / length).rounded(.down)
  }

  /// Returns the index, among the rungs up to a year, of the largest unit in which two times
  /// differ.
  static func largestChange(from first: LocalTime, to second: LocalTime) -> Int? {
    let (previous, latter) = (first.date, second.date)
    return withinYear.firstIndex { rung in
      rung.ordinal(of: first, date: previous) != rung.ordinal(of: second, date: latter)
    }
  }
}

extension DateRung {
  /// Returns the first start of a unit after a position, in the scale's local time.
  func beginning(after position: Double, on scale: DateScale) -> Double {
    if unit > .day, case .sessions = scale {
      // A unit that starts between two sessions starts with the next one.
      var time = scale.time(at: position)
      while true {
        time = beginning(after: time, on: scale.zone)
        let next = scale.position(of: time)
        if next > position { return next }
      }
    }
    guard unit > .day, case .seconds(let ahead) = scale else {
      return dayBeginning(after: position, on: scale)
    }
    let step = length
    var from = position
    while true {
      let offset = Double(ahead(from))
      let local = LocalTime(seconds: from + offset)
      let following = Double(local.days) * 86_400 - offset + (passed(of: local) + 1) * step
      let next = max(following, from.nextUp)
      guard Double(ahead(next)) != offset else { return next }
      let change = scale.change(of: ahead, after: from, until: next)
      let shown = LocalTime(seconds: change + Double(ahead(change)))
      let isSkipped = shown.seconds - local.seconds >= next - from
      let isWhole = shown.second.truncatingRemainder(dividingBy: step) == 0
      if isSkipped || isWhole { return change }
      from = change
    }
  }

  private func dayBeginning(after position: Double, on scale: DateScale) -> Double {
    var day = nextDay(after: scale.localTime(at: position).date)
    while true {
      if let start = scale.starts(ofDay: day).first(where: { $0 > position }) { return start }
      day = nextDay(after: CivilDate(epochDay: day))
    }
  }

  /// Returns the next day, since 1970, that starts one of these units.
  ///
  /// Units of days are counted in each month, and more than half of the last one is in it.
  private func nextDay(after date: CivilDate) -> Int {
    switch unit {
    case .year: return CivilDate.days(year: (date.year.floorDivided(by: count) + 1) * count)
    case .month:
      return CivilDate.days(year: date.year, month: ((date.month - 1) / count + 1) * count + 1)
    default:
      let day = ((date.day - 1) / count + 1) * count + 1
      let length = CivilDate.length(ofMonth: date.month, year: date.year)
      return (length - day + 1) * 2 > count
        ? CivilDate.days(year: date.year, month: date.month, day: day)
        : CivilDate.days(year: date.year, month: date.month + 1)
    }
  }
}
