extension JSONValue {
  /// Parses text; `nil` if it isn't valid JSON, or is nested more than 64 levels deep.
  package init?(_ text: String) {
    guard let value = try? JSONValue(reading: Array(text.utf8)) else { return nil }
    self = value
  }

  /// Parses bytes of UTF-8.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    var json = JSONPull(bytes)
    json.source.isExact = true
    self = try json.value(try json.next())
    // Anything but the end is an error.
    _ = try json.next()
  }
}

extension JSONPull {
  /// Reads the rest of a value whose first token was the last one read.
  package mutating func value(_ token: Token) throws(JSONError) -> JSONValue {
    switch token {
    case .beginObject: return .object(try members())
    case .beginArray: return .array(try elements())
    case .string(let text): return .string(text)
    case .number: return .number(source.tokenText)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .null: return .null
    case .key, .endObject, .endArray, .end: throw source.error(.expected("a value"))
    }
  }

  private mutating func members() throws(JSONError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    while case .key(let key) = try next() {
      members.append(JSONValue.Member(key, try value(try next())))
    }
    return members
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    while true {
      let token = try next()
      if token == .endArray { return elements }
      elements.append(try value(token))
    }
  }
}
