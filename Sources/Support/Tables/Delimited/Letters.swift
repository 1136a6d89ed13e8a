internal import Texts

/// Decodes texts that are UTF-8, or else Windows-1252, as written by older programs.
package enum Letters {
  /// Returns a cell's text.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    for byte in bytes { text.unicodeScalars.append(letter(byte)) }
    return text
  }

  /// Returns bytes without a byte order mark, converted to UTF-8 if they aren't.
  package static func converted(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    // Other encodings are rejected by the row reader.
    guard bytes.contains(where: { $0 >= 0x80 }), !bytes.prefix(1024).contains(0),
      !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]),
      !bytes.starts(with: [0x1F, 0x8B]), String(validating: bytes, as: UTF8.self) == nil
    else { return bytes }
    return bytes.flatMap { byte in byte < 0x80 ? [byte] : Array(String(letter(byte)).utf8) }
  }

  /// The characters in which Windows-1252 differs from ISO 8859-1, from 0x80; unassigned ones are
  /// U+FFFD.
  private static let others = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)

  private static func letter(_ byte: UInt8) -> Unicode.Scalar {
    (0x80..<0xA0).contains(byte) ? others[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }
}
