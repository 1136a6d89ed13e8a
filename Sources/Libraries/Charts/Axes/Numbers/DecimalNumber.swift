internal import Texts

/// An exact decimal number: a mantissa times a power of ten.
public struct DecimalNumber: Hashable, Sendable {
  /// The digits; not a multiple of ten unless zero, so that equal numbers compare equal.
  public let mantissa: Int
  /// The power of ten; 0 if the number is zero.
  public let exponent: Int

  /// Creates the number `mantissa` × 10 to the power of `exponent`.
  public init(_ mantissa: Int, exponent: Int = 0) {
    var (digits, power) = (mantissa, mantissa == 0 ? 0 : exponent)
    while digits != 0, digits.isMultiple(of: 10) { (digits, power) = (digits / 10, power + 1) }
    (self.mantissa, self.exponent) = (digits, power)
  }

  /// Creates the multiple of a power of ten closest to a value, such as 0.25 for exponent −2.
  ///
  /// At most 15 digits are kept, whatever the exponent; a value that isn't finite becomes 0.
  public init(rounding value: Double, toExponent exponent: Int) {
    guard value.isFinite, value != 0 else { self.init(0); return }
    let leading = DecimalNumber.exponent(of: value.magnitude)
    guard exponent <= leading + 1 else { self.init(0); return }
    let power = max(exponent, leading - 14)
    let scaled = DecimalNumber.scaled(value, by: -power)
    let whole = scaled.rounded(.towardZero)
    // An apparent half may be a product below it, rounded.
    let isBelowHalf =
      (scaled - whole).magnitude == 0.5
      && DecimalNumber.lost(value, by: -power, to: scaled) * scaled.sign.factor < 0
    self.init(Int(isBelowHalf ? whole : scaled.rounded()), exponent: power)
  }

  /// Creates the number with the fewest digits whose nearest `Double` is a value; a value that isn't
  /// finite becomes 0.
  ///
  /// A user who sees 9.995 expects 10.00 with two decimals, although the stored number is slightly
  /// less than 9.995.
  package init(shortest value: Double) {
    let parts = "\(value)".split(separator: "e")
    let digits = parts[0].split(separator: ".")
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let decimals = digits.count > 1 ? digits[1].utf8.count : 0
    self.init(Int(digits.joined()) ?? 0, exponent: power - decimals)
  }

  /// The nearest `Double`: 3 × 10^−1 is the literal 0.3.
  public var value: Double { DecimalNumber.value(mantissa, exponent) }

  /// The power of ten of the first digit; 0 if the number is zero.
  package var leadingExponent: Int { exponent + String(mantissa.magnitude).utf8.count - 1 }

  /// Returns the number rounded to a multiple of a power of ten, half away from zero.
  public func rounded(toExponent power: Int) -> DecimalNumber {
    guard power > exponent else { return self }
    let (dropped, overflows) = power.subtractingReportingOverflow(exponent)
    guard !overflows, dropped <= 19 else { return DecimalNumber(0) }
    guard dropped < 19 else {
      let isHalf = mantissa.magnitude >= 5_000_000_000_000_000_000
      return DecimalNumber(isHalf ? mantissa.signum() : 0, exponent: power)
    }
    let divisor = DecimalNumber.power(ofTen: dropped)
    let (quotient, remainder) = mantissa.quotientAndRemainder(dividingBy: divisor)
    let isHalf = remainder.magnitude >= (divisor / 2).magnitude
    return DecimalNumber(quotient + (isHalf ? mantissa.signum() : 0), exponent: power)
  }
}

extension DecimalNumber {
  /// Returns the nearest `Double` to a mantissa times a power of ten.
  static func value(_ mantissa: Int, _ exponent: Int) -> Double {
    // A 63-bit magnitude has at most 19 digits.
    if let value = ExactDecimal.value(UInt64(mantissa.magnitude), exponent, digits: 19) {
      return mantissa < 0 ? -value : value
    }
    return Double("\(mantissa)e\(exponent)") ?? .nan
  }

  /// Returns the exponent of the largest power of ten not above a positive, finite magnitude.
  static func exponent(of magnitude: Double) -> Int {
    var power = Int((Double(magnitude.exponent) * 0.301_029_995_663_981_2).rounded(.down))
    while value(1, power + 1) <= magnitude { power += 1 }
    while value(1, power) > magnitude { power -= 1 }
    return power
  }

  /// Returns a value times a power of ten, by division where that is exact.
  static func scaled(_ value: Double, by power: Int) -> Double {
    // Two steps, since scaling a subnormal value may need a factor that is out of range.
    let first = max(-300, min(300, power))
    let part = first < 0 ? value / Self.value(1, -first) : value * Self.value(1, first)
    return first == power ? part : scaled(part, by: power - first)
  }

  /// Returns the rounding error of scaling a value by an exact power of ten, in any positive unit.
  private static func lost(_ value: Double, by power: Int, to scaled: Double) -> Double {
    guard (-22...22).contains(power) else { return 0 }
    let factor = Self.value(1, abs(power))
    return power < 0
      ? value.addingProduct(-scaled, factor) : (-scaled).addingProduct(value, factor)
  }

  static func power(ofTen exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .minus ? -1 : 1 }
}
