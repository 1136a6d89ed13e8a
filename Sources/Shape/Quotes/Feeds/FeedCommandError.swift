package import Texts

/// The reason a text isn't a price command, or can't run for a symbol.
package enum FeedCommandError: Error, Hashable, Sendable {
  case empty
  case words(ShellWordsError)
  case symbolInProgram
  case wrongPlaceholder(String)
  case optionSymbol(String)
  case unsafeSymbol(String)
}

extension FeedCommandError: CustomStringConvertible {
  /// A sentence for the user.
  package var description: String {
    switch self {
    case .empty: "The command is empty; it needs a program, such as “my-price {symbol}”."
    case .words(let error): "\(error)"
    case .symbolInProgram:
      "The command begins with {symbol}; the program has to be the same for all symbols."
    case .wrongPlaceholder(let word):
      "The command has “\(word)”; {symbol} stands for the symbol, {lower} for it in small letters."
    case .optionSymbol(let symbol):
      "The command can’t run for “\(symbol)”, which its program would read as an option."
    case .unsafeSymbol(let symbol):
      "The command can’t run for “\(symbol)”; a symbol in a command may have only the letters A to Z,"
        + " digits and the signs . - _ ^ = : / and +."
    }
  }
}
