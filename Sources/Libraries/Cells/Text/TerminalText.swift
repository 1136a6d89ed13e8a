/// Text that is safe to send to a terminal: content from files, users and other programs can't
/// control it.
package struct TerminalText: Hashable, Sendable {
  package let text: String

  private init(text: String) { self.text = text }

  /// Creates text in which control characters other than tabs and newlines are replaced with
  /// control pictures.
  package init(_ words: String) {
    let scalars = words.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? $0 : TextWidth.visible($0) }
    text = String(String.UnicodeScalarView(scalars))
  }

  /// Creates text from a literal in the program's source, which may contain control sequences.
  package init(code: StaticString) { text = "\(code)" }

  /// Returns the concatenation of two texts.
  package static func + (one: TerminalText, other: TerminalText) -> TerminalText {
    TerminalText(text: one.text + other.text)
  }
}
