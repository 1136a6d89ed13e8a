import Charts
import Foundation
import TestSupport
import Testing

struct DecimalNumberTests {
  @Test("Values agree with literals") func valuesAgreeWithLiterals() {
    #expect(DecimalNumber(3, exponent: -1).value == 0.3)
    #expect(DecimalNumber(7, exponent: 300).value == 7e300)
    #expect(DecimalNumber(-5, exponent: -324).value == -Double.leastNonzeroMagnitude)
  }

  @Test("Equal numbers are equal values") func equalNumbersAreEqualValues() {
    #expect(DecimalNumber(2500, exponent: -3) == DecimalNumber(25, exponent: -1))
    #expect(DecimalNumber(0, exponent: 12) == DecimalNumber(0))
  }

  @Test("Every product is the nearest Double") func everyProductIsTheNearestDouble() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let mantissa = Int.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
      let exponent = Int.random(in: -30...30, using: &random)
      #expect(
        DecimalNumber(mantissa, exponent: exponent).value == Double("\(mantissa)e\(exponent)"))
    }
  }

  @Test("Halves round away from zero") func halvesRoundAwayFromZero() {
    #expect(DecimalNumber(25, exponent: -1).rounded(toExponent: 0) == DecimalNumber(3))
    #expect(DecimalNumber(-25, exponent: -1).rounded(toExponent: 0) == DecimalNumber(-3))
    #expect(DecimalNumber(24, exponent: -1).rounded(toExponent: 0) == DecimalNumber(2))
    #expect(DecimalNumber(24, exponent: -40).rounded(toExponent: 0) == DecimalNumber(0))
    #expect(DecimalNumber(24).rounded(toExponent: -3) == DecimalNumber(24))
  }

  @Test("Values round to a power of ten") func valuesRoundToAPowerOfTen() {
    #expect(DecimalNumber(rounding: 47.44, toExponent: -1) == DecimalNumber(474, exponent: -1))
    #expect(DecimalNumber(rounding: 1e300, toExponent: -2) == DecimalNumber(1, exponent: 300))
    #expect(DecimalNumber(rounding: 3e-305, toExponent: -400).value == 3e-305)
    #expect(DecimalNumber(rounding: .nan, toExponent: 0) == DecimalNumber(0))
  }

  /// Compares with C's exact conversion; only exact halves differ, which C rounds to even.
  @Test("Rounded texts agree with C") func roundedTextsAgreeWithC() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<3000 {
      let decimals = Int.random(in: 0...4, using: &random)
      let digits = Int.random(in: -9_999_999...9_999_999, using: &random)
      // Many of these look like halves, such as 1.115.
      let value = Double("\(digits)5e-\(decimals + 1)") ?? 0
      let isHalf = [0.5, 0.125, 0.0625].contains { (value / $0).rounded() * $0 == value }
      if isHalf { continue }
      let number = DecimalNumber(rounding: value, toExponent: -decimals)
      let text = NumberForm(groupSeparator: "", minus: "-").text(for: number, decimals: decimals)
      #expect(text == String(format: "%.\(decimals)f", value))
    }
  }

  @Test("Large powers of ten round") func largePowersOfTenRound() {
    let number = DecimalNumber(6_000_000_000_000_000_001)
    #expect(number.rounded(toExponent: 19) == DecimalNumber(1, exponent: 19))
    #expect(number.rounded(toExponent: 20) == DecimalNumber(0))
    #expect(DecimalNumber(-5, exponent: 2).rounded(toExponent: 3) == DecimalNumber(-1, exponent: 3))
    #expect(DecimalNumber(rounding: 6, toExponent: 1) == DecimalNumber(1, exponent: 1))
    #expect(DecimalNumber(rounding: 4, toExponent: 1) == DecimalNumber(0))
    #expect(DecimalNumber(rounding: 1e308, toExponent: Int.max) == DecimalNumber(0))
  }
}

@Suite("Shortest digits")
struct ShortestDigitsTests {
  private let form = NumberForm(factor: .one, groupSeparator: "", minus: "−")

  private func rounded(_ value: Double, _ decimals: Int) -> String {
    let number = DecimalNumber(shortest: value).rounded(toExponent: -decimals)
    return form.text(for: number, decimals: decimals)
  }

  @Test(
    "Decimal halves round away from zero",
    arguments: [
      (0.125, 2, "0.13"), (9.995, 2, "10.00"), (1.005, 2, "1.01"), (2.675, 2, "2.68"),
      (0.5, 0, "1"), (0.05, 0, "0"), (0.49999, 0, "0"), (99.5, 0, "100"), (0.0049, 2, "0.00"),
      (0.005, 2, "0.01"), (231.4, 2, "231.40"), (0, 2, "0.00"), (-0.0, 0, "0"),
      (1e21, 1, "1" + String(repeating: "0", count: 21) + ".0"), (.infinity, 0, "0"),
      (.leastNonzeroMagnitude, 3, "0.000"), (-2.345, 2, "−2.35"), (1234, 0, "1234"),
      (0.00000123, 8, "0.00000123"), (18_014_398_509_481_980, 0, "18014398509481980"),
    ])
  func ties(value: Double, decimals: Int, text: String) {
    #expect(rounded(value, decimals) == text)
  }

  @Test("Digits read as the value, and a number is as close to its text as the last digit allows")
  func law() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let value = Double.random(in: -1e6..<1e6, using: &generator)
      #expect(DecimalNumber(shortest: value).value == value)
      let decimals = Int.random(in: 0...6, using: &generator)
      let text = rounded(value.magnitude, decimals)
      let read = try #require(Double(text))
      let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
      #expect((read - value.magnitude).magnitude <= unit * 0.500_001)
      #expect(text.split(separator: ".").dropFirst().first?.count ?? 0 == decimals)
    }
  }

  @Test("A number with an exponent has one digit before the point")
  func scientific() {
    #expect(form.scientificText(for: DecimalNumber(shortest: 1e300)) == "1e300")
    #expect(form.scientificText(for: DecimalNumber(shortest: 0.000123)) == "1.23e−4")
    #expect(form.scientificText(for: DecimalNumber(shortest: -12.5)) == "−1.25e1")
  }
}
