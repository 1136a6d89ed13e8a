import Cells
import Testing

struct LineNumeralTests {
  @Test("The digits are three rows high")
  func digits() throws {
    let digits = try "0123456789:".map { try #require(LineNumeral($0, columns: 3)).rows }
    let lines = (0..<3).map { row in digits.map { $0[row] }.joined(separator: " ") }
    #expect(
      lines == [
        " _       _   _       _   _   _   _   _     ",
        "| |  |   _|  _| |_| |_  |_    | |_| |_|  . ",
        "|_|  |  |_   _|   |  _| |_|   | |_|  _|  . ",
      ])
    #expect(Set(digits).count == 11)
  }

  @Test("A wide character has longer horizontal strokes")
  func wide() throws {
    #expect(try #require(LineNumeral("2", columns: 5)).rows == [" ___ ", " ___|", "|___ "])
    #expect(LineNumeral("2", columns: 2) == nil)
    #expect(LineNumeral("x", columns: 3) == nil)
    #expect(try #require(LineNumeral(":", columns: 2)).rows == ["  ", ". ", ". "])
  }
}
