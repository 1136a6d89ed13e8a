internal import Charts

/// A formatter of prices and changes for display.
///
/// Digits aren't grouped. Numbers have at most 12 characters: very large and very small ones use an
/// exponent.
package struct PriceText: Hashable, Sendable {
  /// Whether the output is restricted to ASCII.
  package var isASCII: Bool
  /// The number of decimals in all prices; `nil` for each symbol's own.
  package var decimals: Int?

  package init(isASCII: Bool = false, decimals: Int? = nil) {
    (self.isASCII, self.decimals) = (isASCII, decimals)
  }

  /// The maximum number of characters in a number.
  package static let width = 12

  /// The placeholder for a missing number.
  package var missing: String { isASCII ? "-" : "–" }
  var minus: String { isASCII ? "-" : "−" }

  /// Returns a price, such as “3092.91”; a nonzero price is never shown as zero.
  package func price(_ value: Double?, decimals own: Int) -> String {
    number(value, decimals ?? own, keepsSmall: true)
  }

  /// Returns the value of a holding, with two decimals.
  package func value(_ value: Double?) -> String { number(value, 2) }

  /// Returns a price difference with its sign, such as “+2.15”; zero has none.
  package func change(_ value: Double?, decimals own: Int) -> String {
    number(value, decimals ?? own, plus: "+")
  }

  /// Returns a percentage with its sign, such as “+0.25 %”.
  package func percent(_ value: Double?) -> String {
    let digits = percentDigits(value)
    return digits == missing ? missing : digits + " %"
  }

  /// Returns a percentage without the percent sign.
  package func percentDigits(_ value: Double?) -> String { number(value, 2, plus: "+") }

  /// Returns a magnitude without its sign, as in “down 2.15”.
  package func magnitude(_ value: Double, decimals own: Int) -> String {
    number(value.magnitude, decimals ?? own)
  }

  /// Returns a percentage without its sign, as in “0.94 percent”.
  package func percentMagnitude(_ value: Double) -> String { number(value.magnitude, 2) }

  /// Returns an amount with all of its digits.
  package func amount(_ value: Double?) -> String {
    let decimals = min(8, max(0, -DecimalNumber(shortest: value ?? 0).exponent))
    return number(value, decimals, keepsSmall: true)
  }

  /// Returns the arrow for a direction: ▲, ▼ or =; a blank if unknown.
  package func arrow(_ direction: QuoteDirection) -> String {
    switch direction {
    case .up: isASCII ? "^" : "▲"
    case .down: isASCII ? "v" : "▼"
    case .flat: "="
    case .unknown: " "
    }
  }

  /// Returns a sign and digits that fit: with fewer decimals, otherwise with an exponent.
  private func number(
    _ value: Double?, _ decimals: Int, plus: String = "", keepsSmall: Bool = false
  ) -> String {
    guard let value, value.isFinite else { return missing }
    let sign = value < 0 ? minus : plus
    let exact = DecimalNumber(shortest: value.magnitude)
    let room = Self.width - sign.count - max(1, exact.leadingExponent + 1)
    guard room >= 0 else { return exponential(exact, sign) }
    let decimals = max(0, min(decimals, room - 1, 8))
    let rounded = exact.rounded(toExponent: -decimals)
    guard rounded.mantissa != 0 else {
      return keepsSmall && exact.mantissa != 0
        ? small(exact, sign) : form.text(for: rounded, decimals: decimals)
    }
    let text = sign + form.text(for: rounded, decimals: decimals)
    // Rounding up may add a digit.
    return text.count <= Self.width ? text : exponential(exact, sign)
  }

  /// Returns a number below half a unit of its last decimal, with more decimals, at most 8.
  private func small(_ exact: DecimalNumber, _ sign: String) -> String {
    let rounded = exact.rounded(toExponent: -8)
    guard rounded.mantissa != 0 else { return exponential(exact, sign) }
    return sign + form.text(for: rounded, decimals: -rounded.exponent)
  }

  private func exponential(_ exact: DecimalNumber, _ sign: String) -> String {
    sign + form.scientificText(for: exact.rounded(toExponent: exact.leadingExponent - 4))
  }

  private var form: NumberForm { NumberForm(factor: .one, groupSeparator: "", minus: minus) }
}
