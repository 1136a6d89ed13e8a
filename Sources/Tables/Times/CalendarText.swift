internal import Clocks

/// The parts of a date, of a date with a time of day, or of a time of day alone, as written.
struct CalendarText: Hashable, Sendable {
  /// How the three numbers of a date are ordered.
  enum Order: Hashable, Sendable {
    case yearFirst, dayFirst
    /// `11/5/2019`: the day may be first or second.
    case yearLast
  }

  var order = Order.yearFirst
  var first = 0
  var second = 0
  var third = 0
  var hasDate = false
  var hasClock = false
  /// The time of day; further digits of a fraction are dropped.
  var microseconds: Int64 = 0
  /// Minutes east of UTC, `nil` without a zone.
  var zone: Int?

  /// Scans all of a range; `nil` if it isn't a date, a time of day or both.
  ///
  /// Dates are `2019-11-05`, `2019/11/5`, `2019.11.05`, `5.11.2019`, `11/5/2019` or `11-5-2019`.
  /// The time follows after `T`, a comma or blanks: `9:30`, `09:30:00.25`, `9:30 PM`; then the
  /// zone: `Z`, `UTC`, `+01:00`, `+0100` or `+01`.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var scanner = DigitScanner(offset: range.lowerBound, end: range.upperBound)
    if scanner.hasClockAhead(bytes) {
      guard scanClock(bytes, &scanner) else { return nil }
    } else {
      guard scanDate(bytes, &scanner) else { return nil }
      guard scanner.isAtEnd || scanner.skipDateEnd(bytes) && scanClock(bytes, &scanner) else {
        return nil
      }
    }
    guard scanner.isAtEnd else { return nil }
  }

  @inline(__always)
  private mutating func scanDate(_ bytes: Span<UInt8>, _ scanner: inout DigitScanner) -> Bool {
    let start = scanner.offset
    guard let first = scanner.number(bytes, digits: 4) else { return false }
    let firstLength = scanner.offset - start
    guard let separator = scanner.next(bytes),
      separator == Byte.minus || separator == Byte.slash || separator == Byte.point
    else { return false }
    scanner.offset += 1
    guard let second = scanner.number(bytes, digits: 2), scanner.takes(separator, bytes) else {
      return false
    }
    let thirdStart = scanner.offset
    guard let third = scanner.number(bytes, digits: 4) else { return false }
    let thirdLength = scanner.offset - thirdStart
    (self.first, self.second, self.third) = (first, second, third)
    hasDate = true
    if firstLength == 4, thirdLength <= 2 {
      order = .yearFirst
    } else if firstLength <= 2, thirdLength == 4 {
      order = separator == Byte.point ? .dayFirst : .yearLast
    } else {
      return false
    }
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

  /// Scans `AM` or `PM`, if there; false if the hour doesn't suit it.
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

  /// Returns the day; `nil` if the calendar doesn't have it or `isDayFirst` is needed and absent.
  @inline(__always)
  func date(isDayFirst: Bool) -> CivilDate? {
    switch order {
    case .yearFirst: CivilDate(year: first, month: second, day: third)
    case .dayFirst: CivilDate(year: third, month: second, day: first)
    case .yearLast:
      isDayFirst
        ? CivilDate(year: third, month: second, day: first)
        : CivilDate(year: third, month: first, day: second)
    }
  }
}
