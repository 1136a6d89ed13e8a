internal import Texts

extension Positions {
  /// Returns a position as an ISO 8601 date, date and time or time of day; `nil` for a number.
  ///
  /// Instants are in UTC, and other times as written.
  func isoText(at position: Double) -> String? {
    let scale = unit == .days ? DateScale.days : .utc
    guard unit != .number, position.isFinite, scale.reaches(position) else { return nil }
    let seconds = (position * 1000).rounded() / 1000
    let time = scale.localTime(at: unit == .days ? position : seconds)
    let date = Self.date(of: time)
    switch unit {
    case .number: return nil
    case .days: return date
    case .clock: return Self.clock(time.second)
    case .seconds: return date + "T" + Self.clock(time.second) + (hasZone ? "Z" : "")
    }
  }

  /// Returns a date; years before 0 and after 9999 have a sign and six digits.
  private static func date(of time: LocalTime) -> String {
    let year = time.year
    let isUsual = (0...9999).contains(year)
    return
      (isUsual
      ? NumberText.padded(year, to: 4)
      : (year < 0 ? "-" : "+") + NumberText.padded(abs(year), to: 6))
      + "-" + NumberText.padded(time.month, to: 2) + "-" + NumberText.padded(time.day, to: 2)
  }

  /// Returns a time of day, with milliseconds if there are any.
  private static func clock(_ second: Double) -> String {
    let count = Int((second * 1000).rounded())
    let (rest, fraction) = (count / 1000, count % 1000)
    return NumberText.padded(rest / 3600, to: 2) + ":" + NumberText.padded(rest / 60 % 60, to: 2)
      + ":" + NumberText.padded(rest % 60, to: 2)
      + (fraction == 0 ? "" : "." + NumberText.padded(fraction, to: 3))
  }
}
