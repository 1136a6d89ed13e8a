/// Text that may go to a terminal: what files, users and other programs wrote can't control it.
package struct TerminalText: Hashable, Sendable {
  /// The text.
  package let text: String

  private init(text: String) { self.text = text }

  /// Creates text in which control characters other than tabs and ends of lines are pictures.
  package init(_ words: String) {
    let scalars = words.unicodeScalars.map {
      $0 == "\n" || $0 == "\t" ? $0 : TextWidth.visible($0)
    }
    text = String(String.UnicodeScalarView(scalars))
  }

  /// Creates text from a literal in the program's source, which may control the terminal.
  package init(code: StaticString) {
    text = "\(code)"
  }

  /// Returns two texts as one.
  package static func + (one: TerminalText, other: TerminalText) -> TerminalText {
    TerminalText(text: one.text + other.text)
  }
}
