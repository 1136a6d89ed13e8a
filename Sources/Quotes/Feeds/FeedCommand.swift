internal import Texts

/// A command that prints prices, once for each symbol or for all of them.
package struct FeedCommand: Hashable, Sendable {
  /// The program and its arguments, with `{symbol}` in them.
  package let words: [String]

  /// What stands for the symbol.
  package static let placeholder = "{symbol}"
  private static let shells: Set = ["sh", "bash", "dash", "zsh", "ksh", "fish", "busybox"]

  /// Reads the words of a command, without any expansion.
  package init(_ text: String) throws(FeedCommandError) {
    words = try ShellWords(text).words
    guard let program = words.first, !program.isEmpty else { throw .empty }
    guard program.pieces.count == 1 else { throw .symbolInProgram }
  }

  /// Whether the command runs for each symbol; else its lines name their symbols.
  package var isForEachSymbol: Bool { words.contains { $0.pieces.count > 1 } }

  /// Returns the program and its arguments for a symbol.
  ///
  /// Throws if the symbol could mean something else than a symbol to the program.
  package func words(for symbol: String) throws(FeedCommandError) -> [String] {
    guard isForEachSymbol else { return words }
    if symbol.utf8.first == UInt8(ascii: "-"),
      words.contains(where: { $0.utf8.starts(with: Self.placeholder.utf8) })
    {
      throw .optionSymbol(symbol)
    }
    if isShell, !symbol.unicodeScalars.allSatisfy(Self.isHarmless) { throw .shellSymbol(symbol) }
    return words.map { $0.pieces.joined(separator: symbol) }
  }

  /// Whether a word is the name of a shell, as after `env` too.
  private var isShell: Bool {
    words.contains { word in
      Self.shells.contains(PathText.name(of: word))
    }
  }

  /// Whether a shell takes a character as it is.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "=", "^", ":", "/", "+", "@", ",": true
    default: false
    }
  }
}

extension String {
  /// The parts between the places of the symbol.
  fileprivate var pieces: [String] {
    let placeholder = FeedCommand.placeholder.unicodeScalars
    var pieces = [""]
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if rest.starts(with: placeholder) {
        pieces.append("")
        rest = rest.dropFirst(placeholder.count)
      } else {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }
}
