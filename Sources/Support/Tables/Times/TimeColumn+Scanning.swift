internal import Clocks
internal import Texts

extension TimeColumn {
  /// Scans a time in one of the most common spellings and advances `offset` past it.
  ///
  /// These are whole counts since 1970, `2019-11-05`, and with a time `2019-11-05T09:30`,
  /// `2019-11-05 09:30:00` or either with `Z`. Returns `nil` for other spellings, which
  /// ``append(_:)`` reads, and until a row has shown that the year comes first.
  @inline(__always)
  func scan(_ bytes: Span<UInt8>, at offset: inout Int) -> Int64? {
    switch form {
    case .epoch: Self.scanCount(bytes, at: &offset)
    case .dates: style == .yearFirst ? Self.scanDay(bytes, at: &offset) : nil
    case .moments(let hasZone):
      style == .yearFirst ? Self.scanMoment(bytes, at: &offset, hasZone: hasZone) : nil
    case .epochFraction, .clocks: nil
    }
  }

  @inline(__always)
  private static func scanCount(_ bytes: Span<UInt8>, at offset: inout Int) -> Int64? {
    var next = offset
    var value: Int64 = 0
    while next < bytes.count, Byte.isDigit(bytes[next]) {
      value = value &* 10 &+ Int64(bytes[next] &- Byte.zero)
      next &+= 1
    }
    guard (1...18).contains(next - offset) else { return nil }
    offset = next
    return value
  }

  @inline(__always)
  private static func scanDay(_ bytes: Span<UInt8>, at offset: inout Int) -> Int64? {
    guard offset + 10 <= bytes.count, bytes[offset + 4] == Byte.minus,
      bytes[offset + 7] == Byte.minus,
      let century = twoDigits(bytes, offset), let year = twoDigits(bytes, offset + 2),
      let month = twoDigits(bytes, offset + 5), let day = twoDigits(bytes, offset + 8),
      let date = CivilDate(year: century * 100 + year, month: month, day: day)
    else { return nil }
    offset += 10
    return Int64(date.epochDay)
  }

  @inline(__always)
  private static func scanMoment(_ bytes: Span<UInt8>, at offset: inout Int, hasZone: Bool)
    -> Int64?
  {
    var next = offset
    guard let days = scanDay(bytes, at: &next), next + 6 < bytes.count,
      bytes[next] == Byte.space || bytes[next] | 0x20 == Byte.t, bytes[next + 3] == Byte.colon,
      let hour = twoDigits(bytes, next + 1), hour < 24,
      let minute = twoDigits(bytes, next + 4), minute < 60
    else { return nil }
    next += 6
    var second = 0
    if bytes[next] == Byte.colon {
      guard next + 3 < bytes.count, let scanned = twoDigits(bytes, next + 1), scanned < 60 else {
        return nil
      }
      second = scanned
      next += 3
    }
    if hasZone {
      guard bytes[next] | 0x20 == Byte.z else { return nil }
      next += 1
    }
    offset = next
    return (days * 86_400 + Int64(hour * 3600 + minute * 60 + second)) * 1_000_000
  }

  @inline(__always)
  private static func twoDigits(_ bytes: Span<UInt8>, _ offset: Int) -> Int? {
    let tens = bytes[offset] &- Byte.zero
    let ones = bytes[offset + 1] &- Byte.zero
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
