internal import Texts

/// A position in a text, by line and column.
struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  private(set) var line = 1
  /// The character in the line, from 1.
  private(set) var column = 1

  /// Advances past bytes of UTF-8.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    let span = bytes.span
    var lines = 0
    for offset in span.indices { lines &+= span[offset] == Byte.newline ? 1 : 0 }
    var start = 0
    if lines > 0 {
      line += lines
      column = 1
      start = span.count
      while start > 0, span[start - 1] != Byte.newline { start -= 1 }
    }
    var characters = 0
    for offset in start..<span.count { characters &+= span[offset] & 0xC0 == 0x80 ? 0 : 1 }
    column += characters
  }
}
