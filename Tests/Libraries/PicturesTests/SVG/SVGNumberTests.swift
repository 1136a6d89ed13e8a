import TestSupport
import Testing

@testable import Pictures

struct SVGNumberTests {
  private static let texts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (10, "10"),
    (100.1, "100.1"), (1.23456, "1.235"), (0.0004, "0"), (-0.0004, "0"), (0.9996, "1"),
    (1e20, "1e+20"), (.nan, "0"), (.infinity, "0"), (12.05, "12.05"),
  ]

  @Test("Numbers are short", arguments: texts)
  func numbersAreShort(value: Double, text: String) {
    #expect(SVGNumber(decimals: 3)(value) == text)
  }

  @Test("Integers have no decimal point") func integersHaveNoDecimalPoint() {
    #expect(SVGNumber(decimals: 0)(120) == "120")
    #expect(SVGNumber(decimals: -3)(1.6) == "2")
  }

  @Test("Numbers survive a round trip within the resolution") func numbersSurviveARoundTrip() {
    var generator = SeededGenerator(seed: 1)
    for extent in [1e-5, 0.3, 1, 10, 640, 8192, 1e9] {
      let number = SVGNumber(extent: extent)
      for _ in 0..<200 {
        let value = Double.random(in: -extent...extent, using: &generator)
        let text = number(value)
        let back =
          Double(text.replacing("-.", with: "-0.", maxReplacements: 1)) ?? Double("0" + text)
        #expect(abs((back ?? .nan) - value) <= max(extent * 1e-6, 5e-13))
      }
    }
  }
}
