internal import Texts

/// A word of a command line that may be the address of a room or a broker.
package enum AddressWord {
  /// Returns whether a word is an address rather than a time, an option or the name of a timer: it
  /// begins with a scheme and `://`, such as `mqtt://`.
  package static func isAddress(_ word: String) -> Bool { schemeLength(of: word) != nil }

  /// Returns a text without what may be the password of an address.
  ///
  /// That is what stands between a colon and the last “@”.
  package static func withoutPassword(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let begin = text.utf8.index(
      text.startIndex, offsetBy: schemeLength(of: text).map { $0 + 3 } ?? 0)
    guard let sign = scalars.lastIndex(of: "@"), begin <= sign,
      let colon = scalars[begin..<sign].firstIndex(of: ":")
    else { return text }
    return String(scalars[...colon]) + "…" + String(scalars[sign...])
  }

  /// Returns the number of bytes before the `://` of an address; `nil` for any other word.
  private static func schemeLength(of word: String) -> Int? {
    let scheme = word.utf8.prefix { byte in
      0x61...0x7A ~= byte | 0x20 || Byte.isDigit(byte) || "+-.".utf8.contains(byte)
    }
    guard let first = scheme.first, 0x61...0x7A ~= first | 0x20,
      word.utf8.dropFirst(scheme.count).starts(with: "://".utf8)
    else { return nil }
    return scheme.count
  }
}
