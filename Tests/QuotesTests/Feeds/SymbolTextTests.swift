import Testing

@testable import Quotes

@Suite struct SymbolTextTests {
  @Test(
    "Symbols have up to 32 visible characters",
    arguments: ["A", "BRK.B", "^GSPC", "EURUSD=X", "BINANCE:BTCUSDT", "日経平均", "Ö"])
  func good(text: String) { #expect(Symbol.isValid(text)) }

  @Test(
    "Blanks, control characters and invisible ones are refused",
    arguments: [
      "", "A B", "A\u{1B}[31m", "A\u{7F}", "A\u{9B}31m", "A\u{202E}B", "A\u{200B}", "A\u{A0}B",
      String(repeating: "A", count: 33), "\u{E000}",
    ])
  func bad(text: String) {
    let bytes = Array(text.utf8)
    #expect(!Symbol.isValid(text))
    #expect(SymbolText.symbol(bytes.span, 0..<bytes.count) == nil)
  }

  @Test("Bytes that aren’t UTF-8 aren’t a symbol")
  func invalid() {
    let bytes: [UInt8] = [0x41, 0xFF]
    #expect(SymbolText.symbol(bytes.span, 0..<2) == nil)
    #expect(SymbolText.symbol(bytes.span, 0..<1) == "A")
  }
}
