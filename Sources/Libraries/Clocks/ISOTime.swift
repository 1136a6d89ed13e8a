/// A date and time as ISO 8601 writes them, such as `2026-11-21T14:32:07.250+01:00`.
package struct ISOTime: Hashable, Sendable {
  /// The date.
  package let date: CivilDate
  /// The seconds since midnight.
  package let secondOfDay: Int
  /// The fraction of the second, truncated to nanoseconds.
  package let nanoseconds: Int
  /// The seconds east of UTC; `nil` if the text doesn't state them.
  package let secondsEast: Int?

  /// Parses bytes with an optional fraction and an optional offset or `Z`; `nil` for anything else.
  ///
  /// If `isStrict`, the letters are capitals, the year is at least 1, and a fraction has at most nine
  /// digits. Otherwise a space may take the place of `T`, and further digits are ignored.
  package init?(_ bytes: Span<UInt8>, isStrict: Bool = false) {
    guard bytes.count >= 19, let date = CivilDate(bytes, isStrict: isStrict),
      Self.separates(bytes[10], isStrict), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), let hour = bytes.twoDigits(at: 11),
      let minute = bytes.twoDigits(at: 14), let second = bytes.twoDigits(at: 17), hour < 24,
      minute < 60, second < 60
    else { return nil }
    var offset = 19
    guard let nanoseconds = Self.nanoseconds(bytes, &offset, isStrict) else { return nil }
    if offset < bytes.count {
      guard let east = Self.secondsEast(bytes, offset, isStrict) else { return nil }
      secondsEast = east
    } else {
      secondsEast = nil
    }
    self.date = date
    self.nanoseconds = nanoseconds
    secondOfDay = (hour * 60 + minute) * 60 + second
  }

  /// Parses a text strictly; `nil` for anything else.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span, isStrict: true)
  }

  /// The whole seconds since 1970 in UTC; in local time if the text states no offset.
  package var epochSeconds: Int { date.epochDay * 86_400 + secondOfDay - (secondsEast ?? 0) }

  /// The point in time, in UTC if the text states no offset.
  package var wallTime: WallTime {
    WallTime(sinceEpoch: .seconds(epochSeconds) + .nanoseconds(nanoseconds))
  }
}

// MARK: - Parts

extension ISOTime {
  private static func separates(_ byte: UInt8, _ isStrict: Bool) -> Bool {
    byte == UInt8(ascii: "T")
      || !isStrict && (byte == UInt8(ascii: "t") || byte == UInt8(ascii: " "))
  }

  /// Advances past a point and digits, if they come next; `nil` if no digits follow the point.
  private static func nanoseconds(
    _ bytes: Span<UInt8>, _ offset: inout Int, _ isStrict: Bool
  ) -> Int? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ".") else { return 0 }
    offset += 1
    let start = offset
    var value = 0
    while offset < bytes.count, let digit = bytes.digit(at: offset) {
      if offset < start + 9 { value = value * 10 + digit }
      offset += 1
    }
    let count = offset - start
    guard count > 0, count <= 9 || !isStrict else { return nil }
    for _ in min(count, 9)..<9 { value *= 10 }
    return value
  }

  /// Returns the offset that ends the text.
  private static func secondsEast(_ bytes: Span<UInt8>, _ offset: Int, _ isStrict: Bool) -> Int? {
    let sign = bytes[offset]
    if bytes.count == offset + 1 {
      return sign == UInt8(ascii: "Z") || !isStrict && sign == UInt8(ascii: "z") ? 0 : nil
    }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), bytes.count == offset + 6,
      bytes[offset + 3] == UInt8(ascii: ":"), let hours = bytes.twoDigits(at: offset + 1),
      let minutes = bytes.twoDigits(at: offset + 4), hours < 24, minutes < 60
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -60 : 60) * (hours * 60 + minutes)
  }
}

// MARK: - Dates

extension CivilDate {
  /// Parses a text such as `2026-11-21`, in the years 1 to 9999; `nil` for anything else.
  package init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 else { return nil }
    self.init(bytes.span, isStrict: true)
  }

  /// Parses the first ten bytes; if `isStrict`, the year is at least 1.
  fileprivate init?(_ bytes: Span<UInt8>, isStrict: Bool) {
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let century = bytes.twoDigits(at: 0), let years = bytes.twoDigits(at: 2),
      let month = bytes.twoDigits(at: 5), let day = bytes.twoDigits(at: 8)
    else { return nil }
    let year = century * 100 + years
    guard year > 0 || !isStrict else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Span<UInt8> {
  /// Returns the value of an ASCII digit.
  fileprivate func digit(at offset: Int) -> Int? {
    let digit = self[offset] &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }

  /// Returns the value of two ASCII digits.
  fileprivate func twoDigits(at offset: Int) -> Int? {
    guard let tens = digit(at: offset), let ones = digit(at: offset + 1) else { return nil }
    return tens * 10 + ones
  }
}
