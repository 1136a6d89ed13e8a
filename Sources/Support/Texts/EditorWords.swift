/// The command line of an editor, without the file.
package struct EditorWords: Hashable, Sendable {
  /// The program and its arguments, at least one word.
  package let words: [String]

  /// The editors to try if the environment specifies none.
  package static let usual = ["vi", "nano"]

  /// Creates the command from `VISUAL` or else `EDITOR`, or else from the first installed default
  /// editor; `nil` if there is none.
  ///
  /// A variable that names a program, such as a path with blanks, is one word; others are split as
  /// by a shell, with quotes and backslashes.
  package init?(
    environment: (String) -> String?, find: (String) -> String?
  ) throws(ShellWordsError) {
    for text in ["VISUAL", "EDITOR"].compactMap({ environment($0) }) {
      let words = find(text) == nil ? try ShellWords(text).words : [text]
      guard !words.isEmpty else { continue }
      self.words = words
      return
    }
    guard let found = Self.usual.compactMap(find).first else { return nil }
    words = [found]
  }

  /// The program's name for display.
  package var name: String { words.joined(separator: " ") }
}
