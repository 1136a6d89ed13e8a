internal import Texts

/// The short name of a stock, an index or a currency, such as `AAPL` or `^GSPC`.
package enum Symbol {
  /// The maximum number of characters in a symbol.
  package static let limit = 32

  /// Returns whether a text is a valid symbol: 1 to 32 visible characters without blanks.
  ///
  /// `*` stands for all symbols, so it isn't valid.
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
  /// Returns the symbol for typed text, in uppercase if it is ASCII; `nil` if it is invalid.
  package static func typed(_ text: String) -> String? {
    let text = text.trimmed
    guard isValid(text) else { return nil }
    return text.utf8.allSatisfy { $0 < 0x80 } ? text.uppercased() : text
  }

  /// Returns the symbol in UTF-8 bytes; `nil` if they aren't a valid one.
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

  /// Returns the symbol in a table's cell, without surrounding blanks and footnote marks; `nil` if
  /// it is invalid or has no letter or digit.
  static func ofCell(_ cell: String) -> String? {
    var text = cell.trimmed
    while text.count > 1, text.last == "*" { text.removeLast() }
    guard isValid(text), text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    return text
  }

  /// Returns the name of a column or a file as a symbol, with blanks replaced and invalid
  /// characters removed; `nil` if nothing remains.
  static func ofName(_ name: String) -> String? {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: "_")
    let visible = words.filter { $0.unicodeScalars.allSatisfy(isVisible) }
    return ofCell(String(visible.prefix(limit)))
  }
}
