import Testing

@testable import Quotes

@Suite("Number formatting")
struct PlainNumberTests {
  @Test(
    "Digits are the shortest that represent a number",
    arguments: [(200, "200"), (0.1, "0.1"), (-0.0, "0"), (1e300, "1e+300"), (2.15, "2.15")])
  func shortest(value: Double, text: String) {
    #expect(PlainNumber.shortest(value) == text)
    #expect(PlainNumber.value(text) == value)
  }

  @Test(
    "Other spellings aren’t numbers",
    arguments: ["", "nan", "inf", "0x10", "1,5", "1 000", "1e999", "--1", "e5", ".", "1e"])
  func others(text: String) { #expect(PlainNumber.value(text) == nil) }
}
