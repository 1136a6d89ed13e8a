/// Reads TOML 1.1, which contains TOML 1.0, and remembers where everything stands.
///
/// Bytes in comments that aren't UTF-8 are accepted: they are kept, but not read.
struct TOMLReader {
  let bytes: [UInt8]
  /// The offset of the next byte.
  var place: Int
  /// The line of the next byte, from 1.
  var line = 1

  /// The limit of keys in a path, and of lists and tables in one another.
  static let deepest = 64

  /// Creates a reader at the start of a text, after a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = Self.start(of: bytes)
  }

  /// Returns the offset after a byte order mark.
  static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Returns whether a byte may stand in a key without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
    default: false
    }
  }

  /// Reads the whole text.
  mutating func document() throws(SettingsError) -> SettingsDocument {
    var builder = SettingsDocument(bytes)
    while place < bytes.count {
      let start = place
      skipSpaces()
      switch peek {
      case nil, 0x0A, 0x0D, 0x23: try endLine()
      case 0x5B:
        let line = line
        let (keys, isElement) = try header()
        try endLine()
        try builder.open(keys, isElement: isElement, range: start..<place, line: line)
      default:
        let line = line
        let (keys, value, range) = try pair()
        try endLine()
        try builder.add(keys, value, at: range, in: start..<place, line: line)
      }
    }
    return builder
  }
}

// MARK: - Lines

extension TOMLReader {
  var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Returns whether these bytes come next.
  func sees(_ expected: [UInt8]) -> Bool { bytes[place...].starts(with: expected) }

  /// Skips spaces and tabs.
  mutating func skipSpaces() {
    while peek == 0x20 || peek == 0x09 { place += 1 }
  }

  /// Skips the end of a line, LF or CR LF, and returns whether there was one.
  mutating func skipNewline() -> Bool {
    let length = peek == 0x0A ? 1 : sees([0x0D, 0x0A]) ? 2 : 0
    place += length
    if length > 0 { line += 1 }
    return length > 0
  }

  /// Skips spaces, a comment and the end of the line.
  private mutating func endLine() throws(SettingsError) {
    skipSpaces()
    try skipComment()
    guard place < bytes.count, !skipNewline() else { return }
    throw .line(line, "the line should end here")
  }

  /// Skips a comment, if there is one, up to the end of its line.
  mutating func skipComment() throws(SettingsError) {
    guard peek == 0x23 else { return }
    while let byte = peek, byte != 0x0A, !sees([0x0D, 0x0A]) {
      if byte < 0x20, byte != 0x09 { throw .line(line, "a control character is in the comment") }
      place += 1
    }
  }

  /// Skips spaces, comments and ends of lines, as between the elements of a list.
  mutating func skipBlanks() throws(SettingsError) {
    repeat {
      skipSpaces()
      try skipComment()
    } while skipNewline()
  }
}

// MARK: - Keys

extension TOMLReader {
  private mutating func header() throws(SettingsError) -> ([String], isElement: Bool) {
    let isElement = sees([0x5B, 0x5B])
    let count = isElement ? 2 : 1
    place += count
    skipSpaces()
    let keys = try keys()
    guard sees(Array(repeating: 0x5D, count: count)) else {
      throw .line(line, "“\(isElement ? "]]" : "]")” is missing after the name of a table")
    }
    place += count
    return (keys, isElement)
  }

  /// Reads a key and its value.
  mutating func pair(depth: Int = 0) throws(SettingsError) -> ([String], TOMLValue, Range<Int>) {
    let keys = try keys()
    let name = SettingsPath(keys: keys).description
    guard peek == 0x3D else { throw .line(line, "“=” is missing after \(name)") }
    place += 1
    skipSpaces()
    guard let byte = peek, byte != 0x0A, byte != 0x0D, byte != 0x23 else {
      throw .line(line, key: name, "it has no value")
    }
    let first = place
    do throws(SettingsError) {
      let value = try value(depth: depth)
      return (keys, value, first..<place)
    } catch {
      guard case .line(let line, nil, let words) = error else { throw error }
      throw .line(line, key: name, words)
    }
  }

  /// Reads a key, or several with dots between, and the spaces after it.
  private mutating func keys() throws(SettingsError) -> [String] {
    var keys = [try key()]
    skipSpaces()
    while peek == 0x2E {
      place += 1
      skipSpaces()
      keys.append(try key())
      skipSpaces()
      if keys.count > Self.deepest { throw .line(line, "the key has too many dots") }
    }
    return keys
  }

  private mutating func key() throws(SettingsError) -> String {
    if sees([0x22, 0x22, 0x22]) || sees([0x27, 0x27, 0x27]) {
      throw .line(line, "a key can’t be in three quotes")
    }
    if let text = try lineString() { return text }
    let first = place
    while let byte = peek, Self.isBare(byte) { place += 1 }
    guard place > first else { throw .line(line, "the name of a setting is missing") }
    return String(decoding: bytes[first..<place], as: UTF8.self)
  }
}
