import TestSupport
import Testing

@testable import Quotes

@Suite("Price formatting")
struct PriceTextTests {
  private let text = PriceText()
  private let ascii = PriceText(isASCII: true)

  @Test(
    "A price has its symbol's decimals, and at most 12 characters",
    arguments: [
      (3092.91, 2, "3092.91"), (231.4, 2, "231.40"), (9.995, 2, "10.00"), (0.125, 2, "0.13"),
      (12, 0, "12"), (1e300, 2, "1e300"), (1.234567e-300, 2, "1.2346e−300"), (0.004, 2, "0.004"),
      (-0.001234567891, 2, "−0.00123457"), (4e-9, 2, "4e−9"),
      (0, 2, "0.00"), (123_456_789.12, 4, "123456789.12"), (123_456_789_012, 2, "123456789012"),
      (1_234_567_890_123, 2, "1.2346e12"), (999_999_999_999.9, 0, "1e12"), (-3.5, 2, "−3.50"),
      (0.00000123, 8, "0.00000123"), (12_345_678_901.9, 2, "12345678902"),
    ])
  func price(value: Double, decimals: Int, shown: String) {
    #expect(text.price(value, decimals: decimals) == shown)
  }

  @Test("The decimals of all prices can be chosen")
  func chosen() {
    #expect(PriceText(decimals: 0).price(231.5, decimals: 2) == "232")
    #expect(PriceText(decimals: 4).change(2.15, decimals: 2) == "+2.1500")
  }

  @Test("A change has a sign unless all digits are zeros")
  func change() {
    #expect(text.change(2.15, decimals: 2) == "+2.15")
    #expect(text.change(-0.8, decimals: 2) == "−0.80")
    #expect(text.change(0, decimals: 2) == "0.00")
    #expect(text.change(-0.004, decimals: 2) == "0.00")
    #expect(text.change(-0.005, decimals: 2) == "−0.01")
    #expect(ascii.change(-0.8, decimals: 2) == "-0.80")
  }

  @Test("A percentage has two decimals")
  func percent() {
    #expect(text.percent(0.25) == "+0.25 %")
    #expect(text.percent(-0.004) == "0.00 %")
    #expect(text.percent(-12.345) == "−12.35 %")
    #expect(ascii.percent(-1e300) == "-1e300 %")
    #expect(text.percentMagnitude(-0.938) == "0.94")
  }

  @Test("The value of a holding has two decimals")
  func value() {
    #expect(PriceText(decimals: 4).value(12.345) == "12.35" && text.value(0.004) == "0.00")
    #expect(text.value(-8.75) == "−8.75" && text.value(nil) == "–")
  }

  @Test("A missing number is a dash")
  func missing() {
    #expect(text.price(nil, decimals: 2) == "–" && ascii.price(.nan, decimals: 2) == "-")
    #expect(text.change(.infinity, decimals: 2) == "–" && text.percent(nil) == "–")
    #expect(text.amount(nil) == "–")
  }

  @Test("An amount has all of its digits")
  func amount() {
    #expect([10, 0.125, 1e-10, -3.5].map { text.amount($0) } == ["10", "0.125", "1e−10", "−3.5"])
  }

  @Test("Each direction has an arrow of one column")
  func arrows() {
    #expect(QuoteDirection.allCases.map { text.arrow($0) } == ["▲", "▼", "=", " "])
    #expect(QuoteDirection.allCases.map { ascii.arrow($0) } == ["^", "v", "=", " "])
  }

  @Test("No number is wider than 12 characters")
  func width() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<5000 {
      let value = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
      let decimals = Int.random(in: 0...8, using: &generator)
      for shown in [
        text.price(value, decimals: decimals), text.change(value, decimals: decimals),
        text.amount(value), text.percentDigits(value),
      ] { #expect(shown.count <= PriceText.width) }
    }
  }
}
