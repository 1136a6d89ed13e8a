import Testing

@testable import Quotes

@Suite("Symbols")
struct SymbolTests {
  @Test(
    "Visible characters without blanks are a symbol",
    arguments: ["A", "BRK.B", "^GSPC", "EURUSD=X", "BTC-USD", "日経", "7203.T", "é", "A|B"])
  func valid(text: String) { #expect(Symbol.isValid(text)) }

  @Test(
    "Blanks, controls, marks alone and the sign for all symbols aren’t",
    arguments: [
      "", " ", "A B", "A\tB", "A\u{1B}[31m", "A\u{7F}", "A\u{A0}B", "\u{301}A", "A\u{200B}",
      "A\u{202E}", "A\u{3164}", "*", "A\u{E000}", "A\u{FFFF}",
    ])
  func invalid(text: String) { #expect(!Symbol.isValid(text)) }

  @Test("A symbol has at most 32 characters, however many marks those have")
  func length() {
    #expect(Symbol.isValid(String(repeating: "A", count: 32)))
    #expect(!Symbol.isValid(String(repeating: "A", count: 33)))
    #expect(!Symbol.isValid("A" + String(repeating: "\u{301}", count: 300)))
  }

  @Test("Typed symbols are capitals if they are ASCII")
  func typed() {
    #expect(Symbol.typed(" brk.b\n") == "BRK.B")
    #expect(Symbol.typed("süß") == "süß")
  }

  @Test("An excerpt is short and has no controls")
  func excerpt() {
    #expect("a\u{1B}b".quotedExcerpt == "“a\u{FFFD}b”")
    #expect(String(repeating: "x", count: 99).quotedExcerpt.count == 42)
  }
}
