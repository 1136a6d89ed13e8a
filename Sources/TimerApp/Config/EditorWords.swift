/// The command line of an editor, without the file.
struct EditorWords: Hashable, Sendable {
  /// The program and its arguments, at least one word.
  let words: [String]

  /// The editors to try if the environment specifies none.
  static let usual = ["vi", "nano"]

  /// Creates the command from `VISUAL` or else `EDITOR`, split at blanks, or else from the first
  /// installed default editor; `nil` if there is none.
  init?(environment: (String) -> String?, find: (String) -> String?) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment($0) }
      .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      .first { !$0.isEmpty }
    guard let words = named ?? Self.usual.compactMap(find).first.map({ [$0] }) else {
      return nil
    }
    self.words = words
  }

  /// The program's name for display.
  var name: String { words.joined(separator: " ") }
}
