import Testing

@testable import Quotes

@Suite struct FeedCommandTests {
  @Test("The symbol is substituted in the words")
  func symbols() throws {
    let command = try FeedCommand("curl -s 'https://x/{symbol}?a={symbol}' {symbol}")
    #expect(command.isForEachSymbol)
    #expect(
      try command.words(for: "^A{symbol}")
        == ["curl", "-s", "https://x/^A{symbol}?a=^A{symbol}", "^A{symbol}"])
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
      ("./{symbol}", .symbolInProgram), ("a 'b", .openQuote("'")),
    ])
  func errors(text: String, error: FeedCommandError) {
    #expect(throws: error) { try FeedCommand(text) }
    #expect("\(error)".hasSuffix("."))
  }

  @Test("A symbol can’t become an option or a shell command")
  func dangers() throws {
    let plain = try FeedCommand("price {symbol}")
    #expect(throws: FeedCommandError.optionSymbol("-rf")) { try plain.words(for: "-rf") }
    #expect(try plain.words(for: "$(reboot)") == ["price", "$(reboot)"])
    #expect(try FeedCommand("price --of={symbol}").words(for: "-rf") == ["price", "--of=-rf"])
    for shell in ["sh", "/bin/bash", "env zsh"] {
      let command = try FeedCommand("\(shell) -c 'price {symbol}'")
      #expect(throws: FeedCommandError.shellSymbol("$(reboot)")) {
        try command.words(for: "$(reboot)")
      }
      #expect(try command.words(for: "BRK.B").last == "price BRK.B")
    }
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
