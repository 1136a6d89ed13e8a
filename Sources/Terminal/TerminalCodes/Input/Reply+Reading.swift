/// Parses the replies of terminals strictly, because the bytes are untrusted.
extension Reply {
  init?(_ sequence: ControlSequence) {
    let numbers = sequence.numbers
    guard !numbers.contains(where: { $0 < 0 }) else { return nil }
    switch (sequence.mark, sequence.intermediates, sequence.final) {
    case ("?", "", "c"): self = .deviceAttributes(numbers)
    case ("?", "", "S"):
      guard let reply = Self.graphicsAttribute(numbers) else { return nil }
      self = reply
    case ("?", "$", "y"):
      guard numbers.count == 2, (0...4).contains(numbers[1]) else { return nil }
      self = .mode(numbers[0], state: numbers[1])
    case ("?", "", "u"):
      guard numbers.count == 1 else { return nil }
      self = .keyboardFlags(numbers[0])
    case (nil, "", "t") where numbers.count == 3 && numbers[0] == 6:
      self = .cellSize(width: numbers[2], height: numbers[1])
    case (nil, "", "t") where numbers.count == 3 && numbers[0] == 4:
      self = .textAreaSize(width: numbers[2], height: numbers[1])
    case (nil, "", "R") where numbers.count == 2 && numbers[0] > 0 && numbers[1] > 0:
      self = .cursorPosition(row: numbers[0], column: numbers[1])
    default: return nil
    }
  }

  /// Parses the content of a string sequence; `introducer` is the byte after its ESC.
  init?(string content: [UInt8], introducer: UInt8) {
    let text = String(decoding: content, as: UTF8.self)
    let reply: Reply? =
      switch introducer {
      case UInt8(ascii: "]"): Self.color(text)
      case UInt8(ascii: "P"): Self.name(text)
      case UInt8(ascii: "_"): Self.pictureAnswer(text)
      default: nil
      }
    guard let reply else { return nil }
    self = reply
  }

  /// Parses `11;rgb:RRRR/GGGG/BBBB` with one to four digits each (XParseColor).
  private static func color(_ text: String) -> Reply? {
    let prefix = ["11;rgb:", "11;rgba:"].first { text.hasPrefix($0) }
    guard let prefix else { return nil }
    let parts = text.dropFirst(prefix.count).split(separator: "/").prefix(3).compactMap {
      digits -> UInt8? in
      guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
        let value = Int(digits, radix: 16)
      else { return nil }
      let largest = 1 << (4 * digits.count) - 1
      return UInt8((value * 255 + largest / 2) / largest)
    }
    guard parts.count == 3 else { return nil }
    return .background(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// Parses `1;0;COLORS` and `2;0;WIDTH;HEIGHT` (XTSMGRAPHICS); the 0 means success.
  private static func graphicsAttribute(_ numbers: [Int]) -> Reply? {
    guard numbers.count >= 3, numbers[1] == 0 else { return nil }
    switch (numbers[0], numbers.count) {
    case (1, 3) where (2...65_536).contains(numbers[2]): return .sixelRegisters(numbers[2])
    case (2, 4) where (1...100_000).contains(numbers[2]) && (1...100_000).contains(numbers[3]):
      return .sixelGeometry(width: numbers[2], height: numbers[3])
    default: return nil
    }
  }

  /// Parses `>|NAME` (XTVERSION), keeping only printable characters up to a limit.
  private static func name(_ text: String) -> Reply? {
    guard text.hasPrefix(">|") else { return nil }
    let name = text.unicodeScalars.dropFirst(2).filter { (0x20...0x7E).contains($0.value) }
    return .version(String(String.UnicodeScalarView(name.prefix(100))))
  }

  /// Parses `GKEYS;WORD`; the word is OK or an error.
  private static func pictureAnswer(_ text: String) -> Reply? {
    guard text.hasPrefix("G"), let end = text.firstIndex(of: ";") else { return nil }
    let keys = text[..<end].dropFirst().split(separator: ",")
    guard let id = keys.first(where: { $0.hasPrefix("i=") }).flatMap({ UInt32($0.dropFirst(2)) })
    else { return nil }
    return .kittyGraphics(ok: text[end...] == ";OK", id: id)
  }
}
