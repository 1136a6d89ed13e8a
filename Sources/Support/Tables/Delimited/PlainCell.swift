internal import Texts

/// What the cells of a column are, if they are in a common spelling, which is scanned to one word.
enum PlainCell: Hashable, Sendable {
  case number(decimal: UInt8)
  case time
  case text
  /// Cells that aren't needed.
  case skipped

  /// Scans a cell and advances `offset` past its end; returns `nil` for any other spelling.
  ///
  /// The word is the bit pattern of a number, a time in ticks, or the range of a text.
  @inline(__always)
  func scan(
    _ bytes: Span<UInt8>, _ offset: inout Int, isLast: Bool, _ dialect: Dialect, _ time: TimeColumn?
  ) -> UInt64? {
    while offset < bytes.count, bytes[offset] == Byte.space { offset &+= 1 }
    switch self {
    case .number(let decimal):
      let value = NumberScanner.scan(bytes, at: &offset, decimal: decimal) ?? .nan
      guard value.magnitude != .infinity, dialect.ends(bytes, &offset, isLast: isLast) else {
        return nil
      }
      return value.bitPattern
    case .time:
      guard let tick = time?.scan(bytes, at: &offset),
        dialect.ends(bytes, &offset, isLast: isLast)
      else { return nil }
      return UInt64(bitPattern: tick)
    case .text, .skipped:
      return dialect.scanPlain(bytes, &offset, isLast: isLast).flatMap(Self.word)
    }
  }

  /// Returns the word of a range; `nil` if it is too large for one.
  @inline(__always)
  private static func word(_ range: Range<Int>) -> UInt64? {
    guard range.lowerBound < 1 << 40, range.count < 1 << 24 else { return nil }
    return UInt64(range.lowerBound) << 24 | UInt64(range.count)
  }

  /// Returns the range of a text.
  @inline(__always)
  static func range(_ word: UInt64) -> Range<Int> {
    let start = Int(word >> 24)
    return start..<start + Int(word & 0xFF_FFFF)
  }
}
