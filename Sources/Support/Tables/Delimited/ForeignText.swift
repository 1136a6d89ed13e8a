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
    case Byte.openBrace,
      Byte.openBracket where !isStamped(text):
      return .json(message: ServiceMessage.find(in: Array(text)))
    default: return nil
    }
  }

  /// Returns whether a text begins with a time in brackets in front of words, as lines of logs do.
  package static func isStamped(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == Byte.openBracket else { return false }
    let inside = text.dropFirst().prefix(64).prefix { $0 != 0x5D }
    let rest = text[inside.endIndex...].dropFirst()
    let next = rest.drop(while: Byte.isBlank)
    return inside.count > 7 && next.startIndex > rest.startIndex
      && !inside.contains { $0 == Byte.comma || $0 == Byte.quote || $0 == Byte.openBracket }
      && next.first.map { !Byte.isWhitespace($0) && $0 != Byte.comma && $0 != 0x5D } ?? false
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
