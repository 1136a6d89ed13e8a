internal import Clocks
internal import Texts

/// The parts of a date, a date with a time of day, or a time of day, as written.
struct CalendarText: Hashable, Sendable {
  /// The order of a date's three numbers.
  enum Order: Hashable, Sendable {
    case yearFirst, dayFirst
    /// `11/5/2019`: the day may come first or second.
    case yearLast
    /// `5 Nov 2019`: the month is a name. The parts are stored year first.
    case named
    /// `2019-11`: a month without a day, stored as its first day, year first.
    case month
  }

  var order = Order.yearFirst
  var first = 0
  var second = 0
  var third = 0
  var hasDate = false
  var hasClock = false
  /// The time of day; fractions are truncated to the microsecond.
  var microseconds: Int64 = 0
  /// Minutes east of UTC; `nil` without a zone.
  var zone: Int?

  /// Scans a range entirely; `nil` if it isn't a date, a time of day or both.
  ///
  /// Dates are `2019-11-05`, `2019/11/5`, `2019.11.05`, `20191105`, `5.11.2019`, `11/5/2019`,
  /// `11-5-2019`, `05.11.19`, `11/5/19`, `5 Nov 2019`, `5-Nov-19` or `November 5, 2019`, optionally
  /// after a weekday's name; `2019-11`, `11/2019`, `Nov 2019`, `2019-Q4` and `2019-W07` are the first day of a
  /// month, quarter or week. Two-digit years are 1969 to 2068, as in strptime(3). The time follows after
  /// `T`, a comma or blanks, or as further digits in `2019110509`: `9:30`, `09:30:00.25`, `9:30 PM`,
  /// `093000`; then the zone: `Z`, `UTC`, `+01:00`, `+0100` or `+01`.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var scanner = DigitScanner(offset: range.lowerBound, end: range.upperBound)
    if scanner.hasClockAhead(bytes) {
      guard scanClock(bytes, &scanner) else { return nil }
    } else {
      if scanner.takesWeekday(bytes) { scanner.skipDateSeparators(bytes) }
      guard scanDate(bytes, &scanner) else { return nil }
      guard
        scanner.isAtEnd
          || isCompact(scanner.offset - range.lowerBound)
            && scanBasicClock(bytes, &scanner, hasHour: true)
          || order != .month && scanner.skipDateEnd(bytes)
            && (scanBasicClock(bytes, &scanner) || scanClock(bytes, &scanner))
      else { return nil }
    }
    guard scanner.isAtEnd else { return nil }
  }

  /// Returns whether a date is eight digits, which those of a time may follow.
  private func isCompact(_ length: Int) -> Bool { order == .yearFirst && length == 8 }

  /// Scans the digits of a time after a date, such as `093000`, `0930` or `093000.25`, or only an hour
  /// if that may be alone; without them, leaves the scanner where it is.
  private mutating func scanBasicClock(
    _ bytes: Span<UInt8>, _ scanner: inout DigitScanner, hasHour: Bool = false
  ) -> Bool {
    let start = scanner
    let found = scanner.number(bytes, digits: 6)
    let count = scanner.offset - start.offset
    guard let digits = found, count == 6 || count == 4 || hasHour && count == 2 else {
      scanner = start
      return false
    }
    let time = count == 6 ? digits : count == 4 ? digits * 100 : digits * 10_000
    let (hour, minute, second) = (time / 10_000, time / 100 % 100, time % 100)
    var fraction = 0
    if scanner.takes(Byte.point, bytes) || scanner.takes(Byte.comma, bytes) {
      fraction = scanner.microseconds(bytes) ?? 0
    }
    guard hour < 24, minute < 60, second < 60, scanZone(bytes, &scanner) else {
      scanner = start
      return false
    }
    hasClock = true
    microseconds = Int64((hour * 60 + minute) * 60 + second) * 1_000_000 + Int64(fraction)
    return true
  }

  private mutating func scanClock(_ bytes: Span<UInt8>, _ scanner: inout DigitScanner) -> Bool {
    guard var hour = scanner.number(bytes, digits: 2), scanner.takes(Byte.colon, bytes),
      let minute = scanner.twoDigits(bytes)
    else { return false }
    var second = 0
    var fraction = 0
    if scanner.takes(Byte.colon, bytes) {
      guard let scanned = scanner.twoDigits(bytes) else { return false }
      second = scanned
      if scanner.takes(Byte.point, bytes) || scanner.takes(Byte.comma, bytes) {
        guard let scanned = scanner.microseconds(bytes) else { return false }
        fraction = scanned
      }
    }
    if !scanner.isAtEnd {
      guard scanHalf(bytes, &scanner, &hour), scanZone(bytes, &scanner) else { return false }
    }
    guard hour < 24, minute < 60, second < 60 else { return false }
    hasClock = true
    microseconds = Int64((hour * 60 + minute) * 60 + second) * 1_000_000 + Int64(fraction)
    return true
  }

  /// Scans an optional `AM` or `PM`; returns false if it contradicts the hour.
  private func scanHalf(_ bytes: Span<UInt8>, _ scanner: inout DigitScanner, _ hour: inout Int)
    -> Bool
  {
    scanner.skipBlanks(bytes)
    let isMorning = scanner.takes(letter: Byte.a, bytes)
    guard isMorning || scanner.takes(letter: Byte.p, bytes) else { return true }
    guard scanner.takes(letter: Byte.m, bytes), (1...12).contains(hour) else { return false }
    hour = hour % 12 + (isMorning ? 0 : 12)
    scanner.skipBlanks(bytes)
    return true
  }

  private mutating func scanZone(_ bytes: Span<UInt8>, _ scanner: inout DigitScanner) -> Bool {
    if scanner.isAtEnd { return true }
    zone = 0
    if scanner.takes(letter: Byte.z, bytes) { return true }
    if scanner.takes(letter: Byte.u, bytes) {
      return scanner.takes(letter: Byte.t, bytes) && scanner.takes(letter: Byte.c, bytes)
    }
    let isWest = scanner.takes(Byte.minus, bytes)
    guard isWest || scanner.takes(Byte.plus, bytes), let hours = scanner.twoDigits(bytes) else {
      return false
    }
    var minutes = 0
    if !scanner.isAtEnd {
      _ = scanner.takes(Byte.colon, bytes)
      guard let scanned = scanner.twoDigits(bytes) else { return false }
      minutes = scanned
    }
    guard hours < 24, minutes < 60 else { return false }
    zone = (hours * 60 + minutes) * (isWest ? -1 : 1)
    return true
  }
}
