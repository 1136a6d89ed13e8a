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

// MARK: - From sources

extension Symbol {
  /// Returns the symbol that a person typed, in capitals if it is all ASCII; `nil` if it isn't one.
  package static func typed(_ text: String) -> String? {
    let text = text.trimmed
    guard isValid(text) else { return nil }
    return text.utf8.allSatisfy { $0 < 0x80 } ? text.uppercased() : text
  }

  /// Returns the symbol that bytes of UTF-8 are; `nil` if they aren't one.
  static func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    guard (1...limit * 8).contains(range.count) else { return nil }
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    var isPlain = range.count <= limit
    for offset in range {
      copy.append(bytes[offset])
      if !(0x21...0x7E).contains(bytes[offset]) { isPlain = false }
    }
    guard let text = String(validating: copy, as: UTF8.self) else { return nil }
    return isPlain && text != "*" || isValid(text) ? text : nil
  }

  /// Returns the symbol in a cell of a table, without blanks and marks of footnotes around it.
  ///
  /// It has a letter or a digit; `nil` if the cell isn't a symbol.
  static func ofCell(_ cell: String) -> String? {
    var text = cell.trimmed
    while text.count > 1, text.last == "*" { text.removeLast() }
    guard isValid(text), text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    return text
  }

  /// Returns the name of a column or a file as a symbol, with blanks replaced and the rest left out;
  /// `nil` if nothing remains.
  static func ofName(_ name: String) -> String? {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: "_")
    let visible = words.filter { $0.unicodeScalars.allSatisfy(isVisible) }
    return ofCell(String(visible.prefix(limit)))
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
