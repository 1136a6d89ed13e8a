internal import Clocks

/// A relative time such as −3d.
struct DateDistance {
  private let count: Int
  private let unit: DistanceUnit
  private let word: String

  private enum DistanceUnit: String {
    case seconds = "s", minutes = "min", hours = "h", days = "d", weeks = "w", months = "mo"
    case years = "y"
  }

  /// Parses a sign, a number with at most nine digits, and a unit.
  init?(_ word: String) {
    guard let sign = word.first, "+-−".contains(sign) else { return nil }
    let digits = word.dropFirst().prefix { ("0"..."9").contains($0) }
    guard let count = Int(digits), digits.count <= 9 else { return nil }
    let name = word.dropFirst(1 + digits.count)
    guard let unit = DistanceUnit(rawValue: name == "m" ? "min" : String(name)) else { return nil }
    (self.count, self.unit, self.word) = (sign == "+" ? count : -count, unit, word)
  }

  /// Returns the position at this distance.
  ///
  /// Days and larger units keep the time of day; a day that the month doesn't have becomes its last
  /// one.
  func position(from reference: Double, on scale: DateScale) throws(DateEntryError) -> Double {
    let position: Double
    switch unit {
    case .seconds: position = try exact(reference, seconds: 1, on: scale)
    case .minutes: position = try exact(reference, seconds: 60, on: scale)
    case .hours: position = try exact(reference, seconds: 3600, on: scale)
    case .days: position = try moved(reference, days: count, on: scale)
    case .weeks: position = try moved(reference, days: 7 * count, on: scale)
    case .months: position = try moved(reference, months: count, on: scale)
    case .years: position = try moved(reference, months: 12 * count, on: scale)
    }
    guard scale.reaches(position) else { throw .tooFar }
    return position
  }

  private func exact(
    _ reference: Double, seconds: Double, on scale: DateScale
  ) throws(DateEntryError) -> Double {
    if scale.isDaily { throw .onlyDays(word) }
    return scale.position(of: scale.time(at: reference) + Double(count) * seconds)
  }

  private func moved(
    _ reference: Double, months: Int, on scale: DateScale
  ) throws(DateEntryError) -> Double {
    guard months.magnitude <= 24_000_000 else { throw .tooFar }
    let time = scale.localTime(at: reference)
    let month = time.date.month - 1 + months
    let year = time.date.year + month.floorDivided(by: 12)
    let number = month - month.floorDivided(by: 12) * 12 + 1
    let day = min(time.date.day, CivilDate.length(ofMonth: number, year: year))
    let target = CivilDate.days(year: year, month: number, day: day)
    return try moved(reference, days: target - time.days, on: scale)
  }

  private func moved(
    _ reference: Double, days: Int, on scale: DateScale
  ) throws(DateEntryError) -> Double {
    guard days.magnitude <= 730_000_000 else { throw .tooFar }
    if case .days = scale { return reference + Double(days) }
    var time = scale.localTime(at: reference)
    time.days += days
    let starts =
      scale.isDaily
      ? scale.starts(ofDay: time.days) : scale.starts(ofLocalSecond: time.seconds)
    return starts.first ?? reference + Double(days) * scale.day
  }
}
