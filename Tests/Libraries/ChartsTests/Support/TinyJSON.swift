import Charts

/// A minimal JSON reader for the tests, without validation or surrogate pairs.
struct TinyJSON {
  private let bytes: [UInt8]
  private var place = 0

  static func value(of text: String) -> ContestValue {
    var reader = TinyJSON(bytes: Array(text.utf8))
    return reader.value()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: Character { Character(Unicode.Scalar(bytes[place])) }

  private mutating func skipBlanks() {
    while place < bytes.count, " \n\r\t,:".contains(next) { place += 1 }
  }

  private mutating func value() -> ContestValue {
    skipBlanks()
    switch next {
    case "{": return .object(list("}") { .init($0.text(), $0.value()) })
    case "[": return .array(list("]") { $0.value() })
    case "\"": return .string(text())
    case "t", "f", "n": return word()
    default: return number()
    }
  }

  private mutating func list<Element>(
    _ end: Character, _ element: (inout Self) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    place += 1
    skipBlanks()
    while next != end {
      elements.append(element(&self))
      skipBlanks()
    }
    place += 1
    return elements
  }

  private mutating func word() -> ContestValue {
    let first = next
    place += first == "f" ? 5 : 4
    return first == "n" ? .null : .boolean(first == "t")
  }

  private mutating func number() -> ContestValue {
    let start = place
    while place < bytes.count, "+-.eE0123456789".contains(next) { place += 1 }
    return .number(Double(String(decoding: bytes[start..<place], as: UTF8.self)) ?? .nan)
  }

  private mutating func text() -> String {
    var result: [UInt8] = []
    skipBlanks()
    place += 1
    while next != "\"" {
      if next == "\\" { result += escape() } else { result.append(bytes[place]) }
      place += 1
    }
    place += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escape() -> [UInt8] {
    place += 1
    switch next {
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "u":
      let code = UInt32(String(decoding: bytes[place + 1...place + 4], as: UTF8.self), radix: 16)
      place += 4
      return Array(String(code.flatMap(Unicode.Scalar.init).map(Character.init) ?? "?").utf8)
    default: return [bytes[place]]
    }
  }
}
