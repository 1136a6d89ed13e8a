package import Charts
internal import Clocks

/// A formatter of price times in a time zone.
package struct QuoteTimes: Sendable {
  private let zone: DateScale
  /// The current time in seconds since 1970; today's times are written without the date.
  package var now: Double?

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

  /// Returns the date of a price that is older than a day, such as “2026-11-19”; `nil` for others.
  package func oldDate(_ time: Quote.Time) -> String? {
    guard let now, let change = becomesOld(time), change < now else { return nil }
    switch time {
    case .day(let day): return Self.date(day)
    case .seconds(let seconds): return local(seconds)?.day
    }
  }

  /// Returns when a price becomes older than a day, in seconds since 1970; `nil` without a current
  /// time.
  ///
  /// A price of a day may be as new as its end.
  package func becomesOld(_ time: Quote.Time) -> Double? {
    switch time {
    case .seconds(let seconds): return seconds + 86_400
    case .day(let day):
      guard let now, Self.seconds.contains(now), Self.days.contains(day) else { return nil }
      let today = zone.localTime(at: now.rounded(.down))
      return now + Double(day + 2 - today.days) * 86_400 - Double(today.second) - 1e-3
    }
  }

  /// Returns a day, or a time in UTC such as `2026-11-20T15:00:00Z`, for other programs.
  package static func iso(_ time: Quote.Time) -> String? {
    switch time {
    case .day(let day): return date(day)
    case .seconds(let seconds):
      guard Self.seconds.contains(seconds) else { return nil }
      let milliseconds = Int((seconds * 1000).rounded(.down))
      return ISOText.time(WallTime(sinceEpoch: .milliseconds(milliseconds)), secondsEast: nil)
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
    let minute = Int(local.second) / 60
    return Self.date(local.days).map { ($0, ISOText.clock([minute / 60, minute % 60])) }
  }

  private static func date(_ day: Int) -> String? {
    days.contains(day) ? ISOText.date(CivilDate(epochDay: day)) : nil
  }
}
