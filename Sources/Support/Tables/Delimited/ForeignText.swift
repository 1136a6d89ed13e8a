internal import Texts

/// Recognizes content that is often supplied by mistake instead of delimited text.
package enum ForeignText {
  /// Returns the fault that the beginning of a text reveals; `nil` if it may be a table.
  static func fault(_ bytes: [UInt8]) -> TableFault? {
    if bytes.starts(with: [0x1F, 0x8B]) { return .foreign("gzip data") }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return .foreign("a ZIP archive or workbook")
    }
    if bytes.prefix(1024).contains(0) { return .foreign("binary data") }
    let text = bytes.drop(while: Byte.isWhitespace)
    switch text.first {
    case Byte.less where isMarkup(text): return .webPage
    case Byte.openBrace, Byte.openBracket:
      return .json(message: ServiceMessage.find(in: Array(text)))
    default: return nil
    }
  }

  /// Returns whether a text that begins with `<` is HTML or XML; `<TICKER>,<DATE>` is a table's
  /// header.
  package static func isMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    let line = text.prefix { $0 != Byte.newline }
    guard let close = line.firstIndex(of: 0x3E) else { return true }
    let after = line[(close + 1)...].first
    return after != Byte.comma && after != Byte.semicolon && after != Byte.tab
  }
}
