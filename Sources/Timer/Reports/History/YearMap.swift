internal import Clocks
internal import Countdowns

/// The counted time of a year by day, as weeks side by side, in five levels.
package struct YearMap: Hashable, Sendable {
  /// The days of the map, as days since 1970; later ones aren't over yet.
  package let range: ClosedRange<Int>
  package let days: HistoryDays
  /// The upper limit of the first level; each further level adds as much, and the last one has none.
  package let unit: Duration

  /// The number of levels of days with counted time.
  package static let levels = 4

  /// The upper limits of the first level, in ascending order.
  private static let units: [Duration] =
    [1, 5, 15, 30].map { .seconds($0 * 60) } + [1, 2, 3, 4, 6].map { .seconds($0 * 3600) }

  package init(_ days: HistoryDays, in range: ClosedRange<Int>) {
    (self.days, self.range) = (days, range)
    // A few long days don't make all others look alike.
    let times = days.days.filter { range.contains($0.key) }.map(\.value.ran).sorted()
    let usual = times.isEmpty ? .zero : times[(times.count - 1) * 9 / 10]
    unit = Self.units.first { usual <= $0 * Self.levels } ?? Self.units[Self.units.count - 1]
  }

  /// Returns the level of a day, from 0 without counted time to 4; `nil` outside the map.
  package func level(of day: Int) -> Int? {
    guard range.contains(day) else { return nil }
    let ran = days.days[day]?.ran ?? .zero
    guard ran > .zero else { return 0 }
    return (1..<Self.levels).first { ran <= unit * $0 } ?? Self.levels
  }

  /// Returns the Mondays of the last weeks, at most `count`.
  package func weeks(most count: Int) -> [Int] {
    let first = Self.monday(of: range.lowerBound)
    let last = Self.monday(of: range.upperBound)
    return Array(stride(from: first, through: last, by: 7).suffix(max(0, count)))
  }

  private static func monday(of day: Int) -> Int { day - CivilDate(epochDay: day).isoWeekday + 1 }
}

// MARK: - Words

extension YearMap {
  /// The weekdays of the rows.
  package static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// Returns the name of the month that begins in a week of the map, if one does.
  package func month(beginningInWeek monday: Int) -> String? {
    let first = (monday..<monday + 7).first { CivilDate(epochDay: $0).day == 1 }
    return first.flatMap { day in
      range.contains(day) ? ClockText.monthName(CivilDate(epochDay: day).month) : nil
    }
  }

  /// The meaning of each level, from 0.
  package var legend: [String] {
    let limits = (1..<Self.levels).map { "up to \(HoursText.words(for: unit * $0))" }
    return ["none"] + limits + ["more"]
  }

  /// The sum of the counted time and the number of days: `2026: 412 h 30 min on 201 days`.
  package func total(title: String) -> String {
    let count = days.days.count { $0.value.ran > .zero }
    let unit: Duration = days.ran < .seconds(60) ? .seconds(1) : .seconds(60)
    return "\(title): \(HoursText.words(for: days.ran, to: unit)) on "
      + (count == 1 ? "1 day" : "\(count) days")
  }
}
