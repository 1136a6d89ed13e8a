internal import Texts

/// A word of a command line that may be the address of a room or a broker.
package enum AddressWord {
  /// Returns whether a word is an address rather than a time, an option or the name of a timer: it
  /// begins with a scheme and `://`, such as `mqtt://`.
  package static func isAddress(_ word: String) -> Bool { schemeLength(of: word) != nil }

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
