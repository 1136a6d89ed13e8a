/// The shortest decimal digits that represent a number's magnitude, for decimal rounding.
///
/// A user who sees 9.995 expects 10.00 with two decimals, although the stored number is slightly
/// less than 9.995.
struct ShortestDigits: Hashable {
  /// The digits without leading and trailing zeros; empty for zero.
  private(set) var digits: [UInt8]
  /// The exponent: the number is 0.d₁d₂d₃… × 10 to this power.
  private(set) var point: Int

  /// Creates the digits of a finite number.
  init(_ value: Double) {
    let parts = "\(value.magnitude)".utf8.split(separator: UInt8(ascii: "e"))
    let mantissa = parts.first.map(Array.init) ?? []
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    let exponent = parts.count > 1 ? Int(String(Substring(parts[1]))) ?? 0 : 0
    digits = mantissa.filter { $0 != UInt8(ascii: ".") }.map { $0 - UInt8(ascii: "0") }
    point = whole.count + exponent
    trim()
  }

  var isZero: Bool { digits.isEmpty }

  /// Rounds to a number of decimals, half away from zero.
  mutating func round(toDecimals decimals: Int) { round(toDigits: point + decimals) }

  /// Rounds to a number of significant digits, half away from zero.
  mutating func round(toDigits count: Int) {
    guard count < digits.count else { return }
    let isUp = count >= 0 && digits[count] >= 5
    digits = Array(digits.prefix(max(0, count)))
    if isUp { increment() }
    trim()
  }

  /// Returns the digits with exactly that number of decimals, which they must not exceed.
  func text(decimals: Int) -> String {
    let whole = point > 0 ? digit(0..<point) : "0"
    return decimals > 0 ? whole + "." + digit(point..<point + decimals) : whole
  }

  /// Returns the digits in scientific notation, with a minus sign for a negative exponent.
  func scientific(minus: String) -> String {
    let fraction = digits.count > 1 ? "." + digit(1..<digits.count) : ""
    let power = point - 1
    return digit(0..<1) + fraction + "e" + (power < 0 ? minus : "") + "\(power.magnitude)"
  }

  /// Increments the last digit.
  private mutating func increment() {
    while digits.last == 9 { digits.removeLast() }
    if digits.isEmpty {
      (digits, point) = ([1], point + 1)
    } else {
      digits[digits.count - 1] += 1
    }
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point = digits.isEmpty ? 0 : point - zeros
  }

  /// Returns the digits in a range of places, with zeros outside the stored ones.
  private func digit(_ places: Range<Int>) -> String {
    places.reduce(into: "") { $0 += digits.indices.contains($1) ? "\(digits[$1])" : "0" }
  }
}
