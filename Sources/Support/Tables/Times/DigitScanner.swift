internal import Texts

/// A cursor over a range of bytes that reads short numbers and separators.
struct DigitScanner {
  var offset: Int
  let end: Int

  @inline(__always)
  var isAtEnd: Bool { offset == end }

  @inline(__always)
  func next(_ bytes: Span<UInt8>) -> UInt8? { offset < end ? bytes[offset] : nil }

  /// Reads at least one digit and at most the given number of them.
  @inline(__always)
  mutating func number(_ bytes: Span<UInt8>, digits: Int) -> Int? {
    let start = offset
    let limit = min(end, offset + digits)
    var value = 0
    while offset < limit, Byte.isDigit(bytes[offset]) {
      value = value &* 10 &+ Int(bytes[offset] &- Byte.zero)
      offset &+= 1
    }
    return offset > start ? value : nil
  }

  @inline(__always)
  mutating func twoDigits(_ bytes: Span<UInt8>) -> Int? {
    let start = offset
    guard let value = number(bytes, digits: 2), offset == start + 2 else { return nil }
    return value
  }

  /// Reads the digits of a fraction of a second, truncated to microseconds.
  mutating func microseconds(_ bytes: Span<UInt8>) -> Int? {
    let start = offset
    guard var value = number(bytes, digits: 6) else { return nil }
    for _ in (offset - start)..<6 { value *= 10 }
    while offset < end, Byte.isDigit(bytes[offset]) { offset += 1 }
    return value
  }

  @inline(__always)
  mutating func takes(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard offset < end, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Advances past an ASCII letter, given in lowercase and matched in any case.
  mutating func takes(letter: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard offset < end, Byte.lowercased(bytes[offset]) == letter else { return false }
    offset += 1
    return true
  }

  mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while offset < end, Byte.isBlank(bytes[offset]) { offset += 1 }
  }

  /// Advances past a separator of date and time: `T`, or blanks and at most one comma.
  mutating func skipDateEnd(_ bytes: Span<UInt8>) -> Bool {
    let start = offset
    if takes(letter: Byte.t, bytes) { return true }
    _ = takes(Byte.comma, bytes)
    skipBlanks(bytes)
    return offset > start
  }

  /// Returns whether one or two digits and a colon follow.
  func hasClockAhead(_ bytes: Span<UInt8>) -> Bool {
    offset + 1 < end && bytes[offset + 1] == Byte.colon
      || offset + 2 < end && bytes[offset + 2] == Byte.colon
  }
}

// MARK: - Names

extension DigitScanner {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ].map { Array($0.utf8) }

  /// Advances past an English month name, or its first three letters (or `Sept`) with or without a
  /// period, and returns the month's number from 1.
  mutating func month(_ bytes: Span<UInt8>) -> Int? {
    let start = offset
    if let month = name(bytes, of: Self.months) { return month + 1 }
    offset = start
    return nil
  }

  /// Advances past an English weekday name, or its first three letters, and returns whether there
  /// is one.
  mutating func takesWeekday(_ bytes: Span<UInt8>) -> Bool {
    let start = offset
    if name(bytes, of: Self.weekdays) != nil { return true }
    offset = start
    return false
  }

  /// Advances past `st`, `nd`, `rd` or `th`.
  mutating func skipOrdinal(_ bytes: Span<UInt8>) {
    let start = offset
    let letters = letters(bytes)
    let endings = ["st", "nd", "rd", "th"]
    if !endings.contains(String(decoding: letters, as: UTF8.self)) { offset = start }
  }

  /// Advances past separators in a date with names: blanks, a hyphen, a slash, a period or a comma.
  mutating func skipDateSeparators(_ bytes: Span<UInt8>) {
    while offset < end {
      switch bytes[offset] {
      case Byte.space, Byte.tab, Byte.minus, Byte.slash, Byte.point, Byte.comma: offset += 1
      default: return
      }
    }
  }

  private mutating func name(_ bytes: Span<UInt8>, of names: [[UInt8]]) -> Int? {
    let letters = letters(bytes)
    guard letters.count >= 3 else { return nil }
    return names.firstIndex { name in
      letters == name || name.starts(with: letters) && (letters.count == 3 || letters.count == 4)
    }
  }

  /// Advances past at most ten ASCII letters and returns them in lowercase.
  private mutating func letters(_ bytes: Span<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    while offset < end, letters.count < 10 {
      let letter = Byte.lowercased(bytes[offset])
      guard (Byte.a...Byte.z).contains(letter) else { break }
      letters.append(letter)
      offset += 1
    }
    return letters
  }
}
