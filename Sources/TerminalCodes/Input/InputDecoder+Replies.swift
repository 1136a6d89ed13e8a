/// What terminals answer, read with suspicion: it may come from anywhere.
extension InputDecoder {
  /// Reads `11;rgb:RRRR/GGGG/BBBB` with one to four digits each (XParseColor).
  static func background(_ text: String) -> InputEvent? {
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
    return .reply(.background(red: parts[0], green: parts[1], blue: parts[2]))
  }

  /// Reads `1;0;COLOURS` and `2;0;WIDTH;HEIGHT` (XTSMGRAPHICS); the 0 says that all went well.
  static func graphicsAttribute(_ numbers: [Int]) -> InputEvent? {
    guard numbers.count >= 3, numbers[1] == 0 else { return nil }
    switch (numbers[0], numbers.count) {
    case (1, 3) where (2...65_536).contains(numbers[2]):
      return .reply(.sixelRegisters(numbers[2]))
    case (2, 4) where (1...100_000).contains(numbers[2]) && (1...100_000).contains(numbers[3]):
      return .reply(.sixelGeometry(width: numbers[2], height: numbers[3]))
    default: return nil
    }
  }

  /// Reads `?MODE;STATE$` (DECRPM).
  static func modeReport(_ content: ArraySlice<UInt8>) -> InputEvent? {
    guard content.last == 0x24 else { return nil }
    let numbers = content.dropFirst().dropLast().split(separator: 0x3B).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 2, numbers[0] >= 0, (0...4).contains(numbers[1]) else { return nil }
    return .reply(.mode(numbers[0], state: numbers[1]))
  }

  /// Reads `>|NAME` (XTVERSION); of the name only what can be shown, and not too much.
  static func version(_ text: String) -> InputEvent? {
    guard text.hasPrefix(">|") else { return nil }
    let name = text.unicodeScalars.dropFirst(2).filter { (0x20...0x7E).contains($0.value) }
    return .reply(.version(String(String.UnicodeScalarView(name.prefix(100)))))
  }

  /// Reads `GKEYS;WORD`: the word is OK, or tells what went wrong.
  static func kittyGraphics(_ text: String) -> InputEvent? {
    guard text.hasPrefix("G"), let end = text.firstIndex(of: ";") else { return nil }
    let keys = text[..<end].dropFirst().split(separator: ",")
    guard let id = keys.first(where: { $0.hasPrefix("i=") }).flatMap({ UInt32($0.dropFirst(2)) })
    else { return nil }
    return .reply(.kittyGraphics(ok: text[end...] == ";OK", id: id))
  }
}
