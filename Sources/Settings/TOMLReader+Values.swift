extension TOMLReader {
  /// Reads a value of any kind.
  mutating func value(depth: Int) throws(SettingsError) -> TOMLValue {
    guard depth < Self.deepest else { throw .line(line, "the value is nested too deeply") }
    switch peek {
    case 0x22, 0x27: return .string(try string())
    case 0x5B: return try array(depth: depth)
    case 0x7B: return try table(depth: depth)
    default: return try word()
    }
  }

  private mutating func array(depth: Int) throws(SettingsError) -> TOMLValue {
    let first = line
    var elements: [TOMLValue] = []
    place += 1
    while true {
      try skipBlanks()
      if try closes(0x5D, since: first) { return .array(elements) }
      elements.append(try value(depth: depth + 1))
      try skipBlanks()
      if try closes(0x5D, since: first) { return .array(elements) }
      guard peek == 0x2C else { throw .line(line, "a comma or “]” is missing in a list") }
      place += 1
    }
  }

  private mutating func table(depth: Int) throws(SettingsError) -> TOMLValue {
    let first = line
    var members = InlineMembers()
    place += 1
    while true {
      try skipBlanks()
      if try closes(0x7D, since: first) { return .table(members.values) }
      let line = line
      let (keys, value, _) = try pair(depth: depth + 1)
      guard members.add(value, at: keys) else {
        throw .line(line, "\(SettingsPath(keys: keys)) is there a second time")
      }
      try skipBlanks()
      if try closes(0x7D, since: first) { return .table(members.values) }
      guard peek == 0x2C else { throw .line(self.line, "a comma or “}” is missing in a table") }
      place += 1
    }
  }

  /// Skips a closing bracket and returns whether there was one; the end of the text is an error.
  private mutating func closes(_ bracket: UInt8, since first: Int) throws(SettingsError) -> Bool {
    guard let byte = peek else { throw .line(first, "a bracket isn’t closed") }
    if byte == bracket { place += 1 }
    return byte == bracket
  }

  /// Reads a number, a date or a boolean; a date may have a space before its time.
  private mutating func word() throws(SettingsError) -> TOMLValue {
    let first = place
    skipWord()
    let isDate = place - first == 10 && bytes[first + 4] == 0x2D
    if isDate, peek == 0x20, place + 1 < bytes.count, 0x30...0x39 ~= bytes[place + 1] {
      place += 1
      skipWord()
    }
    let text = String(decoding: bytes[first..<place], as: UTF8.self)
    guard let value = TOMLWord.value(of: text) else {
      throw .line(line, "a value can’t be read; text goes in quotes")
    }
    return value
  }

  private mutating func skipWord() {
    while let byte = peek, Self.isBare(byte) || byte == 0x2B || byte == 0x2E || byte == 0x3A {
      place += 1
    }
  }
}

/// The keys of an inline table while it is read: each may be set once, and dotted keys may only
/// extend tables that dotted keys created.
private struct InlineMembers {
  private enum Member {
    case value(TOMLValue)
    case dotted(InlineMembers)
  }

  private var members: [String: Member] = [:]

  var values: [String: TOMLValue] {
    members.mapValues { member in
      switch member {
      case .value(let value): value
      case .dotted(let inner): .table(inner.values)
      }
    }
  }

  /// Adds a value and returns whether its place was free.
  mutating func add(_ value: TOMLValue, at keys: some Collection<String>) -> Bool {
    guard let key = keys.first else { return false }
    let rest = keys.dropFirst()
    guard !rest.isEmpty else { return members.updateValue(.value(value), forKey: key) == nil }
    // It is taken out to be changed in place.
    guard case .dotted(var inner) = members.removeValue(forKey: key) ?? .dotted(InlineMembers()),
      inner.add(value, at: Array(rest))
    else { return false }
    members[key] = .dotted(inner)
    return true
  }
}
