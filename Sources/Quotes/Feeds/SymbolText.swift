/// The rule for symbols.
package enum SymbolText {
  /// The most characters of a symbol.
  package static let limit = 32

  /// Returns the symbol that bytes hold: from 1 to 32 visible characters without blanks.
  package static func symbol(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    guard (1...limit * 16).contains(range.count) else { return nil }
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    var isPlain = range.count <= limit
    for offset in range {
      copy.append(bytes[offset])
      if !(0x21...0x7E).contains(bytes[offset]) { isPlain = false }
    }
    guard let text = String(validating: copy, as: UTF8.self) else { return nil }
    return isPlain && text != "*" || Symbol.isValid(text) ? text : nil
  }
}
