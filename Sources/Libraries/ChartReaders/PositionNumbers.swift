internal import Charts
internal import Clocks

/// Determines the unit of numbers on a horizontal axis from their magnitude.
///
/// Integers with 10, 13, 16 and 19 digits (the largest one decides; 12 digits are milliseconds as
/// well) are seconds, milli-, micro- and nanoseconds since 1970. If all are midnights in UTC they
/// are days, otherwise seconds.
enum PositionNumbers {
  /// A unit of numbers.
  enum NumberUnit: Hashable {
    case plain
    /// Ticks since 1970.
    case ticks(perSecond: Double)
    case years
    /// Days since December 30, 1899, as in cells of Excel.
    case serials

    /// Infers the scale of a column from its numbers and its lowercase name.
    init(_ list: [Double], name: String) {
      if name == "index" {
        self = .plain
      } else if name == "year" || name == "date", PositionNumbers.areYears(list) {
        self = .years
      } else if name == "date" || name == "datum" || name == "day",
        !list.isEmpty, list.allSatisfy({ (20_000..<80_000).contains($0) })
      {
        self = .serials
      } else {
        self = PositionNumbers.ticksPerSecond(list).map { .ticks(perSecond: $0) } ?? .plain
      }
    }
  }

  /// Returns whether all numbers are integers that may be years.
  static func areYears(_ list: [Double]) -> Bool {
    list.allSatisfy { (1000...2999).contains($0) && $0 == $0.rounded() }
  }

  /// Returns the first days of years, which must be valid.
  static func firstDays(_ years: [Double]) -> [Double] {
    years.map { Double(CivilDate.days(year: Int($0))) }
  }

  /// Returns the number of ticks per second since 1970; `nil` for plain numbers.
  ///
  /// The largest number decides, and all have to be integers.
  static func ticksPerSecond(_ list: [Double]) -> Double? {
    let largest = list.reduce(0) { max($0, $1.magnitude) }
    let scales = [(1e9..<1e10, 1.0), (1e11..<1e13, 1e3), (1e15..<1e16, 1e6), (1e18..<1e19, 1e9)]
    guard let scale = scales.first(where: { $0.0.contains(largest) })?.1,
      list.allSatisfy({ $0 == $0.rounded() })
    else { return nil }
    return scale
  }

  /// Returns a clause about counts that were interpreted as times.
  static func note(_ name: String, ticksPerSecond: Double) -> String {
    let units = [1: "seconds", 1e3: "milliseconds", 1e6: "microseconds", 1e9: "nanoseconds"]
    return "\(name.excerpt) was read as \(units[ticksPerSecond] ?? "ticks") since 1970 in UTC"
  }

  /// Returns midnights as days; `nil` if there are other times.
  static func days(_ positions: Positions) -> Positions? {
    guard positions.unit == .seconds, positions.count > 1 else { return nil }
    switch positions.storage {
    case .regular(let start, let step, let count):
      guard isMidnight(start), isMidnight(step) else { return nil }
      return Positions(
        .regular(start: start / 86_400, step: step / 86_400, count: count), unit: .days)
    case .listed(let list):
      guard list.allSatisfy(isMidnight) else { return nil }
      return Positions(storage(list.map { $0 / 86_400 }), unit: .days)
    }
  }

  private static func isMidnight(_ seconds: Double) -> Bool {
    seconds.truncatingRemainder(dividingBy: 86_400) == 0
  }

  /// Returns equally spaced positions in regular storage, if it represents them exactly.
  static func storage(_ list: [Double]) -> Positions.Storage {
    guard list.count > 1, list[1] > list[0] else { return .listed(list) }
    let (start, step) = (list[0], list[1] - list[0])
    let isRegular = list.indices.allSatisfy { start + Double($0) * step == list[$0] }
    return isRegular ? .regular(start: start, step: step, count: list.count) : .listed(list)
  }
}
