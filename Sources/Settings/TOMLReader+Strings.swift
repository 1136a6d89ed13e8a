extension TOMLReader {
  /// Reads a text in quotes, one or three.
  mutating func string() throws(SettingsError) -> String {
    if let text = try longString() { return text }
    if let text = try lineString() { return text }
    throw .line(line, "a text in quotes is missing")
  }

  /// Reads a text in quotes on one line; returns `nil`, without advancing, if there is none.
  mutating func lineString() throws(SettingsError) -> String? {
    guard let quote = peek, quote == 0x22 || quote == 0x27 else { return nil }
    place += 1
    var text: [UInt8] = []
    while let byte = peek, byte != quote {
      switch byte {
      case 0x0A, 0x0D: throw .line(line, "the quotes aren’t closed")
      case 0x5C where quote == 0x22:
        place += 1
        text += try escape()
      default:
        try check(byte)
        text.append(byte)
        place += 1
      }
    }
    guard peek == quote else { throw .line(line, "the quotes aren’t closed") }
    place += 1
    return try decoded(text, line)
  }

  /// Reads a text in three quotes; returns `nil`, without advancing, if there is none.
  private mutating func longString() throws(SettingsError) -> String? {
    guard let quote = peek, sees([quote, quote, quote]) else { return nil }
    let first = line
    place += 3
    _ = skipNewline()
    var text: [UInt8] = []
    while !sees([quote, quote, quote]) {
      guard let byte = peek else { throw .line(first, "the quotes aren’t closed") }
      let start = place
      if skipNewline() {
        text += bytes[start..<place]
      } else if byte == 0x5C, quote == 0x22 {
        place += 1
        if !skipLineEnding() { text += try escape() }
      } else {
        try check(byte)
        text.append(byte)
        place += 1
      }
    }
    place += 3
    // Up to two quotes may stand right before the closing ones.
    for _ in 0..<2 where peek == quote {
      text.append(quote)
      place += 1
    }
    return try decoded(text, first)
  }

  /// Skips the end of a line and all blanks after it, as after a backslash; returns whether there
  /// was one, and doesn't advance otherwise.
  private mutating func skipLineEnding() -> Bool {
    let start = place
    skipSpaces()
    guard skipNewline() else {
      place = start
      return false
    }
    repeat { skipSpaces() } while skipNewline()
    return true
  }

  private func check(_ byte: UInt8) throws(SettingsError) {
    guard byte >= 0x20 && byte != 0x7F || byte == 0x09 else {
      throw .line(line, "a control character is in the text")
    }
  }

  private func decoded(_ text: [UInt8], _ line: Int) throws(SettingsError) -> String {
    guard let valid = String(validating: text, as: UTF8.self) else {
      throw .line(line, "the text isn’t UTF-8")
    }
    return valid
  }

  private mutating func escape() throws(SettingsError) -> [UInt8] {
    guard let byte = peek else { throw .line(line, "the quotes aren’t closed") }
    place += 1
    switch byte {
    case 0x62: return [0x08]
    case 0x65: return [0x1B]
    case 0x66: return [0x0C]
    case 0x6E: return [0x0A]
    case 0x72: return [0x0D]
    case 0x74: return [0x09]
    case 0x22, 0x5C: return [byte]
    case 0x75: return try scalar(digits: 4)
    case 0x55: return try scalar(digits: 8)
    case 0x78: return try scalar(digits: 2)
    default: throw .line(line, "“\\” can’t stand before that; write “\\\\” for a backslash")
    }
  }

  private mutating func scalar(digits: Int) throws(SettingsError) -> [UInt8] {
    let text = bytes[place...].prefix(digits)
    place += text.count
    let isHexadecimal = text.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard text.count == digits, isHexadecimal,
      let value = UInt32(String(decoding: text, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw .line(line, "“\\” should be followed by the number of a character") }
    return Array(String(Character(scalar)).utf8)
  }
}
