package import Clocks

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
    // Before about 1930 offsets had seconds, which the text can't state.
    let minutesEast = zone.secondsEast(at: instant) / 60
    return ISOText.time(instant, secondsEast: minutesEast * 60)
  }

  /// Returns the abbreviated name of a month from 1 to 12.
  package static func monthName(_ month: Int) -> String { monthNames[month - 1] }

  /// Returns a time of day: `14:32:07`, or `14:32` without seconds.
  package static func clockWords(_ time: TimeOfDay, showsSeconds: Bool = true) -> String {
    ISOText.clock([time.hour, time.minute] + (showsSeconds ? [time.second] : []))
  }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
