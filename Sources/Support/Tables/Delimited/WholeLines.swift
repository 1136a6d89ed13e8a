internal import Texts

/// The lines of a text that arrives in pieces.
///
/// Only an incomplete line is kept.
struct WholeLines: Sendable {
  private var rest: [UInt8] = []

  /// Adds bytes, and returns the lines that they complete, without line breaks.
  mutating func append(_ bytes: [UInt8]) -> ArraySlice<ArraySlice<UInt8>> {
    guard let end = bytes.lastIndex(of: Byte.newline) else {
      if rest.count < DelimitedText.rowLimit { rest += bytes }
      return []
    }
    let text = rest + bytes[...end]
    rest = Array(bytes[(end + 1)...])
    return text.split(separator: Byte.newline, omittingEmptySubsequences: false).dropLast()
  }

  /// Returns the last line, if it has no line break.
  mutating func finish() -> ArraySlice<ArraySlice<UInt8>> {
    rest.isEmpty ? [] : append([Byte.newline])
  }
}
