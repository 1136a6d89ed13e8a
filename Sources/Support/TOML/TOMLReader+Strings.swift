extension TOMLReader {
  /// Reads a text in quotes, one or three.
  mutating func string() throws(TOMLError) -> String {
    if let text = try longString() { return text }
    if let text = try lineString() { return text }
    throw error("a text in quotes is missing")
  }

  /// Reads a text in quotes on one line; returns `nil`, without advancing, if there is none.
  mutating func lineString() throws(TOMLError) -> String? {
    guard let quote = peek, quote == 0x22 || quote == 0x27 else { return nil }
    let first = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = peek, byte != quote {
      switch byte {
      case 0x0A, 0x0D: throw error("the quotes aren’t closed")
      case 0x5C where quote == 0x22: text += try escape()
      default: text.append(try character())
      }
    }
    guard peek == quote else { throw error("the quotes aren’t closed") }
    offset += 1
    return try decoded(text, from: first)
  }

  /// Reads a text in three quotes; returns `nil`, without advancing, if there is none.
  ///
  /// Ends of lines are LF, however they are written.
  private mutating func longString() throws(TOMLError) -> String? {
    guard let quote = peek else { return nil }
    let quotes = [quote, quote, quote]
    guard sees(quotes) else { return nil }
    let first = offset
    offset += 3
    _ = skipNewline()
    var text: [UInt8] = []
    while !sees(quotes) {
      guard let byte = peek else { throw error("the quotes aren’t closed", at: first) }
      if skipNewline() {
        text.append(0x0A)
      } else if byte == 0x5C, quote == 0x22 {
        if !skipLineEnding() { text += try escape() }
      } else {
        text.append(try character())
      }
    }
    offset += 3
    // Up to two quotes may stand right before the closing ones.
    for _ in 0..<2 where peek == quote {
      text.append(quote)
      offset += 1
    }
    return try decoded(text, from: first)
  }

  /// Skips a backslash, the end of its line and all blanks after it; returns whether there was such
  /// an end, and doesn't advance otherwise.
  private mutating func skipLineEnding() -> Bool {
    let start = offset
    offset += 1
    skipSpaces()
    guard skipNewline() else {
      offset = start
      return false
    }
    repeat { skipSpaces() } while skipNewline()
    return true
  }

  /// Reads a byte that stands for itself.
  private mutating func character() throws(TOMLError) -> UInt8 {
    let byte = bytes[offset]
    guard byte >= 0x20 && byte != 0x7F || byte == 0x09 else {
      throw error("a control character is in the text")
    }
    offset += 1
    return byte
  }

  private func decoded(_ text: [UInt8], from first: Int) throws(TOMLError) -> String {
    guard let valid = String(validating: text, as: UTF8.self) else {
      throw error("the text isn’t UTF-8", at: first)
    }
    return valid
  }
}

// MARK: - Escapes

extension TOMLReader {
  /// Reads a backslash and what it stands for.
  private mutating func escape() throws(TOMLError) -> [UInt8] {
    let first = offset
    offset += 1
    guard let byte = peek else { throw error("the quotes aren’t closed") }
    offset += 1
    switch byte {
    case 0x62: return [0x08]
    case 0x66: return [0x0C]
    case 0x6E: return [0x0A]
    case 0x72: return [0x0D]
    case 0x74: return [0x09]
    case 0x22, 0x5C: return [byte]
    case 0x75: return try scalar(digits: 4, from: first)
    case 0x55: return try scalar(digits: 8, from: first)
    case 0x65 where additions.contains(.version1_1): return [0x1B]
    case 0x78 where additions.contains(.version1_1): return try scalar(digits: 2, from: first)
    default: throw error("“\\” can’t stand before that; write “\\\\” for a backslash", at: first)
    }
  }

  private mutating func scalar(digits: Int, from first: Int) throws(TOMLError) -> [UInt8] {
    let text = bytes[offset...].prefix(digits)
    offset += text.count
    let isHexadecimal = text.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard text.count == digits, isHexadecimal,
      let value = UInt32(String(decoding: text, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw error("“\\” should be followed by the number of a character", at: first) }
    return Array(String(Character(scalar)).utf8)
  }
}
