/// Reads TOML up to the first table, as far as it takes to find keys and where their values lie.
///
/// After TOML 1.0, with the escapes that 1.1 added.
struct ConfigReader {
  /// A key with its value.
  struct Entry {
    /// The parts of the key, more than one when it has dots.
    var key: [String]
    /// Where the value lies in the text.
    var value: Range<Int>
    /// The line in which it begins, from 1.
    var line: Int
  }

  /// Where the text begins, behind a byte order mark.
  let start: Int
  /// Where the line of the first table begins, once `entries` was read.
  private(set) var firstTable: Int?
  private let bytes: [UInt8]
  private var place: Int
  private var line: Int

  /// Creates a reader at the start of a text.
  init(_ bytes: [UInt8]) {
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.bytes = bytes
    place = start
    line = 1
  }

  /// Creates a reader in the middle of a text.
  init(_ bytes: [UInt8], at place: Int, line: Int) {
    self.init(bytes)
    self.place = place
    self.line = line
  }

  /// Whether a byte may stand in a key without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
    default: false
    }
  }

  /// Returns the keys before the first table.
  mutating func entries() throws(ConfigError) -> [Entry] {
    var entries: [Entry] = []
    while true {
      let lineStart = place
      skipSpaces()
      switch peek {
      case nil: return entries
      case 0x5B:
        firstTable = lineStart
        return entries
      case 0x0A, 0x0D, 0x23: break
      default: entries.append(try entry())
      }
      try endLine()
    }
  }
}

// MARK: - Lines

extension ConfigReader {
  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpaces() {
    while peek == 0x20 || peek == 0x09 { place += 1 }
  }

  private mutating func entry() throws(ConfigError) -> Entry {
    var key = [try keyPart()]
    skipSpaces()
    while peek == 0x2E {
      place += 1
      skipSpaces()
      key.append(try keyPart())
      skipSpaces()
    }
    guard peek == 0x3D else {
      throw .line(line, "“=” is missing after \(key.joined(separator: "."))")
    }
    place += 1
    skipSpaces()
    let (first, firstLine) = (place, line)
    try skipValue()
    guard place > first else { throw .line(line, "\(key.joined(separator: ".")) has no value") }
    return Entry(key: key, value: first..<place, line: firstLine)
  }

  private mutating func keyPart() throws(ConfigError) -> String {
    if let text = try lineString() { return text }
    let first = place
    while let byte = peek, Self.isBare(byte) { place += 1 }
    guard place > first else { throw .line(line, "a name of a setting is missing") }
    return String(decoding: bytes[first..<place], as: UTF8.self)
  }

  /// Goes over spaces, a comment and the end of the line.
  private mutating func endLine() throws(ConfigError) {
    skipSpaces()
    if peek == 0x23 { skipComment() }
    if peek == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { place += 1 }
    guard let byte = peek else { return }
    guard byte == 0x0A else { throw .line(line, "something follows the value") }
    place += 1
    line += 1
  }

  private mutating func skipComment() {
    while let byte = peek, byte != 0x0A {
      if byte == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { return }
      place += 1
    }
  }
}

// MARK: - Values

extension ConfigReader {
  /// Goes over a value of any kind; of lists and inline tables only the brackets are matched.
  private mutating func skipValue() throws(ConfigError) {
    var depth = 0
    repeat {
      if depth > 0 { skipBetween() }
      switch peek {
      case nil where depth > 0: throw .line(line, "a bracket isn’t closed")
      case nil: return
      case 0x22, 0x27: if try !skipLongString() { _ = try lineString() }
      case 0x5B, 0x7B:
        depth += 1
        place += 1
      case 0x5D where depth > 0, 0x7D where depth > 0:
        depth -= 1
        place += 1
      case 0x2C where depth > 0, 0x3D where depth > 0: place += 1
      default: try skipWord()
      }
    } while depth > 0
  }

  /// Goes over what may stand between the parts of a list.
  private mutating func skipBetween() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0D: place += 1
      case 0x0A:
        place += 1
        line += 1
      case 0x23: skipComment()
      default: return
      }
    }
  }

  /// Goes over a number, a date, true or false; a date may have a space in it.
  private mutating func skipWord() throws(ConfigError) {
    let first = place
    skipWordBytes()
    if place - first == 10, bytes[first + 4] == 0x2D, peek == 0x20, place + 1 < bytes.count,
      0x30...0x39 ~= bytes[place + 1]
    {
      place += 1
      skipWordBytes()
    }
    guard place > first else { throw .line(line, "a value can’t be read; text goes in quotes") }
  }

  private mutating func skipWordBytes() {
    while let byte = peek, Self.isBare(byte) || byte == 0x2B || byte == 0x2E || byte == 0x3A {
      place += 1
    }
  }

  /// Goes over a text in three quotes and returns whether there was one.
  private mutating func skipLongString() throws(ConfigError) -> Bool {
    guard let quote = peek, bytes[place...].starts(with: [quote, quote, quote]) else {
      return false
    }
    let firstLine = line
    place += 3
    while !bytes[place...].starts(with: [quote, quote, quote]) {
      guard let byte = peek else { throw .line(firstLine, "the quotes aren’t closed") }
      if byte == 0x0A { line += 1 }
      let isEscape = byte == 0x5C && quote == 0x22 && place + 1 < bytes.count
      if isEscape, bytes[place + 1] == 0x0A { line += 1 }
      place += isEscape ? 2 : 1
    }
    place += 3
    // Up to two quotes may stand right before the closing ones.
    for _ in 0..<2 where peek == quote { place += 1 }
    return true
  }

  /// Reads a text in quotes on one line; returns `nil`, without going on, where there is none.
  mutating func lineString() throws(ConfigError) -> String? {
    guard let quote = peek, quote == 0x22 || quote == 0x27 else { return nil }
    if bytes[place...].starts(with: [quote, quote, quote]) { return nil }
    place += 1
    var text: [UInt8] = []
    while let byte = peek, byte != quote {
      place += 1
      switch byte {
      case 0x5C where quote == 0x22: text += try escape()
      case 0x0A: throw .line(line, "the quotes aren’t closed")
      case 0x00..<0x09, 0x0B..<0x20, 0x7F: throw .line(line, "a control character is in the text")
      default: text.append(byte)
      }
    }
    guard peek == quote else { throw .line(line, "the quotes aren’t closed") }
    place += 1
    guard let valid = String(validating: text, as: UTF8.self) else {
      throw .line(line, "the text isn’t UTF-8")
    }
    return valid
  }

  private mutating func escape() throws(ConfigError) -> [UInt8] {
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
    default: throw .line(line, "“\\” can’t stand before that; for itself write it twice")
    }
  }

  private mutating func scalar(digits: Int) throws(ConfigError) -> [UInt8] {
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
