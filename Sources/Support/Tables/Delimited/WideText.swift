/// Converts UTF-16 with a byte order mark, as Windows programs write it, to UTF-8 in chunks.
struct WideText: Sendable {
  private let isBigEndian: Bool
  /// A byte or a surrogate that waits for the next one.
  private var byte: UInt8?
  private var high: UInt16?

  /// Detects the order of bytes; `nil` unless the first two bytes are a byte order mark.
  init?(startingWith bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      isBigEndian = false
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      isBigEndian = true
    } else {
      return nil
    }
  }

  /// Returns the text of the next bytes, without the mark; invalid surrogates are U+FFFD.
  mutating func converted(_ bytes: [UInt8]) -> [UInt8] {
    var text = ""
    for next in bytes {
      guard let first = byte else {
        byte = next
        continue
      }
      byte = nil
      let (upper, lower) = isBigEndian ? (first, next) : (next, first)
      append(UInt16(upper) << 8 | UInt16(lower), to: &text)
    }
    return Array(text.utf8)
  }

  private mutating func append(_ unit: UInt16, to text: inout String) {
    if let first = high {
      high = nil
      if UTF16.isTrailSurrogate(unit) {
        let offset = UInt32(first - 0xD800) << 10 | UInt32(unit - 0xDC00)
        text.unicodeScalars.append(Unicode.Scalar(0x10000 + offset) ?? "\u{FFFD}")
        return
      }
      text.unicodeScalars.append("\u{FFFD}")
    }
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else if unit != 0xFEFF {
      text.unicodeScalars.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
    }
  }
}
