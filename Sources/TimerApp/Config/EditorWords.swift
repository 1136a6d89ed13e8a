/// The command line of an editor, without the file.
struct EditorWords: Hashable, Sendable {
  /// The program and its arguments, at least one word.
  let words: [String]

  /// The editors that are looked for where the environment names none.
  static let usual = ["vi", "nano"]

  /// Takes the words of `VISUAL`, else of `EDITOR`, split at blanks, else the first usual editor that
  /// is found; `nil` if there is none.
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
