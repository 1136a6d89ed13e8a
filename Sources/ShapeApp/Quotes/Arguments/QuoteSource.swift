internal import Quotes
internal import Texts

/// Where prices come from, as it was named on the command line.
enum QuoteSource: Hashable, Sendable {
  /// Files or a folder, whose symbol is in them or in their names unless it is given.
  case path(symbol: String?, [String])
  case standardInput

  /// Reads `FILE`, `SYMBOL=FILE[,FILE]`, the name of a folder, or `-`.
  ///
  /// A slash before the equals sign makes it part of a name, as in `./a=b.csv`.
  init(_ word: String) throws(Failure) {
    guard word != "-" else {
      self = .standardInput
      return
    }
    guard !word.isEmpty else { throw Failure(words: "the name of a file is empty") }
    guard let equals = word.firstIndex(of: "="), !PathText.hasSlash(word[..<equals]) else {
      self = .path(symbol: nil, [word])
      return
    }
    let symbol = try Self.symbol(String(word[..<equals]), in: word)
    let rest = word[word.index(after: equals)...]
    let files = rest.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !files.contains("") else {
      throw Failure(
        words: "“\(word)” lacks the name of a file: write it as in \(symbol)=a.csv,b.csv")
    }
    guard !files.contains("-") else {
      throw Failure(
        words: "“\(word)” gives standard input a symbol: write - and --symbols \(symbol) instead")
    }
    self = .path(symbol: symbol, files)
  }

  private static func symbol(_ text: String, in word: String) throws(Failure) -> String {
    guard let symbol = Symbol.typed(text) else {
      throw Failure(
        words: "“\(text)” in “\(word)” isn’t a symbol, which has 1 to 32 characters without "
          + "blanks; a file whose name has an equals sign is written as ./\(word)")
    }
    return symbol
  }
}
