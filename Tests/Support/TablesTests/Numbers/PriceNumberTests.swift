import Testing

@testable import Tables

@Suite struct PriceNumberTests {
  @Test(
    "Numbers have a decimal comma or point, and a currency on either side",
    arguments: [
      ("231.4", 231.4), ("231,4", 231.4), ("1,234.50", 1_234.5), ("1.234,50", 1_234.5),
      ("1,234", 1_234), ("0,123", 0.123), ("1.234", 1.234), ("$231.40", 231.4), ("-$5", -5),
      ("231,40 €", 231.4), ("€ 231.40", 231.4), ("USD 231.40", 231.4), ("1 234,5 EUR", 1_234.5),
      ("₹2,845.50", 2_845.5), ("1e3", 1_000), ("12,345,678", 12_345_678),
    ])
  func numbers(text: String, expected: Double) {
    let bytes = Array(text.utf8)
    #expect(PriceNumber().scan(bytes.span, 0..<bytes.count) == expected)
  }

  @Test(
    "Any other text isn’t a number",
    arguments: ["", "abc", "USD", "5%", "12a", "1,23,4", "1e999", "ABC123", "nan", "inf", "$"])
  func others(text: String) {
    let bytes = Array(text.utf8)
    #expect(PriceNumber().scan(bytes.span, 0..<bytes.count) == nil)
  }
}
