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
    guard let colonOrDash = range.first(where: { Self.separates(bytes[$0]) }) else { return nil }
    let cell = range.map { bytes[$0] }
    if bytes[colonOrDash] == Byte.colon {
      return clock(cell, now: local(now, zone)).map { zone.position(ofLocalSecond: $0) }
    }
    for form in forms(cell) {
      guard let time = time(cell, form, order) else { continue }
      return form == .moments(hasZone: false) ? zone.position(ofLocalSecond: time) : time
    }
    return nil
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

  /// Returns the forms that a cell may have, most likely first.
  private static func forms(_ cell: [UInt8]) -> [TimeForm] {
    guard let colon = cell.firstIndex(of: Byte.colon) else { return [.dates] }
    let hasZone = cell[colon...].contains {
      $0 == Byte.plus || $0 == Byte.minus || Byte.lowercased($0) == Byte.z
        || Byte.lowercased($0) == Byte.u
    }
    return [.moments(hasZone: hasZone)]
  }

  private static func time(_ cell: [UInt8], _ form: TimeForm, _ order: DateOrder?) -> Double? {
    var column = TimeColumn(form, order: order)
    guard column.append(cell) == nil, let times = try? column.times(), times.count == 1 else {
      return nil
    }
    return form == .dates ? times[0] * 86_400 : times[0]
  }

  /// Returns the local time, as if it were seconds since 1970 UTC.
  private static func local(_ now: Double, _ zone: DateScale) -> Double {
    if case .seconds(let ahead) = zone, now.magnitude < 1e14 {
      now + Double(ahead(now))
    } else {
      now
    }
  }

  private static func clock(_ cell: [UInt8], now: Double) -> Double? {
    guard let clock = time(Array("1970-01-01 ".utf8) + cell, .moments(hasZone: false), nil),
      now.isFinite, now.magnitude < 1e14
    else { return nil }
    let midnight = Double(now.epochDay) * 86_400
    let late = 84_600.0
    if now - (midnight + clock) > late { return midnight + 86_400 + clock }
    if midnight + clock - now > late { return midnight - 86_400 + clock }
    return midnight + clock
  }
}
