internal import Charts
internal import Clocks
internal import Tables
internal import Texts

/// A fast path for the most common spelling of a time, which doesn't copy its text.
enum ISOTime {
  /// Parses `2019-11-05T09:30:00` with an optional fraction and `Z`; `nil` for other spellings.
  ///
  /// Without `Z`, the time is in the given zone.
  static func seconds(
    _ bytes: Span<UInt8>, _ range: Range<Int>, zone: DateScale
  ) -> Double? {
    let cell = bytes.extracting(range)
    guard cell.count >= 19, cell[4] == Byte.minus, cell[7] == Byte.minus,
      Byte.lowercased(cell[10]) == Byte.t || cell[10] == Byte.space, cell[13] == Byte.colon,
      cell[16] == Byte.colon, let century = two(cell, 0), let years = two(cell, 2),
      let month = two(cell, 5), let day = two(cell, 8), let hour = two(cell, 11),
      let minute = two(cell, 14), let second = two(cell, 17), hour < 24, minute < 60, second < 60,
      let date = CivilDate(year: century * 100 + years, month: month, day: day)
    else { return nil }
    var offset = 19
    var micros = 0
    if offset < cell.count, cell[offset] == Byte.point {
      guard let scanned = microseconds(cell, &offset) else { return nil }
      micros = scanned
    }
    let isUTC = offset < cell.count && Byte.lowercased(cell[offset]) == Byte.z
    if isUTC { offset += 1 }
    guard offset == cell.count else { return nil }
    let whole = ((date.epochDay * 24 + hour) * 60 + minute) * 60 + second
    let seconds = Double(whole * 1_000_000 + micros) / 1_000_000
    return isUTC ? seconds : zone.position(ofLocalSecond: seconds)
  }

  /// Parses the digits after a point, truncated to microseconds.
  private static func microseconds(_ cell: Span<UInt8>, _ offset: inout Int) -> Int? {
    let start = offset + 1
    var micros = 0
    offset = start
    while offset < cell.count, Byte.isDigit(cell[offset]) {
      if offset < start + 6 { micros = micros * 10 + Int(cell[offset] - Byte.zero) }
      offset += 1
    }
    guard offset > start else { return nil }
    for _ in min(offset - start, 6)..<6 { micros *= 10 }
    return micros
  }

  private static func two(_ cell: Span<UInt8>, _ offset: Int) -> Int? {
    guard Byte.isDigit(cell[offset]), Byte.isDigit(cell[offset + 1]) else { return nil }
    return Int(cell[offset] - Byte.zero) * 10 + Int(cell[offset + 1] - Byte.zero)
  }
}
