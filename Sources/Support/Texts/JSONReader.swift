/// A JSON parser.
struct JSONReader {
  /// The text in UTF-8.
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// The maximum nesting depth.
  private static let deepest = 64

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Parses the whole text; returns `nil` if it isn't a single value.
  mutating func document() -> JSONValue? {
    guard let value = value() else { return nil }
    skipBlanks()
    return place == bytes.count ? value : nil
  }

  /// The next byte as a scalar, which it is if it is ASCII.
  private var next: Unicode.Scalar? {
    place < bytes.count ? Unicode.Scalar(bytes[place]) : nil
  }

  private mutating func skipBlanks() {
    while let next, next == " " || next == "\t" || next == "\n" || next == "\r" { place += 1 }
  }

  /// Skips blanks and an ASCII character, if it comes next; returns whether it did.
  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == scalar else { return false }
    place += 1
    return true
  }

  private mutating func takes(word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func value() -> JSONValue? {
    skipBlanks()
    switch next {
    case "{": return nested { $0.object() }
    case "[": return nested { $0.array() }
    case "\"": return text().map { .string($0) }
    case "t": return takes(word: "true") ? .boolean(true) : nil
    case "f": return takes(word: "false") ? .boolean(false) : nil
    case "n": return takes(word: "null") ? .null : nil
    default: return number()
    }
  }

  private mutating func nested(_ read: (inout Self) -> JSONValue?) -> JSONValue? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    place += 1
    return read(&self)
  }

  private mutating func array() -> JSONValue? {
    var elements: [JSONValue] = []
    if takes("]") { return .array(elements) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while takes(",")
    return takes("]") ? .array(elements) : nil
  }

  private mutating func object() -> JSONValue? {
    var members: [JSONValue.Member] = []
    if takes("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard next == "\"", let key = text(), takes(":"), let value = value() else { return nil }
      members.append(JSONValue.Member(key, value))
    } while takes(",")
    return takes("}") ? .object(members) : nil
  }
}

// MARK: - Numbers

extension JSONReader {
  private mutating func number() -> JSONValue? {
    let start = place
    if next == "-" { place += 1 }
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[place - whole] != UInt8(ascii: "0") else { return nil }
    if next == "." {
      place += 1
      guard digits() > 0 else { return nil }
    }
    if next == "e" || next == "E" {
      place += 1
      if next == "+" || next == "-" { place += 1 }
      guard digits() > 0 else { return nil }
    }
    return .number(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  /// Skips digits and returns their number.
  private mutating func digits() -> Int {
    let start = place
    while let next, ("0"..."9").contains(next) { place += 1 }
    return place - start
  }
}

// MARK: - Texts

extension JSONReader {
  private mutating func text() -> String? {
    place += 1
    var text: [UInt8] = []
    // The part without escapes that hasn't been added yet.
    var start = place
    while let scalar = next {
      place += 1
      switch scalar {
      case "\"":
        let rest = bytes[start..<place - 1]
        return String(decoding: text.isEmpty ? rest : (text + rest)[...], as: UTF8.self)
      case "\\":
        text += bytes[start..<place - 1]
        guard let escaped = escaped() else { return nil }
        text += String(escaped).utf8
        start = place
      case "\0"..<" ": return nil
      default: break
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    place += 1
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return unicode()
    default: return nil
    }
  }

  /// Parses the digits of `\u`, and a second escape if the first is half of a surrogate pair.
  private mutating func unicode() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), takes(word: "\\u"), let second = codeUnit(),
      (0xDC00..<0xE000).contains(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func codeUnit() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        return nil
      }
      unit = unit << 4 + UInt32(digit)
    }
    place += 4
    return unit
  }
}
