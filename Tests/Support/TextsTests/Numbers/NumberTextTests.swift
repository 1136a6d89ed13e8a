import TestSupport
import Testing

@testable import Texts

@Suite("Number texts")
struct NumberTextTests {
  @Test(
    "Digits are the shortest that represent a number",
    arguments: [(200, "200"), (0.1, "0.1"), (-0.0, "0"), (1e300, "1e+300"), (2.15, "2.15")])
  func shortest(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
    #expect(NumberScanner.number(in: text) == value)
  }

  @Test(
    "Numbers have as few decimals as needed",
    arguments: [
      (0.0, "0"), (-0.0001, "0"), (5, "5"), (-5, "-5"), (0.5, "0.5"), (-0.05, "-0.05"),
      (0.1 + 0.2, "0.3"), (12.3456, "12.346"), (1.01, "1.01"), (1e13, "10000000000000"),
    ])
  func decimals(number: Double, text: String) {
    #expect(NumberText.text(number, decimals: 3) == text)
  }

  @Test("A number written with three decimals reads as the same number")
  func roundTrip() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let number = Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 1000
      #expect(NumberScanner.number(in: NumberText.text(number, decimals: 3)) == number)
    }
  }

  @Test("A point is put between digits, and zeros fill what is missing")
  func places() {
    #expect(NumberText.decimal("1500", places: 3) == "1.5")
    #expect(NumberText.decimal("1", places: 3) == "0.001")
    #expect(NumberText.decimal("12000", places: 3) == "12")
    #expect(NumberText.decimal("120", places: 0) == "120")
    #expect(NumberText.padded(7, to: 2) == "07")
    #expect(NumberText.padded(-7, to: 4) == "-0007")
    #expect(NumberText.padded(12_345, to: 4) == "12345")
    #expect(NumberText.hexadecimal(0xAB, to: 4) == "00AB")
  }
}
