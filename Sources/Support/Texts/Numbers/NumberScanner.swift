/// Reads decimal numbers from bytes as the nearest `Double`.
///
/// It is public since the compiler inlines nothing else in the readers of other rooms.
public enum NumberScanner {
  /// Scans `[+-] digits [. digits] [e [+-] digits]` and advances `offset` past it.
  ///
  /// Returns `nil` and leaves `offset` unchanged if the bytes don’t begin with a number. The result
  /// is bit-identical to `Double(_: String)`; numbers out of range become infinite. Bytes after the
  /// number are ignored.
  ///
  /// If `isStrict`, the rules of JSON apply: no plus sign, no leading zero, and digits on both
  /// sides of the point and after `e`.
  ///
  /// - Complexity: O(length); numbers with more than 19 digits or large powers of ten allocate.
  @inlinable @inline(__always)
  public static func scan(
    _ bytes: Span<UInt8>, at offset: inout Int, decimal: UInt8 = Byte.point, isStrict: Bool = false
  ) -> Double? {
    let end = bytes.count
    var next = offset
    guard next < end else { return nil }
    let sign = bytes[next]
    if sign == Byte.minus || sign == Byte.plus && !isStrict { next += 1 }
    var mantissa: UInt64 = 0
    let whole = next
    digits(bytes, &next, &mantissa)
    var count = next - whole
    if isStrict, count == 0 || count > 1 && bytes[whole] == Byte.zero { return nil }
    var exponent = 0
    if next < end, bytes[next] == decimal {
      next += 1
      let fraction = next
      digits(bytes, &next, &mantissa)
      exponent = fraction - next
      count += next - fraction
      if isStrict, exponent == 0 { return nil }
    }
    guard count > 0 else { return nil }
    if next < end, bytes[next] | 0x20 == Byte.e {
      if let power = power(bytes, &next) { exponent += power } else if isStrict { return nil }
    }
    let isNegative = sign == Byte.minus
    let value =
      ExactDecimal.value(mantissa, exponent, digits: count).map { isNegative ? -$0 : $0 }
      ?? parsedValue(bytes, offset..<next, decimal: decimal)
    offset = next
    return value
  }

  /// Returns the finite number that a text is; `nil` for any other text, such as `inf` or `0x10`.
  package static func number(in text: some StringProtocol) -> Double? {
    let bytes = Array(text.utf8)
    var offset = 0
    let value = scan(bytes.span, at: &offset)
    return offset == bytes.count ? value.flatMap { $0.isFinite ? $0 : nil } : nil
  }

  @inlinable @inline(__always)
  static func digits(_ bytes: Span<UInt8>, _ offset: inout Int, _ mantissa: inout UInt64) {
    while offset < bytes.count {
      let digit = bytes[offset] &- Byte.zero
      guard digit < 10 else { return }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      offset &+= 1
    }
  }

  /// Reads the exponent after `e`; stays before the `e` if no digits follow.
  @usableFromInline @inline(never)
  static func power(_ bytes: Span<UInt8>, _ offset: inout Int) -> Int? {
    var next = offset + 1
    guard next < bytes.count else { return nil }
    let sign = bytes[next]
    if sign == Byte.minus || sign == Byte.plus { next += 1 }
    let start = next
    var power = 0
    while next < bytes.count, bytes[next] &- Byte.zero < 10 {
      power = min(power * 10 + Int(bytes[next] &- Byte.zero), 100_000)
      next += 1
    }
    guard next > start else { return nil }
    offset = next
    return sign == Byte.minus ? -power : power
  }

  @usableFromInline @inline(never)
  static func parsedValue(
    _ bytes: Span<UInt8>, _ range: Range<Int>, decimal: UInt8
  ) -> Double {
    var token: [UInt8] = []
    token.reserveCapacity(range.count)
    for offset in range {
      token.append(bytes[offset] == decimal ? Byte.point : bytes[offset])
    }
    return Double(Substring(decoding: token, as: UTF8.self)) ?? .nan
  }
}
