internal import Texts

/// A pull parser for JSON that reads bytes in chunks.
///
/// It holds one chunk and the unread end of the previous one. Each token is returned as soon as it
/// is read, so an error may come after tokens of the same text.
package struct JSONPull {
  package enum Token: Hashable, Sendable {
    case beginObject, endObject, beginArray, endArray
    /// The name of a member; the next token is its value or the start of it.
    case key(String)
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
    /// The end of the text.
    case end
  }

  /// What is allowed next.
  private enum Expectation {
    case value, valueOrEnd, keyOrEnd, separatorOrEnd, documentEnd
  }

  var source: JSONSource
  private var expectation = Expectation.value
  /// For each open array or object, whether it is an object.
  private var isObject: [Bool] = []
  private let deepest: Int
  private let isSequence: Bool
  private var hasBegun = false

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - bytes: The text, or its beginning.
  ///   - deepest: The maximum nesting depth of arrays and objects.
  ///   - isSequence: Whether values may follow each other, as in JSON Lines.
  ///   - more: Returns the next bytes, empty at the end; called when all others have been read.
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

  /// Counts the lines up to the last token, from which ``tokenPlace`` then counts on.
  package mutating func countLines() { source.countLines() }

  /// The line and the column, both from 1, at which the last token begins.
  ///
  /// - Complexity: O(bytes of the chunk that aren't counted yet), so use it only for errors.
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
  /// Reads the rest of the open array, including its end, and appends its numbers.
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
}
