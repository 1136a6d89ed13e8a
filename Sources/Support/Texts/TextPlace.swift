/// A place in a text.
package struct TextPlace: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int

  /// Creates a place, by default the start of a text.
  package init(line: Int = 1, column: Int = 1) { (self.line, self.column) = (line, column) }

  /// Orders places as in the text.
  package static func < (one: TextPlace, other: TextPlace) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }

  /// Advances past bytes of UTF-8.
  package mutating func advance(over bytes: ArraySlice<UInt8>) {
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
    // Bytes that continue a character aren’t counted.
    var characters = 0
    for offset in start..<span.count { characters &+= span[offset] & 0xC0 == 0x80 ? 0 : 1 }
    column += characters
  }
}

extension TextPlace: CustomStringConvertible {
  /// The place in words: “line 3, column 7”.
  package var description: String { "line \(line), column \(column)" }
}
