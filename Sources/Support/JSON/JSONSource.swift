internal import Texts

/// The bytes of a JSON text that have arrived but not been read.
struct JSONSource {
  private var bytes: [UInt8]
  var offset = 0
  /// The offset of the last token within the bytes.
  var start = 0
  /// Whether numbers may be too large for a `Double`, and unpaired surrogates are invalid.
  var isExact = false
  private let more: () -> [UInt8]
  private var isEnded = false
  /// The position of the first byte that isn't counted yet within the entire text.
  private var position = TextPlace()
  /// The offset of that byte.
  private var counted = 0

  /// The maximum number of bytes in a string or a number.
  private static let limit = 1 << 20

  init(_ bytes: [UInt8], more: @escaping () -> [UInt8]) {
    (self.bytes, self.more) = (bytes, more)
  }

  /// The last token as it is written.
  var tokenText: String { String(decoding: bytes[start..<offset], as: UTF8.self) }

  func error(_ reason: JSONError.Reason) -> JSONError {
    let position = position(of: offset)
    return JSONError(reason, line: position.line, column: position.column)
  }

  func position(of offset: Int) -> TextPlace {
    var position = position
    position.advance(over: bytes[counted..<max(counted, min(offset, bytes.count))])
    return position
  }

  /// Counts the bytes up to the last token.
  mutating func countLines() {
    position = position(of: start)
    counted = max(counted, min(start, bytes.count))
  }

  /// Removes a byte order mark; called before anything else is read.
  mutating func removeMark() {
    while bytes.count < 3, fill() {}
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
  }

  /// Advances past whitespace and returns the byte there; `nil` at the end of the text.
  mutating func peekPastBlanks() -> UInt8? {
    repeat {
      while offset < bytes.count {
        let byte = bytes[offset]
        guard Byte.isWhitespace(byte) else { return byte }
        offset += 1
      }
    } while fill()
    return nil
  }

  /// Discards the bytes already read and appends the next chunk; returns false at the end.
  private mutating func fill() -> Bool {
    guard !isEnded else { return false }
    let next = more()
    guard !next.isEmpty else {
      isEnded = true
      return false
    }
    position = position(of: offset)
    counted = 0
    start = max(0, start - offset)
    if offset == bytes.count { bytes = next } else { bytes = bytes[offset...] + next }
    offset = 0
    return true
  }

  /// Reads one of the literals `true`, `false` and `null`.
  mutating func word(_ word: String, _ token: JSONPull.Token) throws(JSONError) -> JSONPull.Token {
    let letters = Array(word.utf8)
    while bytes.count - offset < letters.count, fill() {}
    guard bytes[offset...].starts(with: letters) else { throw error(.expected("a value")) }
    offset += letters.count
    return token
  }
}

// MARK: - Numbers

extension JSONSource {
  /// Reads a number that begins here.
  mutating func number() throws(JSONError) -> Double {
    while true {
      var next = offset
      let value = NumberScanner.scan(bytes.span, at: &next, isStrict: true)
      // The number may continue in the next chunk.
      if next == bytes.count || value == nil && isNumberOpen {
        guard bytes.count - offset < Self.limit else { throw error(.tooLong(limit: Self.limit)) }
        if fill() { continue }
      }
      guard let value else {
        let first = bytes[offset]
        throw error(first == Byte.minus || Byte.isDigit(first) ? .badNumber : .expected("a value"))
      }
      guard value.isFinite || isExact else { throw error(.tooLarge) }
      offset = next
      return value
    }
  }

  /// Whether the rest of this chunk can be part of a number.
  private var isNumberOpen: Bool {
    bytes[offset...].allSatisfy { byte in
      Byte.isDigit(byte) || byte == Byte.minus || byte == Byte.plus || byte == Byte.point
        || Byte.lowercased(byte) == Byte.e
    }
  }

  /// Reads numbers that are preceded by a comma and followed by something in the same chunk.
  mutating func readSeparatedNumbers(into values: inout [Double]) {
    offset = offsetAfterNumbers(&values)
  }

  private func offsetAfterNumbers(_ values: inout [Double]) -> Int {
    let span = bytes.span
    var committed = offset
    while true {
      var next = committed
      while next < span.count, Byte.isWhitespace(span[next]) { next += 1 }
      guard next < span.count, span[next] == Byte.comma else { break }
      next += 1
      while next < span.count, Byte.isWhitespace(span[next]) { next += 1 }
      guard let value = NumberScanner.scan(span, at: &next, isStrict: true), next < span.count,
        value.isFinite
      else { break }
      values.append(value)
      committed = next
    }
    return committed
  }
}

// MARK: - Strings

extension JSONSource {
  /// Reads a string that begins here with its quotation mark.
  mutating func text() throws(JSONError) -> String {
    var length = 1
    var hasEscapes = false
    while true {
      while offset + length >= bytes.count {
        guard length < Self.limit else { throw error(.tooLong(limit: Self.limit)) }
        guard fill() else { throw error(.unexpectedEnd) }
      }
      let byte = bytes[offset + length]
      if byte == Byte.quote { break }
      guard byte >= Byte.space else {
        offset += length
        throw error(.badText)
      }
      hasEscapes = hasEscapes || byte == Byte.backslash
      length += byte == Byte.backslash ? 2 : 1
    }
    let content = bytes[(offset + 1)..<(offset + length)]
    guard hasEscapes else {
      offset += length + 1
      return String(decoding: content, as: UTF8.self)
    }
    guard let text = JSONEscapes.text(content, isExact: isExact) else { throw error(.badText) }
    offset += length + 1
    return text
  }
}
