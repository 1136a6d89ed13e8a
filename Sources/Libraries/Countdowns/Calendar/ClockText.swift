package import Clocks
internal import Texts

/// Formats instants for people and for programs.
package enum ClockText {
  /// Returns an instant for display, to the nearest second: `14:32:07` on the day of `now`,
  /// otherwise `Sun 22 Nov 09:00:00`, with the year if it differs: `Fri 1 Jan 2027 00:00:00`.
  ///
  /// Without seconds, they are cut off, as on a clock.
  package static func words(
    for instant: WallTime, now: WallTime, in zone: Zone, showsSeconds: Bool = true
  ) -> String {
    let rounded = WallTime(sinceEpoch: instant.sinceEpoch + .milliseconds(500))
    let shown = zone.civilTime(at: rounded)
    let today = zone.civilTime(at: now).date
    let clock = clockWords(shown.timeOfDay, showsSeconds: showsSeconds)
    if shown.date == today { return clock }
    let day = dayWords(shown.date)
    return shown.year == today.year ? "\(day) \(clock)" : "\(day) \(shown.year) \(clock)"
  }

  /// Returns a day without its year: `Sun 22 Nov`.
  package static func dayWords(_ date: CivilDate) -> String {
    "\(date.weekday.shortName) \(date.day) \(monthNames[date.month - 1])"
  }

  /// Returns an instant in ISO 8601 with its offset, such as `2026-11-21T14:32:07+01:00`.
  ///
  /// Milliseconds are included unless they are zero; finer parts are cut off.
  package static func iso8601(_ instant: WallTime, in zone: Zone) -> String {
    // Before about 1930 offsets had seconds. The offset is cut to minutes before the clock time is
    // computed, so that the text still means this instant.
    let minutesEast = zone.secondsEast(at: instant) / 60
    let written = Zone.fixed(secondsEast: minutesEast * 60)
    let shown = written.civilTime(at: instant)
    let whole = Duration.seconds(instant.epochSeconds)
    let milliseconds = Int((instant.sinceEpoch - whole).attoseconds / 1_000_000_000_000_000)
    let fraction = milliseconds == 0 ? "" : "." + padded(milliseconds, to: 3)
    let clock = clockWords(shown.timeOfDay) + fraction
    return "\(dateWords(shown.date))T\(clock)\(offsetWords(secondsEast: minutesEast * 60))"
  }

  /// Returns a date in ISO 8601, such as `2026-11-21`.
  package static func date(_ date: CivilDate) -> String { dateWords(date) }

  /// Returns the abbreviated name of a month from 1 to 12.
  package static func monthName(_ month: Int) -> String { monthNames[month - 1] }

  static func dateWords(_ date: CivilDate) -> String {
    let sign = date.year < 0 ? "-" : ""
    let year = sign + padded(Int(date.year.magnitude), to: 4)
    return "\(year)-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
  }

  /// Returns a time of day: `14:32:07`, or `14:32` without seconds.
  package static func clockWords(_ time: TimeOfDay, showsSeconds: Bool = true) -> String {
    let fields = [time.hour, time.minute] + (showsSeconds ? [time.second] : [])
    return fields.map { padded($0, to: 2) }.joined(separator: ":")
  }

  static func offsetWords(secondsEast: Int) -> String {
    let minutes = Int(secondsEast.magnitude) / 60
    let sign = secondsEast < 0 ? "-" : "+"
    return "\(sign)\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))"
  }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

/// Returns a whole number with leading zeros.
func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
