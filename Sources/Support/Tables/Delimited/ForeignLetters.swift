/// Converts texts in ISO 8859-1, as written by older programs, to UTF-8.
package enum ForeignLetters {
  /// Returns bytes without a byte order mark, converted if they aren't UTF-8.
  package static func removed(from bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    // Other encodings are rejected by the row reader.
    guard bytes.contains(where: { $0 >= 0x80 }), !bytes.prefix(1024).contains(0),
      !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]),
      !bytes.starts(with: [0x1F, 0x8B]), String(validating: bytes, as: UTF8.self) == nil
    else { return bytes }
    return bytes.flatMap { byte in
      byte < 0x80 ? [byte] : Array(String(Character(letter(byte))).utf8)
    }
  }

  /// Returns the character for a byte; Windows differs from the standard in the euro sign, which
  /// occurs in prices.
  private static func letter(_ byte: UInt8) -> Unicode.Scalar {
    byte == 0x80 ? "€" : Unicode.Scalar(byte)
  }
}
