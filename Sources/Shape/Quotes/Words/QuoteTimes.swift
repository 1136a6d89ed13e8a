package import Charts
internal import Clocks

/// A formatter of price times in a time zone.
package struct QuoteTimes: Sendable {
  private let zone: DateScale
  /// The current time in seconds since 1970; today's times are written without the date.
  package var now: Double?

  /// Creates a formatter for a zone.
  package init(now: Double? = nil, zone: DateScale = .utc) { (self.now, self.zone) = (now, zone) }

  /// The seconds since 1970 in years with at most four digits.
  private static let seconds = -62_135_596_800.0..<253_402_300_800.0
  private static let days = -719_162..<2_932_897

  /// Returns a short time, such as “16:00”, “2026-11-20 16:00” or “2026-11-20”.
  package func short(_ time: Quote.Time) -> String? {
    parts(time).map { [$0.day, $0.clock].compactMap(\.self).joined(separator: " ") }
  }

  /// Returns a phrase such as “at 16:00”, “on 2026-11-20” or “at 16:00 on 2026-11-20”.
  package func words(_ time: Quote.Time) -> String? {
    guard let parts = parts(time) else { return nil }
    let words = [parts.clock.map { "at \($0)" }, parts.day.map { "on \($0)" }]
    return words.compactMap(\.self).joined(separator: " ")
  }

  /// Returns a day, or a time in UTC such as `2026-11-20T15:00:00Z`, for other programs.
  package static func iso(_ time: Quote.Time) -> String? {
    switch time {
    case .day(let day): return date(day)
    case .seconds(let seconds):
      guard Self.seconds.contains(seconds) else { return nil }
      let milliseconds = Int((seconds * 1000).rounded(.down))
      let whole = milliseconds.floorDivided(by: 1000)
      let rest = milliseconds - whole * 1000
      guard let (day, clock) = split(whole, hasSeconds: true) else { return nil }
      return "\(day)T\(clock)\(rest == 0 ? "" : "." + padded(rest, 3))Z"
    }
  }

  /// Returns the day, unless it is today, and the time of day, if any.
  private func parts(_ time: Quote.Time) -> (day: String?, clock: String?)? {
    switch time {
    case .day(let day): return Self.date(day).map { ($0, nil) }
    case .seconds(let seconds):
      guard let (day, clock) = local(seconds) else { return nil }
      let today = now.flatMap { local($0) }?.day
      return (day == today ? nil : day, clock)
    }
  }

  private func local(_ seconds: Double) -> (day: String, clock: String)? {
    guard Self.seconds.contains(seconds) else { return nil }
    let local = zone.localTime(at: seconds.rounded(.down))
    return Self.split(local.days * 86_400 + Int(local.second), hasSeconds: false)
  }

  private static func split(_ seconds: Int, hasSeconds: Bool) -> (day: String, clock: String)? {
    let day = seconds.floorDivided(by: 86_400)
    let second = seconds - day * 86_400
    let clock = padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2)
    return date(day).map { ($0, clock + (hasSeconds ? ":" + padded(second % 60, 2) : "")) }
  }

  private static func date(_ day: Int) -> String? {
    guard days.contains(day) else { return nil }
    let date = CivilDate(epochDay: day)
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
