/// An arbitrary-precision integer, the oracle for sums of floating-point numbers.
struct ExactInteger {
  private var isNegative = false
  /// The digits in base 2^32, least significant first, without leading zeros.
  private var digits: [UInt32] = []

  /// Creates the number times 2^shift, which must be an integer.
  init(_ number: Double, shift: Int) {
    guard number != 0 else { return }
    let exponent = Int(number.exponent) - 52 + shift
    let mantissa = UInt64((number.magnitude.significand * 0x1p52))
    isNegative = number < 0
    digits = [UInt32(truncatingIfNeeded: mantissa), UInt32(mantissa >> 32)]
    if exponent >= 0 {
      digits = Self.shifted(digits, by: exponent)
    } else {
      precondition(mantissa.trailingZeroBitCount >= -exponent)
      let whole = mantissa >> UInt64(-exponent)
      digits = [UInt32(truncatingIfNeeded: whole), UInt32(whole >> 32)]
    }
    trim()
  }

  init(_ number: Int) { self.init(Double(number), shift: 0) }

  var magnitude: ExactInteger {
    var copy = self
    copy.isNegative = false
    return copy
  }

  func shifted(by bits: Int) -> ExactInteger {
    var copy = self
    copy.digits = Self.shifted(digits, by: bits)
    copy.trim()
    return copy
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { isNegative = false }
  }

  private static func shifted(_ digits: [UInt32], by bits: Int) -> [UInt32] {
    var result = Array(repeating: UInt32(0), count: bits / 32)
    var carry: UInt64 = 0
    for digit in digits {
      let wide = UInt64(digit) << UInt64(bits % 32) | carry
      result.append(UInt32(truncatingIfNeeded: wide))
      carry = wide >> 32
    }
    result.append(UInt32(carry))
    return result
  }
}

extension ExactInteger {
  static func + (one: ExactInteger, other: ExactInteger) -> ExactInteger {
    var result = one
    if one.isNegative == other.isNegative {
      result.digits = sum(one.digits, other.digits)
    } else if isLess(one.digits, other.digits) {
      result.digits = difference(other.digits, one.digits)
      result.isNegative = other.isNegative
    } else {
      result.digits = difference(one.digits, other.digits)
    }
    result.trim()
    return result
  }

  static prefix func - (one: ExactInteger) -> ExactInteger {
    var result = one
    result.isNegative.toggle()
    result.trim()
    return result
  }

  static func - (one: ExactInteger, other: ExactInteger) -> ExactInteger { one + -other }

  static func * (one: ExactInteger, other: ExactInteger) -> ExactInteger {
    var result = ExactInteger(0)
    result.digits = Array(repeating: 0, count: one.digits.count + other.digits.count)
    for (place, digit) in one.digits.enumerated() where digit != 0 {
      var carry: UInt64 = 0
      for (offset, factor) in other.digits.enumerated() {
        let wide =
          UInt64(digit) * UInt64(factor) + UInt64(result.digits[place + offset]) + carry
        result.digits[place + offset] = UInt32(truncatingIfNeeded: wide)
        carry = wide >> 32
      }
      result.digits[place + other.digits.count] = UInt32(carry)
    }
    result.isNegative = one.isNegative != other.isNegative
    result.trim()
    return result
  }

  static func <= (one: ExactInteger, other: ExactInteger) -> Bool {
    let rest = other - one
    return !rest.isNegative
  }

  private static func sum(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var (result, carry): ([UInt32], UInt64) = ([], 0)
    for place in 0..<max(one.count, other.count) {
      carry += UInt64(place < one.count ? one[place] : 0)
      carry += UInt64(place < other.count ? other[place] : 0)
      result.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return result + [UInt32(carry)]
  }

  private static func difference(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    var (result, borrow): ([UInt32], Int64) = ([], 0)
    for place in one.indices {
      var digit = Int64(one[place]) - borrow - Int64(place < other.count ? other[place] : 0)
      borrow = digit < 0 ? 1 : 0
      if digit < 0 { digit += 1 << 32 }
      result.append(UInt32(digit))
    }
    return result
  }

  private static func isLess(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    guard one.count == other.count else { return one.count < other.count }
    return one.reversed().lexicographicallyPrecedes(other.reversed())
  }
}
