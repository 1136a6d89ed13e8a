/// Converts integers times powers of ten to the nearest `Double`, where there is a fast path.
///
/// It is public since the compiler inlines nothing else in the readers of other rooms.
public enum ExactDecimal {
  /// Returns `mantissa · 10^exponent`, correctly rounded; `nil` if there is no fast path.
  ///
  /// The mantissa was read from `digits` digits; if there are more than 19, it may have overflowed.
  @inlinable @inline(__always)
  public static func value(_ mantissa: UInt64, _ exponent: Int, digits: Int) -> Double? {
    guard digits <= 19, exponent >= -27, exponent <= 22 else { return nil }
    if exponent == 0 { return Double(mantissa) }
    // Both numbers are exact, so the single operation rounds once (Clinger, "How to read floating
    // point numbers accurately").
    if mantissa < 1 << 53, exponent >= -22 {
      return exponent < 0
        ? Double(mantissa) / power(ofTen: -exponent) : Double(mantissa) * power(ofTen: exponent)
    }
    return exponent < 0 && mantissa > 0 ? quotient(mantissa, by: -exponent) : nil
  }

  /// Returns `mantissa / 10^power` from a 64-bit quotient whose last bit is set if there is a
  /// remainder.
  @usableFromInline
  static func quotient(_ mantissa: UInt64, by power: Int) -> Double {
    let divisor = powersOfFive[power]
    let shifts = (mantissa.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let numerator = mantissa << UInt64(shifts.0)
    let denominator = divisor << UInt64(shifts.1)
    let isLess = numerator < denominator
    let dividend = isLess ? (numerator, 0) : (numerator >> 1, numerator << 63)
    let (quotient, remainder) = denominator.dividingFullWidth(dividend)
    let exponent = shifts.1 - shifts.0 - power - (isLess ? 64 : 63)
    let scale = Double(bitPattern: UInt64(exponent + 1023) << 52)
    return Double(quotient | (remainder == 0 ? 0 : 1)) * scale
  }

  /// Returns one of the powers of ten that a `Double` represents exactly.
  @inlinable @inline(__always)
  static func power(ofTen exponent: Int) -> Double {
    let powers: [Double] = [
      1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
      1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
    return powers[exponent]
  }

  /// The powers of five that fit in 64 bits.
  private static let powersOfFive: [UInt64] = (0...27).map { power in
    (0..<power).reduce(1) { product, _ in product * 5 }
  }
}
