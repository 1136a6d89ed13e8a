/// A typed number: ASCII digits with an optional decimal point.
struct TypedNumber {
  let whole: String
  let fraction: String

  /// The longest span: 250 years of 365.25 days.
  static let longest: Int128 = 250 * 31_557_600 * SpanUnit.second.attoseconds

  var isWhole: Bool { fraction.isEmpty }

  /// Returns this number of a unit in attoseconds, or `nil` beyond `longest`.
  ///
  /// The result is computed in integers; anything below an attosecond or beyond 18 decimals is
  /// truncated.
  func attoseconds(of unit: SpanUnit) -> Int128? {
    var count: Int128 = 0
    for digit in whole.compactMap(\.wholeNumberValue) {
      count = count * 10 + Int128(digit)
      guard count <= Self.longest / unit.attoseconds else { return nil }
    }
    var total = count * unit.attoseconds
    var place = unit.attoseconds
    for digit in fraction.prefix(18).compactMap(\.wholeNumberValue) {
      place /= 10
      total += Int128(digit) * place
    }
    return total <= Self.longest ? total : nil
  }
}

extension ScalarCursor {
  /// Reads a number and advances past it; returns `nil` if the next character doesn’t begin one.
  mutating func takeNumber() throws(ReadingError) -> TypedNumber? {
    guard let first = next, first.isASCIIDigit || first == "." else { return nil }
    let start = self
    let whole = take(while: \.isASCIIDigit)
    guard takes(".") else { return TypedNumber(whole: whole, fraction: "") }
    let fraction = take(while: \.isASCIIDigit)
    guard !fraction.isEmpty, next != "." else { throw .notANumber(start.restOfWord) }
    return TypedNumber(whole: whole, fraction: fraction)
  }
}
