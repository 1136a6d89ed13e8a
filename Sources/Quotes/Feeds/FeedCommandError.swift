/// The reason a text isn't a price command, or can't run for a symbol.
package enum FeedCommandError: Error, Hashable, Sendable {
  case empty
  case openQuote(Character)
  case openBackslash
  case controlCharacter
  case symbolInProgram
  case wrongPlaceholder(String)
  case optionSymbol(String)
  case shellSymbol(String)
}

extension FeedCommandError: CustomStringConvertible {
  /// A sentence for the user.
  package var description: String {
    switch self {
    case .empty: "The command is empty; it needs a program, such as “my-price {symbol}”."
    case .openQuote(let mark):
      "The command has a \(mark) that isn’t closed; close it, or write \\\(mark)."
    case .openBackslash: "The command ends with a backslash; write two for one of them."
    case .controlCharacter: "The command has a control character; it may have only visible ones."
    case .symbolInProgram:
      "The command begins with {symbol}; the program has to be the same for all symbols."
    case .wrongPlaceholder(let word):
      "The command has “\(word)”; {symbol} stands for the symbol, {lower} for it in small letters."
    case .optionSymbol(let symbol):
      "The command can’t run for “\(symbol)”, which its program would read as an option."
    case .shellSymbol(let symbol):
      "The command runs a shell, which could take “\(symbol)” for a command;"
        + " use a program without a shell for this symbol."
    }
  }
}
