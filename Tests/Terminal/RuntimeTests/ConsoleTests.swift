import Cells
import Testing

@testable import Runtime

struct ConsoleTests {
  private func shown(_ lines: String..., isUTF8: Bool = true) -> String {
    Console.shown(lines, isUTF8: isUTF8).text
  }

  @Test("What a line quotes can’t become a second line, or control the terminal")
  func foreign() {
    #expect(shown("no device “x\ny”") == "no device “x␊y”\n")
    #expect(shown("a\r\nb\u{1B}[2Jc\u{85}d\u{2028}e\u{202E}f\u{B}g\tg") == "a␍␊b␛[2Jc�d�e�f␋g␉g\n")
    #expect(shown("one", "t\nwo", "three") == "one\nt␊wo\nthree\n")
    for scalar in (0..<0x20).compactMap(Unicode.Scalar.init) {
      #expect(shown("a\(scalar)b").unicodeScalars.count { $0 == "\n" } == 1)
    }
  }

  @Test("A long line is cut off on its own")
  func long() {
    let long = String(repeating: "x", count: 999)
    #expect(shown(long, "next").hasSuffix("x…\nnext\n"))
    #expect(shown(long).count == 301)
  }

  @Test("Without UTF-8, everything is ASCII")
  func ascii() {
    #expect(shown("a\nb “é”", isUTF8: false).utf8.allSatisfy { $0 < 0x80 })
  }
}
