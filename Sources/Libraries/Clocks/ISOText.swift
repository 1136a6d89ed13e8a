internal import Texts

/// Writes dates and times in ISO 8601, as ``ISOTime`` reads them.
package enum ISOText {
  /// Returns a date, such as `2026-11-21`.
  package static func date(_ date: CivilDate) -> String {
    let parts = [NumberText.padded(date.year, to: 4)] + [date.month, date.day].map(twoDigits)
    return parts.joined(separator: "-")
  }

  /// Returns the parts of a time of day from the hour on: `14:32` or `14:32:07`.
  package static func clock(_ parts: [Int]) -> String {
    parts.map(twoDigits).joined(separator: ":")
  }

  /// Returns an offset from UTC in whole minutes, such as `+01:00`.
  package static func offset(secondsEast: Int) -> String {
    let minutes = Int(secondsEast.magnitude) / 60
    return (secondsEast < 0 ? "-" : "+") + clock([minutes / 60, minutes % 60])
  }

  /// Returns an instant, such as `2026-11-21T14:32:07+01:00`; without an offset, in UTC with `Z`.
  ///
  /// Milliseconds are included unless they are zero; finer parts are cut off.
  package static func time(_ instant: WallTime, secondsEast: Int?) -> String {
    let whole = instant.epochSeconds
    let local = Int(whole) + (secondsEast ?? 0)
    let day = local.floorDivided(by: 86_400)
    let second = local - day * 86_400
    let rest = (instant.sinceEpoch - .seconds(whole)).attoseconds / 1_000_000_000_000_000
    let fraction = rest == 0 ? "" : "." + NumberText.padded(Int(rest), to: 3)
    let clock = clock([second / 3600, second / 60 % 60, second % 60])
    return "\(date(CivilDate(epochDay: day)))T\(clock)\(fraction)"
      + (secondsEast.map(offset) ?? "Z")
  }

  private static func twoDigits(_ number: Int) -> String { NumberText.padded(number, to: 2) }
}
