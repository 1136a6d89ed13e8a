package import Charts
internal import Clocks
package import Tables
internal import Texts

/// Parses times as streams print them.
package enum TickTime {
  /// Parses a time as seconds since 1970; `nil` if a text isn't one.
  ///
  /// It is a count since 1970 in seconds or smaller units, a date with or without a time, or a time
  /// of day alone. A time of day is on the day of `now`, or on an adjacent day if it is then within
  /// half an hour of `now`. Times without a zone are in `zone`.
  package static func seconds(
    _ bytes: Span<UInt8>, _ range: Range<Int>, now: Double, zone: DateScale = .utc,
    order: DateOrder? = nil
  ) -> Double? {
    guard (1...40).contains(range.count) else { return nil }
    if let time = ISOTime(bytes.extracting(range)) {
      let seconds = Double(time.epochSeconds * 1_000_000 + time.nanoseconds / 1000) / 1_000_000
      return time.secondsEast == nil ? zone.position(ofLocalSecond: seconds) : seconds
    }
    if let count = count(bytes, range) { return scaled(count) }
    guard range.contains(where: { Self.separates(bytes[$0]) }) else { return nil }
    let cell = range.map { bytes[$0] }
    guard let times = Times([cell], order: order) else { return nil }
    switch times.unit {
    case .days: return times[0] * 86_400
    case .clock:
      return clock(times[0], now: local(now, zone)).map { zone.position(ofLocalSecond: $0) }
    case .seconds: return times.hasZone ? times[0] : zone.position(ofLocalSecond: times[0])
    }
  }

  /// Returns the seconds since 1970 for a count that may be in smaller units; `nil` if it is
  /// implausible.
  static func scaled(_ count: Double) -> Double? {
    // Between 1998 and 2099, each unit has a distinct range.
    for scale in [1.0, 1e3, 1e6, 1e9] where (9e8...4.1e9).contains(count / scale) {
      return count / scale
    }
    return nil
  }

  /// Parses a number that consists of digits and at most one point.
  private static func count(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard Byte.isDigit(bytes[range.lowerBound]) else { return nil }
    let cell = bytes.extracting(range)
    var offset = 0
    guard let value = NumberScanner.scan(cell, at: &offset), offset == cell.count else {
      return nil
    }
    return value
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte == Byte.colon || byte == Byte.minus || byte == Byte.slash || byte == Byte.point
  }

  /// Returns the local time, as if it were seconds since 1970 UTC.
  private static func local(_ now: Double, _ zone: DateScale) -> Double {
    if case .seconds(let ahead) = zone, now.magnitude < 1e14 {
      now + Double(ahead(now))
    } else {
      now
    }
  }

  /// Returns a time of day on the day of `now`, or on an adjacent one.
  private static func clock(_ clock: Double, now: Double) -> Double? {
    guard now.isFinite, now.magnitude < 1e14 else { return nil }
    let midnight = Double(now.epochDay) * 86_400
    let late = 84_600.0
    if now - (midnight + clock) > late { return midnight + 86_400 + clock }
    if midnight + clock - now > late { return midnight - 86_400 + clock }
    return midnight + clock
  }
}
