internal import Clocks
internal import Texts

extension CalendarText {
  /// Scans a date; returns false if there is none.
  @inline(__always)
  mutating func scanDate(_ bytes: Span<UInt8>, _ scanner: inout DigitScanner) -> Bool {
    let start = scanner.offset
    guard let first = scanner.number(bytes, digits: 4) else {
      return scanMonthFirst(bytes, &scanner)
    }
    let firstLength = scanner.offset - start
    guard let separator = scanner.next(bytes),
      separator == Byte.minus || separator == Byte.slash || separator == Byte.point
    else { return scanName(after: first, firstLength, bytes, &scanner) }
    scanner.offset += 1
    let secondStart = scanner.offset
    guard let second = scanner.number(bytes, digits: 4) else {
      return scanName(after: first, firstLength, bytes, &scanner)
    }
    let secondLength = scanner.offset - secondStart
    guard scanner.takes(separator, bytes) else {
      return separator != Byte.point && setMonth(first, firstLength, second, secondLength)
    }
    let thirdStart = scanner.offset
    guard secondLength <= 2, let third = scanner.number(bytes, digits: 4) else { return false }
    let thirdLength = scanner.offset - thirdStart
    let scanned = scanner.offset - start
    (self.first, self.second, self.third) = (first, second, third)
    hasDate = true
    if firstLength == 4, thirdLength <= 2 {
      order = .yearFirst
    } else if firstLength <= 2,
      thirdLength == 4
        || thirdLength == 2 && separator != Byte.minus
          && Self.isDay(first, second, hasAllDigits: separator == Byte.slash || scanned == 8)
    {
      order = separator == Byte.point ? .dayFirst : .yearLast
      self.third = Self.year(third, digits: thirdLength)
    } else {
      return false
    }
    return true
  }

  /// Returns the date; `nil` if it doesn't exist, or if `isDayFirst` is required and absent.
  @inline(__always)
  func date(isDayFirst: Bool) -> CivilDate? {
    switch order {
    case .yearFirst, .named, .month: CivilDate(year: first, month: second, day: third)
    case .dayFirst: CivilDate(year: third, month: second, day: first)
    case .yearLast:
      isDayFirst
        ? CivilDate(year: third, month: second, day: first)
        : CivilDate(year: third, month: first, day: second)
    }
  }

  /// Returns whether two numbers can be a day and a month; version numbers such as 1.10.12 lack
  /// some digits.
  private static func isDay(_ first: Int, _ second: Int, hasAllDigits: Bool) -> Bool {
    hasAllDigits && (1...31).contains(first) && (1...31).contains(second)
      && min(first, second) <= 12
  }

  /// Returns the year for a number of two or four digits.
  private static func year(_ number: Int, digits: Int) -> Int {
    digits == 2 ? number + (number < 69 ? 2000 : 1900) : number
  }

  private mutating func set(_ order: Order, _ year: Int, _ month: Int, _ day: Int) -> Bool {
    (self.order, first, second, third) = (order, year, month, day)
    hasDate = (1...12).contains(month) && (1...31).contains(day)
    return hasDate
  }

  /// Sets a month without a day; its year has four digits.
  private mutating func setMonth(
    _ first: Int, _ firstLength: Int, _ second: Int, _ secondLength: Int
  ) -> Bool {
    let (year, month) = firstLength == 4 ? (first, second) : (second, first)
    let isMonth = firstLength == 4 ? secondLength == 2 : firstLength <= 2 && secondLength == 4
    return isMonth && (1900...2099).contains(year) && set(.month, year, month, 1)
  }
}

// MARK: - Month names

extension CalendarText {
  /// Scans what follows a number that isn't followed by another one: a month name and a year, a
  /// quarter after a year, or the rest of eight digits.
  private mutating func scanName(
    after first: Int, _ length: Int, _ bytes: Span<UInt8>, _ scanner: inout DigitScanner
  ) -> Bool {
    if length == 4, let rest = scanner.number(bytes, digits: 4) {
      return (1900...2099).contains(first) && rest >= 100
        && set(.yearFirst, first, rest / 100, rest % 100)
    }
    scanner.skipDateSeparators(bytes)
    if length == 4, scanner.takes(letter: 0x77, bytes) {
      return scanWeek(of: first, bytes, &scanner)
    }
    if length == 4, scanner.takes(letter: Byte.q, bytes) {
      guard let quarter = scanner.number(bytes, digits: 1), (1...4).contains(quarter) else {
        return false
      }
      return set(.month, first, 3 * quarter - 2, 1)
    }
    guard let month = scanner.month(bytes) else { return false }
    if length == 4, scanner.isAtEnd { return set(.month, first, month, 1) }
    scanner.skipDateSeparators(bytes)
    let start = scanner.offset
    guard let last = scanner.number(bytes, digits: 4) else { return false }
    switch (length, scanner.offset - start) {
    case (4, 1...2): return set(.named, first, month, last)
    case (1...2, let digits) where digits == 2 || digits == 4:
      return set(.named, Self.year(last, digits: digits), month, first)
    default: return false
    }
  }

  /// Scans the number of a week of ISO 8601 and, if any, that of its day; by default, it is Monday.
  private mutating func scanWeek(
    of year: Int, _ bytes: Span<UInt8>, _ scanner: inout DigitScanner
  ) -> Bool {
    guard let week = scanner.twoDigits(bytes), (1...53).contains(week),
      let fourth = CivilDate(year: year, month: 1, day: 4)
    else { return false }
    var day = 1
    if scanner.takes(Byte.minus, bytes) {
      guard let number = scanner.number(bytes, digits: 1), (1...7).contains(number) else {
        return false
      }
      day = number
    }
    // January 4 is in the first week; January 5, 1970 was a Monday.
    let days = fourth.epochDay - 4
    let monday = fourth.epochDay - (days % 7 + 7) % 7
    // A week belongs to the year of its Thursday.
    guard CivilDate(epochDay: monday + 7 * (week - 1) + 3).year == year else { return false }
    let date = CivilDate(epochDay: monday + 7 * (week - 1) + day - 1)
    return set(.named, date.year, date.month, date.day)
  }

  /// Scans a date that begins with a month name or a quarter.
  private mutating func scanMonthFirst(
    _ bytes: Span<UInt8>, _ scanner: inout DigitScanner
  ) -> Bool {
    if scanner.takes(letter: Byte.q, bytes) {
      guard let quarter = scanner.number(bytes, digits: 1), (1...4).contains(quarter) else {
        return false
      }
      scanner.skipDateSeparators(bytes)
      return setYear(month: 3 * quarter - 2, bytes, &scanner)
    }
    guard let month = scanner.month(bytes) else { return false }
    let isJoined = scanner.next(bytes) == Byte.minus
    scanner.skipDateSeparators(bytes)
    let start = scanner.offset
    guard let number = scanner.number(bytes, digits: 4) else { return false }
    let length = scanner.offset - start
    if scanner.isAtEnd, length == 4 || isJoined && length == 2 {
      return set(.month, Self.year(number, digits: length), month, 1)
    }
    guard length <= 2 else { return false }
    scanner.skipOrdinal(bytes)
    scanner.skipDateSeparators(bytes)
    let yearStart = scanner.offset
    guard let year = scanner.number(bytes, digits: 4) else { return false }
    let digits = scanner.offset - yearStart
    guard digits == 4 || digits == 2 else { return false }
    return set(.named, Self.year(year, digits: digits), month, number)
  }

  private mutating func setYear(
    month: Int, _ bytes: Span<UInt8>, _ scanner: inout DigitScanner
  ) -> Bool {
    let start = scanner.offset
    guard let year = scanner.number(bytes, digits: 4), scanner.offset - start == 4 else {
      return false
    }
    return set(.month, year, month, 1)
  }
}
