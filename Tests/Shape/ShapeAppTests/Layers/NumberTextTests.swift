import TestSupport
import Testing

@testable import ShapeApp

struct NumberTextTests {
  @Test("Numbers have as few decimals as needed")
  func texts() {
    for (number, text) in [
      (0.0, "0"), (-0.0001, "0"), (5, "5"), (-5, "-5"), (0.5, "0.5"), (-0.05, "-0.05"),
      (0.1 + 0.2, "0.3"), (12.3456, "12.346"), (1.01, "1.01"),
    ] {
      #expect(NumberText.text(number) == text)
    }
  }

  @Test("A formatted number with three decimals parses to the same number")
  func roundTrip() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let number = Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 1000
      #expect(ValueText(NumberText.text(number)).number == number)
    }
  }
}
