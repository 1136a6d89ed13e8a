/// Reads TOML 1.0 with the accepted additions, and records the location of everything.
///
/// Keys that are the same text to Unicode are the same key, whatever their scalars are.
struct TOMLReader {
  let bytes: [UInt8]
  let additions: TOMLAdditions
  let lines: TOMLLines
  /// The offset of the next byte.
  var offset: Int

  /// The limit of keys in a path, and of lists and tables in one another.
  static let deepest = 64
  /// The limit of bytes.
  static let longest = 1 << 22

  /// Creates a reader at the start of a text, after a byte order mark.
  init(_ bytes: [UInt8], accepting additions: TOMLAdditions) {
    self.bytes = bytes
    self.additions = additions
    offset = TOMLDocument.start(of: bytes)
    lines = TOMLLines(bytes, from: offset)
  }

  /// Returns whether a byte may stand in a key without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
    default: false
    }
  }

  /// Reads the whole text.
  mutating func document() throws(TOMLError) -> TOMLDocument {
    guard bytes.count <= Self.longest else {
      throw TOMLError(lines.place(at: offset), "the text has more than \(Self.longest >> 20) MiB")
    }
    var document = TOMLDocument(bytes, lines)
    while offset < bytes.count {
      let start = offset
      skipSpaces()
      switch peek {
      case nil, 0x0A, 0x0D, 0x23: try endLine()
      case 0x5B:
        let (keys, isElement) = try header()
        try endLine()
        try document.open(keys, isElement: isElement, header: start..<offset)
      default:
        let (keys, node) = try pair(depth: 0)
        try endLine()
        try document.add(node, at: keys, lines: start..<offset)
      }
    }
    return document
  }

  /// Returns an error at the next byte, or at another one.
  func error(_ words: String, at offset: Int? = nil) -> TOMLError {
    TOMLError(lines.place(at: offset ?? self.offset), words)
  }
}

// MARK: - Lines

extension TOMLReader {
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns whether these bytes come next.
  func sees(_ expected: [UInt8]) -> Bool { bytes[offset...].starts(with: expected) }

  /// Skips spaces and tabs.
  mutating func skipSpaces() {
    while peek == 0x20 || peek == 0x09 { offset += 1 }
  }

  /// Skips the end of a line, LF or CR LF, and returns whether there was one.
  mutating func skipNewline() -> Bool {
    let length = peek == 0x0A ? 1 : sees([0x0D, 0x0A]) ? 2 : 0
    offset += length
    return length > 0
  }

  /// Skips spaces, a comment and the end of the line.
  private mutating func endLine() throws(TOMLError) {
    skipSpaces()
    try skipComment()
    guard offset < bytes.count, !skipNewline() else { return }
    throw error("the line should end here")
  }

  /// Skips a comment, if there is one, up to the end of its line.
  private mutating func skipComment() throws(TOMLError) {
    guard peek == 0x23 else { return }
    let first = offset
    while let byte = peek, byte != 0x0A, byte != 0x0D || !sees([0x0D, 0x0A]) {
      guard byte >= 0x20 && byte != 0x7F || byte == 0x09 else {
        throw error("a control character is in the comment")
      }
      offset += 1
    }
    guard String(validating: bytes[first..<offset], as: UTF8.self) != nil else {
      throw error("the comment isn’t UTF-8", at: first)
    }
  }

  /// Skips spaces, comments and ends of lines, as between the elements of a list.
  mutating func skipBlanks() throws(TOMLError) {
    repeat {
      skipSpaces()
      try skipComment()
    } while skipNewline()
  }
}

// MARK: - Keys

/// One part of a dotted key, and where it is.
struct TOMLKey {
  var name: String
  var range: Range<Int>
}

extension TOMLReader {
  private mutating func header() throws(TOMLError) -> ([TOMLKey], isElement: Bool) {
    let isElement = sees([0x5B, 0x5B])
    let count = isElement ? 2 : 1
    offset += count
    skipSpaces()
    let keys = try keys()
    guard sees(Array(repeating: 0x5D, count: count)) else {
      throw error("“\(isElement ? "]]" : "]")” is missing after the name of a table")
    }
    offset += count
    return (keys, isElement)
  }

  /// Reads a key and its value.
  mutating func pair(depth: Int) throws(TOMLError) -> ([TOMLKey], TOMLNode) {
    let keys = try keys()
    var name: String { TOMLPath(keys: keys.map(\.name)).description }
    guard peek == 0x3D else { throw error("“=” is missing after \(name)") }
    offset += 1
    skipSpaces()
    do throws(TOMLError) {
      guard let byte = peek, byte != 0x0A, byte != 0x0D, byte != 0x23 else {
        throw error("it has no value")
      }
      var node = try value(depth: depth + keys.count - 1)
      node.span.key = keys.last?.range
      return (keys, node)
    } catch {
      var error = error
      error.key = error.key ?? name
      throw error
    }
  }

  /// Reads a key, or several with dots between, and the spaces after it.
  private mutating func keys() throws(TOMLError) -> [TOMLKey] {
    var keys = [try key()]
    skipSpaces()
    while peek == 0x2E {
      offset += 1
      skipSpaces()
      keys.append(try key())
      skipSpaces()
      if keys.count > Self.deepest { throw error("the key has too many dots") }
    }
    return keys
  }

  private mutating func key() throws(TOMLError) -> TOMLKey {
    if sees([0x22, 0x22, 0x22]) || sees([0x27, 0x27, 0x27]) {
      throw error("a key can’t be in three quotes")
    }
    let first = offset
    if let text = try lineString() { return TOMLKey(name: text, range: first..<offset) }
    while let byte = peek, Self.isBare(byte) { offset += 1 }
    guard offset > first else { throw error("a key is missing") }
    let text = String(decoding: bytes[first..<offset], as: UTF8.self)
    return TOMLKey(name: text, range: first..<offset)
  }
}
