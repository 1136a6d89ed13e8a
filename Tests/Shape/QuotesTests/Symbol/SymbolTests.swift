import TestSupport
import Testing
import Texts

@testable import Quotes

@Suite("Symbols")
struct SymbolTests {
  @Test(
    "Visible characters without blanks are a symbol",
    arguments: [
      "A", "BRK.B", "^GSPC", "EURUSD=X", "BTC-USD", "BINANCE:BTCUSDT", "日経平均", "7203.T", "é", "Ö",
      "A|B",
    ])
  func valid(text: String) {
    let bytes = Array(text.utf8)
    #expect(Symbol.isValid(text))
    #expect(Symbol.decoded(bytes.span, 0..<bytes.count) == text)
  }

  @Test(
    "Blanks, control characters, bare combining marks and the wildcard aren’t symbols",
    arguments: [
      "", " ", "A B", "A\tB", "A\u{1B}[31m", "A\u{7F}", "A\u{9B}31m", "A\u{A0}B", "\u{301}A",
      "A\u{200B}", "A\u{202E}B", "A\u{3164}", "*", "A\u{E000}", "A\u{FFFF}", "\u{E000}",
    ])
  func invalid(text: String) {
    let bytes = Array(text.utf8)
    #expect(!Symbol.isValid(text))
    #expect(Symbol.decoded(bytes.span, 0..<bytes.count) == nil)
    #expect(Symbol.typed(text) == nil)
  }

  @Test("A symbol has at most 32 characters, with any number of combining marks")
  func length() {
    #expect(Symbol.isValid(String(repeating: "A", count: 32)))
    #expect(!Symbol.isValid(String(repeating: "A", count: 33)))
    #expect(!Symbol.isValid("A" + String(repeating: "\u{301}", count: 300)))
  }

  @Test("Bytes that aren’t UTF-8 aren’t a symbol")
  func bytes() {
    let bytes: [UInt8] = [0x41, 0xFF]
    #expect(Symbol.decoded(bytes.span, 0..<2) == nil)
    #expect(Symbol.decoded(bytes.span, 0..<1) == "A")
  }

  @Test(
    "Typed ASCII symbols are uppercased",
    arguments: [(" brk.b\n", "BRK.B"), ("eur/usd", "EUR/USD"), ("Ölwert", "Ölwert")])
  func typed(text: String, symbol: String) { #expect(Symbol.typed(text) == symbol) }

  @Test("A cell's symbol has no footnote marks, and has a letter or a digit")
  func cells() {
    #expect(Symbol.ofCell(" SPAXX** ") == "SPAXX")
    #expect(Symbol.ofCell("--") == nil)
    #expect(Symbol.ofCell("Pending activity") == nil)
  }

  @Test("A name becomes a symbol without its blanks and hidden characters")
  func names() {
    #expect(Symbol.ofName("S&P 500") == "S&P_500")
    #expect(Symbol.ofName("Gold\u{200B}") == "Gold")
    #expect(Symbol.ofName(" ") == nil)
  }

  @Test("Symbols from cells, names and streams are always valid")
  func law() {
    var random = SeededGenerator(seed: 15)
    let scalars: [Unicode.Scalar] = [
      "A", "b", "*", " ", "é", "\u{301}", "\u{3164}", "\u{200B}", "\u{AD}", "日", "\u{1B}", "\u{7F}",
      "-", "1", "\u{FE0F}", "\u{1F468}", "\u{200D}", "\t", "\u{2028}",
    ]
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text.unicodeScalars.append(scalars[Int.random(in: scalars.indices, using: &random)])
      }
      if Bool.random(using: &random) { text += String(repeating: "A", count: 30) }
      let bytes = Array(text.utf8)
      let found = [
        Symbol.ofCell(text), Symbol.ofName(text), Symbol.typed(text),
        Symbol.decoded(bytes.span, 0..<bytes.count),
      ]
      for case let symbol? in found { #expect(Symbol.isValid(symbol), "\(Array(text.utf8))") }
    }
  }

  @Test("An excerpt is short and has no control characters")
  func excerpt() {
    #expect("a\u{1B}b".quotedExcerpt == "“a\u{FFFD}b”")
    #expect(String(repeating: "x", count: 99).quotedExcerpt.count == 42)
  }
}
