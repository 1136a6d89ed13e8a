import Testing

@testable import Texts

@Suite("Shortened texts")
struct ShortenedTextTests {
  @Test("Only texts beyond the limit are shortened, to the limit")
  func shortened() {
    #expect("abcd".shortened(to: 4) == "abcd")
    #expect("abcde".shortened(to: 4) == "abc…")
    #expect(String(repeating: "é", count: 41).shortened().count == 40)
    #expect("a\u{1B}[2J".quotedExcerpt == "“a\u{FFFD}[2J”")
    #expect("\t a b\u{3000}\n".trimmed == "a b")
  }
}
