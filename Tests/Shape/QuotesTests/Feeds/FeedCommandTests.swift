import Testing
import Texts

@testable import Quotes

@Suite struct FeedCommandTests {
  @Test("The symbol is substituted in the words")
  func symbols() throws {
    let command = try FeedCommand("curl -s 'https://x/{symbol}?a={symbol}' {symbol}")
    #expect(command.isForEachSymbol)
    #expect(
      try command.words(for: "^A.B")
        == ["curl", "-s", "https://x/^A.B?a=^A.B", "^A.B"])
  }

  @Test("A command without a symbol runs once")
  func once() throws {
    let command = try FeedCommand("prices --all")
    #expect(!command.isForEachSymbol)
    #expect(try command.words(for: "-x") == ["prices", "--all"])
  }

  @Test(
    "A command needs a program that doesn’t depend on the symbol",
    arguments: [
      ("", FeedCommandError.empty), ("''", .empty), ("{symbol} a", .symbolInProgram),
      ("./{symbol}", .symbolInProgram), ("a 'b", .words(.openQuote("'"))),
    ])
  func errors(text: String, error: FeedCommandError) {
    #expect(throws: error) { try FeedCommand(text) }
    #expect("\(error)".hasSuffix("."))
  }

  /// Commands that hand the symbol to a program itself, to a shell, and to a shell that isn’t named.
  private static let feeds = [
    "price {symbol}", "price --of={lower}", "sh -c 'price {symbol}'", "ssh host price {symbol}",
    "script -qc 'price {lower}' /dev/null", "su -c 'price {symbol}' me",
    "python3 -c 'print({symbol})'",
  ]

  @Test(
    "A symbol can’t become an option, or a command of whatever passes it to a shell",
    arguments: feeds)
  func dangers(text: String) throws {
    let command = try FeedCommand(text)
    #expect(throws: FeedCommandError.optionSymbol("-rf")) { try command.words(for: "-rf") }
    for scalar in (0x21...0x17F).compactMap(Unicode.Scalar.init) {
      let isMarket =
        "^.-_=:/+".unicodeScalars.contains(scalar) || scalar.isASCII && Character(scalar).isLetter
        || ("0"..."9").contains(scalar)
      let symbol = "A\(scalar)B"
      guard isMarket else {
        #expect(throws: FeedCommandError.unsafeSymbol(symbol)) { try command.words(for: symbol) }
        continue
      }
      #expect(try command.words(for: symbol).joined().uppercased().contains(symbol.uppercased()))
    }
  }

  @Test(
    "The symbols of markets are accepted",
    arguments: [
      "BRK.B", "^GSPC", "EURUSD=X", "BTC/USD", "ES=F", "NSE:INFY", "600519.SS", "BF-B", "9988",
      "IBM+",
    ])
  func markets(symbol: String) throws {
    #expect(try FeedCommand("price {symbol}").words(for: symbol) == ["price", symbol])
  }

  @Test("The symbol in lowercase has its own placeholder, and a misspelled one is rejected")
  func small() throws {
    let command = try FeedCommand("price --id={lower} {symbol}")
    #expect(command.isForEachSymbol)
    #expect(try command.words(for: "BTC") == ["price", "--id=btc", "BTC"])
    #expect(throws: Never.self) { try FeedCommand(#"jq -c "{symbol: .s, price: .p}""#) }
    for text in ["echo {symbol", "echo {Symbol}", "echo {symbols}"] {
      #expect(throws: FeedCommandError.self) { try FeedCommand(text) }
    }
  }
}
