import Settings
import TOML
import TestSupport
import Testing

struct SettingsTextTests {
  @Test(
    "Setting a key changes only its value",
    arguments: [
      ("", "sound = \"new\"\n"), ("# c", "# c\nsound = \"new\"\n"),
      ("sound = 'old'", "sound = \"new\""), ("sound='old'# c\nb = 2", "sound=\"new\"# c\nb = 2"),
      ("sound = 5 # c\r\n", "sound = \"new\" # c\r\n"),
      ("sound = [\n'a',\n]\nb = 1", "sound = \"new\"\nb = 1"),
      ("a = 1", "a = 1\nsound = \"new\"\n"),
      ("a = 1\r\nb = 2", "a = 1\r\nb = 2\r\nsound = \"new\"\r\n"),
      ("a = 1\n\n# about t\n[t]\nx = 1", "a = 1\nsound = \"new\"\n\n# about t\n[t]\nx = 1"),
      ("# about t\n[t]\nsound = 1", "sound = \"new\"\n\n# about t\n[t]\nsound = 1"),
      ("# top\n\n [t]\n", "# top\n\nsound = \"new\"\n\n [t]\n"),
      ("\u{FEFF}[t]", "\u{FEFF}sound = \"new\"\n\n[t]"),
      ("\u{FEFF}# c\n[t]", "\u{FEFF}sound = \"new\"\n\n# c\n[t]"),
      ("\u{FEFF}", "\u{FEFF}sound = \"new\"\n"),
    ])
  func setting(_ text: String, _ result: String) throws {
    let set = try SettingsText(text).setting("sound", to: "new")
    #expect(set.text == result)
    #expect(try set.setting("sound", to: "new") == set)
  }

  @Test("Any value that is set is read back", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = Self.text(of: 12, &generator)
    let texts = ["", "a = 1\n# c\n", "sound = 'x' # c\r\n[t]\nsound = 2\n", "[t]\r\nq = 1\r\n"]
    for text in texts {
      let set = try SettingsText(text).setting("sound", to: .string(value))
      #expect(try set.document().string("sound") == value)
      #expect(try set.setting("sound", to: .string(value)) == set)
      // All other lines remain, in order.
      let lines = set.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let others = text.utf8.split(separator: 0x0A).map { Array($0) }
        .filter { !$0.starts(with: "sound = 'x'".utf8) }
      var rest = lines[...]
      for line in others {
        let place = try #require(rest.firstIndex { $0.elementsEqual(line) }, "\(line) is gone")
        rest = rest[(place + 1)...]
      }
    }
  }

  @Test("A key set in random text is read back", arguments: 0..<300)
  func anyText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = SettingsText(Self.text(of: 60, &generator))
    let value = try? text.value(of: "sound")
    if let set = try? text.setting("sound", to: "a") {
      #expect(
        (try? set.value(of: "sound")) == "a", "\(text.text.debugDescription) had \(value as Any)")
    }
  }

  @Test("Invalid UTF-8 is rejected, in a comment as in a value")
  func otherCharset() throws {
    #expect(throws: SettingsError.line(2, "the comment isn’t UTF-8")) {
      try SettingsText(Array("a = 1\n# caf".utf8) + [0xE9, 0x0A]).document()
    }
    #expect(throws: SettingsError.line(1, key: "sound", "the text isn’t UTF-8")) {
      try SettingsText(Array("sound = '".utf8) + [0xE9, 0x27]).value(of: "sound")
    }
  }

  private static let pieces =
    Array(
      "abs=='''\"\"\"[]{}\\\n\r\t#.,:-_ 1é🔔\u{0}\u{7F}\u{FEFF}".unicodeScalars
    ).map { String($0) } + ["sound", "sound = 'x'\n", "\r\n", "[t]\n", "\\u00e9"]

  private static func text(of count: Int, _ generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
