internal import CommandLines
internal import Quotes
internal import Texts

/// A source of prices, as named on the command line.
package enum QuoteSource: Hashable, Sendable {
  /// Files or a folder; without a symbol, it is taken from their contents or names.
  case path(symbol: String?, [String])
  case standardInput

  /// Parses `FILE`, `SYMBOL=FILE[,FILE]`, a folder name, or `-`.
  ///
  /// An equals sign after a slash is part of the name, as in `./a=b.csv`.
  init(_ word: String) throws(ValueError) {
    guard word != "-" else {
      self = .standardInput
      return
    }
    guard !word.isEmpty else { throw .sentence("a file name is empty") }
    guard let equals = word.firstIndex(of: "="), !PathText.hasSlash(word[..<equals]) else {
      self = .path(symbol: nil, [word])
      return
    }
    let symbol = try Self.symbol(String(word[..<equals]), in: word)
    let rest = word[word.index(after: equals)...]
    let files = rest.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !files.contains("") else {
      throw .sentence("“\(word)” lacks a file name, as in \(symbol)=a.csv,b.csv")
    }
    guard !files.contains("-") else {
      throw .sentence(
        "“\(word)” gives standard input a symbol; use - and --symbols \(symbol) instead")
    }
    self = .path(symbol: symbol, files)
  }

  private static func symbol(_ text: String, in word: String) throws(ValueError) -> String {
    guard let symbol = Symbol.typed(text) else {
      throw .sentence(
        "“\(text)” in “\(word)” isn’t a symbol, which has 1 to 32 characters and no "
          + "spaces; write a file name with an equals sign as ./\(word)")
    }
    return symbol
  }
}
