extension StringProtocol {
  /// The text without leading and trailing whitespace.
  package var trimmed: String {
    var slice = self[...]
    while let first = slice.first, first.isWhitespace { slice.removeFirst() }
    while let last = slice.last, last.isWhitespace { slice.removeLast() }
    return String(slice)
  }

  /// Returns the text, or its beginning and an ellipsis if it has more characters than a limit.
  package func shortened(to limit: Int = 40) -> String {
    count > limit ? "\(prefix(limit - 1))…" : String(self)
  }

  /// A quoted excerpt for messages: at most 40 characters, without control characters.
  package var quotedExcerpt: String {
    let shown = String(self).unicodeScalars.prefix(400).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
    }
    return "“\(String(shown).shortened())”"
  }
}
