/// The rules of symbols: 1 to 32 visible characters without blanks.
enum SymbolCell {
  private static let limit = 32

  /// Returns a cell as a symbol, without blanks and marks of footnotes around it; `nil` if it
  /// isn't one.
  static func symbol(_ cell: String) -> String? {
    var text = trimmed(cell)
    while text.count > 1, text.last == "*" { text.removeLast() }
    guard (1...limit).contains(text.count), text.allSatisfy(isVisible),
      text.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return String(text)
  }

  /// Returns the name of a column or a file as a symbol, with blanks replaced; `nil` if nothing
  /// remains.
  static func symbol(ofName name: String) -> String? {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: "_")
    return symbol(String(words.filter(isVisible).prefix(limit)))
  }

  static func trimmed(_ text: String) -> Substring {
    var text = text[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  private static func isVisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator, .spaceSeparator:
        false
      default: true
      }
    }
  }
}
