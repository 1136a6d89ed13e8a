/// What must not come to the TOML library.
///
/// It ends the program over a table that doesn't begin with a name, and over a list in which a brace
/// or a line break of Unicode's stands for a value, by assertions that hold in release builds too.
/// No scene needs such text.
struct SceneHazard: Hashable {
  /// The line, from 1.
  var line: Int
  /// What is wrong there.
  var words: String

  /// Finds the first one in a scene, if there is any.
  init?(in text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      // A mark of the byte order may stand before the first line.
      let bare = line.drop { Self.isSpace($0) || [0xEF, 0xBB, 0xBF].contains($0) }
      guard bare.first != UInt8(ascii: "#"), let words = Self.words(on: bare) else { continue }
      (self.line, self.words) = (index + 1, words)
      return
    }
    return nil
  }

  private static func words(on line: Substring.UTF8View) -> String? {
    if lacksName(line) { return "a table needs its name, such as [[layer]]" }
    if line.contains(UInt8(ascii: "}")) { return "a scene has no braces" }
    let hasBreak = Substring(line).unicodeScalars.contains {
      ["\u{85}", "\u{2028}", "\u{2029}"].contains($0)
    }
    return hasBreak ? "this kind of line break isn’t TOML’s" : nil
  }

  private static func lacksName(_ line: Substring.UTF8View) -> Bool {
    guard line.first == UInt8(ascii: "[") else { return false }
    var rest = line.dropFirst().drop(while: isSpace)
    if rest.first == UInt8(ascii: "[") { rest = rest.dropFirst().drop(while: isSpace) }
    guard let first = rest.first else { return true }
    return !beginsName(first) && first != UInt8(ascii: "]")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a key can begin so, with quotes or without.
  private static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_\"'".utf8.contains(byte)
    }
  }
}
