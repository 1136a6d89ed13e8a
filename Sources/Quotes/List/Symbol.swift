/// The short name of a stock, an index or a currency, such as `AAPL` or `^GSPC`.
package enum Symbol {
  /// The most characters of a symbol.
  package static let limit = 32

  /// Returns whether a text can be a symbol: 1 to 32 visible characters without blanks.
  ///
  /// `*` stands for all symbols, so it isn't one.
  package static func isValid(_ text: String) -> Bool {
    guard text != "*", !text.isEmpty, text.utf8.count <= limit * 8, text.count <= limit,
      let first = text.unicodeScalars.first, !isMark(first)
    else { return false }
    return text.unicodeScalars.allSatisfy(isVisible)
  }

  /// Returns a typed symbol as it is kept: without blanks around it, and in capitals if it is
  /// all ASCII.
  package static func typed(_ text: String) -> String {
    let text = text.trimmed
    return text.utf8.allSatisfy { $0 < 0x80 } ? text.uppercased() : text
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x21...0x7E).contains(scalar.value) }
    let properties = scalar.properties
    guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return false
    default: return true
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text without the white space at its ends.
  var trimmed: String {
    var slice = self[...]
    while let first = slice.first, first.isWhitespace { slice.removeFirst() }
    while let last = slice.last, last.isWhitespace { slice.removeLast() }
    return String(slice)
  }

  /// The text in quotation marks for a message: at most 40 characters, without controls.
  var quotedExcerpt: String {
    let shown = String(self).unicodeScalars.prefix(400).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
    }
    let text = String(shown)
    return text.count > 40 ? "“\(text.prefix(39))…”" : "“\(text)”"
  }
}
