/// A value and its location.
struct TOMLNode {
  var value: TOMLValue
  var span: TOMLSpan
}

extension TOMLReader {
  /// Reads a value of any kind.
  mutating func value(depth: Int) throws(TOMLError) -> TOMLNode {
    guard depth < Self.deepest else { throw error("the value is nested too deeply") }
    let first = offset
    let value: TOMLValue
    switch peek {
    case 0x22, 0x27: value = .string(try string())
    case 0x5B: return try array(depth: depth)
    case 0x7B: return try table(depth: depth)
    default: value = try word()
    }
    return TOMLNode(value: value, span: TOMLSpan(value: first..<offset))
  }

  private mutating func array(depth: Int) throws(TOMLError) -> TOMLNode {
    let first = offset
    var elements: [TOMLValue] = []
    var spans: [TOMLSpan] = []
    offset += 1
    while true {
      try skipBlanks()
      if try closes(0x5D, since: first) { break }
      let element = try value(depth: depth + 1)
      elements.append(element.value)
      spans.append(element.span)
      try skipBlanks()
      if try closes(0x5D, since: first) { break }
      guard peek == 0x2C else { throw error("a comma or “]” is missing in a list") }
      offset += 1
    }
    let span = TOMLSpan(value: first..<offset, elements: spans)
    return TOMLNode(value: .array(elements), span: span)
  }

  private mutating func table(depth: Int) throws(TOMLError) -> TOMLNode {
    let first = offset
    var table = TOMLInlineTable()
    var hasComma = false
    offset += 1
    while true {
      try skipTableBlanks()
      let start = offset
      if try closes(0x7D, since: first) {
        guard !hasComma || additions.contains(.version1_1) else {
          throw error("a key is missing after the comma", at: start)
        }
        break
      }
      let (keys, member) = try pair(depth: depth + 1)
      guard table.add(member, at: keys[...]) else {
        let path = TOMLPath(keys: keys.map(\.name))
        throw error("\(path) is there a second time", at: start)
      }
      try skipTableBlanks()
      if try closes(0x7D, since: first) { break }
      guard peek == 0x2C else { throw error("a comma or “}” is missing in a table") }
      offset += 1
      hasComma = true
    }
    var node = table.node
    node.span.value = first..<offset
    return node
  }

  /// Skips what may stand between the members of an inline table.
  private mutating func skipTableBlanks() throws(TOMLError) {
    guard !additions.contains(.version1_1) else { return try skipBlanks() }
    skipSpaces()
  }

  /// Skips a closing bracket and returns whether there was one; the end of the text is an error.
  private mutating func closes(_ bracket: UInt8, since first: Int) throws(TOMLError) -> Bool {
    guard let byte = peek else { throw error("a bracket isn’t closed", at: first) }
    if byte == bracket { offset += 1 }
    return byte == bracket
  }

  /// Reads a number, a date or a boolean; a date may have a space before its time.
  private mutating func word() throws(TOMLError) -> TOMLValue {
    let first = offset
    skipWord()
    let isDate = offset - first == 10 && bytes[first + 4] == 0x2D
    if isDate, peek == 0x20, offset + 1 < bytes.count, 0x30...0x39 ~= bytes[offset + 1] {
      offset += 1
      skipWord()
    }
    let word = bytes[first..<offset]
    if let value = TOMLWord.value(of: word, accepting: additions) { return value }
    throw error(TOMLWord.refusal(of: word), at: first)
  }

  private mutating func skipWord() {
    while let byte = peek, Self.isBare(byte) || byte == 0x2B || byte == 0x2E || byte == 0x3A {
      offset += 1
    }
  }
}
