internal import Texts

/// String escapes in JSON.
enum JSONEscapes {
  /// Returns the unescaped text between two quotation marks; `nil` if an escape is invalid.
  ///
  /// An unpaired surrogate becomes U+FFFD, or is invalid if `isExact`.
  static func text(_ content: ArraySlice<UInt8>, isExact: Bool) -> String? {
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == Byte.backslash else {
        units.append(byte)
        continue
      }
      guard let scalar = scalar(&rest, isExact) else { return nil }
      units.append(contentsOf: String(Character(scalar)).utf8)
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// Reads an escape after its backslash.
  private static func scalar(_ rest: inout ArraySlice<UInt8>, _ isExact: Bool) -> Unicode.Scalar? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case Byte.quote, Byte.backslash, Byte.slash: return Unicode.Scalar(letter)
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case Byte.t: return "\t"
    case Byte.u: return codePoint(&rest, isExact)
    default: return nil
    }
  }

  private static func codePoint(
    _ rest: inout ArraySlice<UInt8>, _ isExact: Bool
  ) -> Unicode.Scalar? {
    guard let unit = hexadecimal(&rest) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    var ahead = rest
    guard UTF16.isLeadSurrogate(unit), ahead.popFirst() == Byte.backslash,
      ahead.popFirst() == Byte.u, let second = hexadecimal(&ahead), UTF16.isTrailSurrogate(second)
    else { return isExact ? nil : "\u{FFFD}" }
    rest = ahead
    return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(second) - 0xDC00)
  }

  private static func hexadecimal(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    rest = rest.dropFirst(4)
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
