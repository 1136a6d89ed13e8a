internal import Clocks

/// Dates and times as TOML writes them (RFC 3339).
enum TOMLDate {
  /// Returns whether a word is a valid date, time of day, or both, with an optional offset.
  ///
  /// The second 60 of a leap second is valid at the end of any minute.
  static func isValid(_ word: ArraySlice<UInt8>, omittingSeconds: Bool) -> Bool {
    guard word.dropFirst(4).first == 0x2D else { return isTime(word, omittingSeconds) }
    guard isDay(word.prefix(10)) else { return false }
    guard let separator = word.dropFirst(10).first else { return true }
    guard [0x54, 0x74, 0x20].contains(separator) else { return false }
    let rest = word.dropFirst(11)
    if let last = rest.last, last == 0x5A || last == 0x7A {
      return isTime(rest.dropLast(), omittingSeconds)
    }
    guard let sign = rest.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }) else {
      return isTime(rest, omittingSeconds)
    }
    let offset = rest[(sign + 1)...]
    return isTime(rest[..<sign], omittingSeconds) && offset.count == 5 && isTime(offset, true)
  }

  /// Returns whether a word looks like the start of a date or a time: `1979-` or `07:`.
  static func isLike(_ word: ArraySlice<UInt8>) -> Bool {
    let count = word.prefix { TOMLWord.isDigit($0) }.count
    let separator = word.dropFirst(count).first
    return (count == 4 && separator == 0x2D) || (count == 2 && separator == 0x3A)
  }

  private static func isDay(_ word: ArraySlice<UInt8>) -> Bool {
    let fields = word.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard fields.map(\.count) == [4, 2, 2], let year = number(fields[0]),
      let month = number(fields[1]), let day = number(fields[2])
    else { return false }
    return CivilDate(year: year, month: month, day: day) != nil
  }

  private static func isTime(_ word: ArraySlice<UInt8>, _ omittingSeconds: Bool) -> Bool {
    let point = word.firstIndex(of: 0x2E)
    let fields = word[..<(point ?? word.endIndex)].split(
      separator: 0x3A, omittingEmptySubsequences: false)
    let limits = [23, 59, 60]
    let isValid = zip(fields, limits).allSatisfy { field, limit in
      field.count == 2 && number(field).map { $0 <= limit } ?? false
    }
    let omitsSeconds = omittingSeconds && fields.count == 2 && point == nil
    guard isValid, fields.count == 3 || omitsSeconds else { return false }
    guard let point else { return true }
    let fraction = word[(point + 1)...]
    return !fraction.isEmpty && fraction.allSatisfy(TOMLWord.isDigit)
  }

  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    word.allSatisfy(TOMLWord.isDigit) ? Int(String(decoding: word, as: UTF8.self)) : nil
  }
}
