import Clocks
import Countdowns
import Testing

extension Zone {
  /// European rules: summer time from the last Sunday in March to the last in October, at 01:00
  /// UTC.
  static let berlin = Zone { instant in
    let utc = CivilTime(epochSeconds: instant)
    guard let start = lastSunday(of: 3, year: utc.year),
      let end = lastSunday(of: 10, year: utc.year)
    else { return 3600 }
    return (start..<end).contains(instant - 3600) ? 7200 : 3600
  }

  /// A half-hour change, as on Lord Howe Island: clocks forward on 2012-10-07 at 02:00 local (15:30
  /// UTC the day before), back on 2013-04-07 at 02:00 local (15:00 UTC the day before).
  static let lordHowe = Zone { instant in
    (1_349_537_400..<1_365_260_400).contains(instant) ? 39_600 : 37_800
  }

  /// Apia changed from UTC-10 to UTC+14 at the end of 2011-12-29, skipping the 30th.
  static let apia = Zone { instant in
    instant < 1_325_239_200 ? -36_000 : 50_400
  }

  private static func lastSunday(of month: Int, year: Int) -> Int64? {
    // March and October have 31 days.
    guard let last = CivilDate(year: year, month: month, day: 31) else { return nil }
    return Int64(last.epochDay - last.weekday.rawValue) * 86_400
  }
}

/// Parses `2026-11-20 08:00:00` as the first instant with that local time in `zone`.
func wallTime(_ text: String, in zone: Zone) throws -> WallTime {
  let fields = text.split { "- :".contains($0) }.compactMap { Int($0) }
  try #require(fields.count == 6)
  let date = try #require(CivilDate(year: fields[0], month: fields[1], day: fields[2]))
  let time = try #require(TimeOfDay(hour: fields[3], minute: fields[4], second: fields[5]))
  return try #require(zone.instants(of: CivilTime(date: date, timeOfDay: time)).first)
}
