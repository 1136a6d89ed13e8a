internal import Texts

/// A command that prints prices, run once per symbol or once for all.
package struct FeedCommand: Hashable, Sendable {
  /// The program and its arguments, which may contain `{symbol}`.
  package let words: [String]

  /// The placeholders for the symbol and for the symbol in lowercase.
  package static let placeholder = "{symbol}"
  static let smallPlaceholder = "{lower}"

  /// Parses the words of a command without any shell expansion.
  package init(_ text: String) throws(FeedCommandError) {
    do throws(ShellWordsError) { words = try ShellWords(text).words } catch { throw .words(error) }
    guard let program = words.first, !program.isEmpty else { throw .empty }
    guard program.pieces(between: Self.placeholders).count == 1 else { throw .symbolInProgram }
    for word in words where Self.hasMisspelling(word) { throw .wrongPlaceholder(word) }
  }

  /// Returns whether a word has a variant such as `{Symbol}`, or ends in `{symbol`; other braces
  /// belong to the program.
  private static func hasMisspelling(_ word: String) -> Bool {
    let rest = word.pieces(between: placeholders).joined()
    return rest.split(separator: "{", omittingEmptySubsequences: false).dropFirst().contains {
      let name = $0.prefix { $0.isLetter }.lowercased()
      let end = $0.dropFirst(name.count).first
      return end == "}" && ["symbol", "symbols", "lower"].contains(name)
        || end == nil && name == "symbol"
    }
  }

  private static let placeholders = [placeholder, smallPlaceholder]

  /// Whether the command runs once per symbol; otherwise its lines name their symbols.
  package var isForEachSymbol: Bool {
    words.contains { $0.pieces(between: Self.placeholders).count > 1 }
  }

  /// Returns the program and its arguments for a symbol.
  ///
  /// Throws if a program could interpret the symbol as something else, on its own or after it has
  /// been passed on to a shell, as by ssh(1) and su(1).
  package func words(for symbol: String) throws(FeedCommandError) -> [String] {
    guard isForEachSymbol else { return words }
    if symbol.utf8.first == UInt8(ascii: "-") { throw .optionSymbol(symbol) }
    guard symbol.unicodeScalars.allSatisfy(Self.isHarmless) else { throw .unsafeSymbol(symbol) }
    return words.map { word in
      word.pieces(between: [Self.placeholder]).map {
        $0.pieces(between: [Self.smallPlaceholder]).joined(separator: symbol.lowercased())
      }.joined(separator: symbol)
    }
  }

  /// Returns whether every shell takes a character literally.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "^", "=", ":", "/", "+": true
    default: false
    }
  }
}

extension String {
  /// Returns the parts between placeholders.
  fileprivate func pieces(between placeholders: [String]) -> [String] {
    var pieces = [""]
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if let found = placeholders.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        pieces.append("")
        rest = rest.dropFirst(found.unicodeScalars.count)
      } else {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }
}
