import TestSupport
import Testing

@testable import Quotes

@Suite("Shortest digits")
struct ShortestDigitsTests {
  private func rounded(_ value: Double, _ decimals: Int) -> String {
    var digits = ShortestDigits(value)
    digits.round(toDecimals: decimals)
    return digits.text(decimals: decimals)
  }

  @Test(
    "Decimal halves round away from zero",
    arguments: [
      (0.125, 2, "0.13"), (9.995, 2, "10.00"), (1.005, 2, "1.01"), (2.675, 2, "2.68"),
      (0.5, 0, "1"), (0.05, 0, "0"), (0.49999, 0, "0"), (99.5, 0, "100"), (0.0049, 2, "0.00"),
      (0.005, 2, "0.01"), (231.4, 2, "231.40"), (0, 2, "0.00"), (1e21, 1, "1" + zeros(21) + ".0"),
      (.leastNonzeroMagnitude, 3, "0.000"), (-2.345, 2, "2.35"), (1234, 0, "1234"),
      (0.00000123, 8, "0.00000123"),
    ])
  func ties(value: Double, decimals: Int, text: String) {
    #expect(rounded(value, decimals) == text)
  }

  @Test("A number is as close to its text as the last digit allows")
  func law() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let value = Double.random(in: 0..<1e6, using: &generator)
      let decimals = Int.random(in: 0...6, using: &generator)
      let text = rounded(value, decimals)
      let read = try #require(Double(text))
      let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
      #expect((read - value).magnitude <= unit * 0.500_001)
      #expect(text.split(separator: ".").dropFirst().first?.count ?? 0 == decimals)
    }
  }

  @Test("A number with an exponent has one digit before the point")
  func scientific() {
    #expect(ShortestDigits(1e300).scientific(minus: "−") == "1e300")
    #expect(ShortestDigits(0.000123).scientific(minus: "−") == "1.23e−4")
    #expect(ShortestDigits(12.5).scientific(minus: "-") == "1.25e1")
  }
}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
