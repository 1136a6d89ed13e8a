/// Reads JSON token by token, from bytes that may arrive in pieces.
///
/// It holds one piece and the unread end of the one before. Each token is returned as soon as it is
/// read, so an error may follow tokens of the same text.
package struct JSONPull {
  package enum Token: Hashable, Sendable {
    case beginObject, endObject, beginArray, endArray
    /// The name of a member, whose value is the next token or begins with it.
    case key(String)
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
    /// The text ends here.
    case end
  }

  /// What may come next.
  private enum Expectation {
    case value, valueOrEnd, keyOrEnd, separatorOrEnd, documentEnd
  }

  var source: JSONSource
  private var expectation = Expectation.value
  /// Whether each open array or object is an object.
  private var isObject: [Bool] = []
  private let deepest: Int
  private let isSequence: Bool
  private var hasBegun = false

  /// Creates a reader of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text or its beginning.
  ///   - deepest: The greatest depth of nested arrays and objects.
  ///   - isSequence: Whether values may follow each other, as in JSON lines.
  ///   - more: Returns the next bytes, none at the end; called when all others are read.
  package init(
    _ bytes: [UInt8] = [], deepest: Int = 64, isSequence: Bool = false,
    more: @escaping () -> [UInt8] = { [] }
  ) {
    source = JSONSource(bytes, more: more)
    self.deepest = deepest
    self.isSequence = isSequence
  }

  /// Reads the next token.
  package mutating func next() throws(JSONError) -> Token {
    if !hasBegun {
      hasBegun = true
      source.removeMark()
    }
    guard let byte = source.peekPastBlanks() else { return try end() }
    source.start = source.offset
    switch expectation {
    case .documentEnd:
      guard isSequence else { throw source.error(.expected("the end of the text")) }
      return try value(byte)
    case .value: return try value(byte)
    case .valueOrEnd: return byte == Byte.closeBracket ? close(.endArray) : try value(byte)
    case .keyOrEnd: return byte == Byte.closeBrace ? close(.endObject) : try key(byte)
    case .separatorOrEnd: return try separated(byte)
    }
  }

  /// The line and the character in it, both from 1, where the last token begins.
  ///
  /// - Complexity: O(bytes of the piece), so ask only for an error.
  package var tokenPlace: (line: Int, column: Int) {
    let position = source.position(of: source.start)
    return (position.line, position.column)
  }

  private func end() throws(JSONError) -> Token {
    guard expectation == .documentEnd || isSequence && isObject.isEmpty else {
      throw source.error(.unexpectedEnd)
    }
    return .end
  }

  private mutating func separated(_ byte: UInt8) throws(JSONError) -> Token {
    let isObject = isObject.last == true
    if byte == (isObject ? Byte.closeBrace : Byte.closeBracket) {
      return close(isObject ? .endObject : .endArray)
    }
    guard byte == Byte.comma else {
      throw source.error(.expected(isObject ? "a comma or “}”" : "a comma or “]”"))
    }
    source.offset += 1
    guard let next = source.peekPastBlanks() else { throw source.error(.unexpectedEnd) }
    source.start = source.offset
    return isObject ? try key(next) : try value(next)
  }

  private mutating func key(_ byte: UInt8) throws(JSONError) -> Token {
    guard byte == Byte.quote else { throw source.error(.expected("a name in quotation marks")) }
    let name = try source.text()
    guard source.peekPastBlanks() == Byte.colon else { throw source.error(.expected("a colon")) }
    source.offset += 1
    expectation = .value
    return .key(name)
  }

  private mutating func value(_ byte: UInt8) throws(JSONError) -> Token {
    switch byte {
    case Byte.openBrace: return try open(isObject: true)
    case Byte.openBracket: return try open(isObject: false)
    default: break
    }
    let token: Token =
      switch byte {
      case Byte.quote: .string(try source.text())
      case 0x74: try source.word("true", .boolean(true))
      case 0x66: try source.word("false", .boolean(false))
      case 0x6E: try source.word("null", .null)
      default: .number(try source.number())
      }
    finishValue()
    return token
  }

  private mutating func open(isObject: Bool) throws(JSONError) -> Token {
    guard self.isObject.count < deepest else { throw source.error(.tooDeep(limit: deepest)) }
    source.offset += 1
    self.isObject.append(isObject)
    expectation = isObject ? .keyOrEnd : .valueOrEnd
    return isObject ? .beginObject : .beginArray
  }

  private mutating func close(_ token: Token) -> Token {
    source.offset += 1
    isObject.removeLast()
    finishValue()
    return token
  }

  private mutating func finishValue() {
    expectation = isObject.isEmpty ? .documentEnd : .separatorOrEnd
  }
}

// MARK: - Whole values

extension JSONPull {
  /// Reads the rest of the array that is open, up to its end, and appends its numbers.
  ///
  /// Each `null` becomes NaN; anything else is an error.
  package mutating func readNumbers(into values: inout [Double]) throws(JSONError) {
    while true {
      if isObject.last == false {
        if expectation == .separatorOrEnd {
          source.readSeparatedNumbers(into: &values)
        } else if expectation == .valueOrEnd, let first = source.peekPastBlanks(),
          first == Byte.minus || Byte.isDigit(first)
        {
          values.append(try source.number())
          expectation = .separatorOrEnd
          continue
        }
      }
      switch try next() {
      case .number(let value): values.append(value)
      case .null: values.append(.nan)
      case .endArray: return
      default: throw source.error(.notOnlyNumbers)
      }
    }
  }

  /// Skips the next value; after a key, its value.
  package mutating func skipValue() throws(JSONError) {
    let depth = isObject.count
    repeat {
      let token = try next()
      if token == .end { throw source.error(.unexpectedEnd) }
    } while isObject.count > depth || expectation == .value
  }
}
