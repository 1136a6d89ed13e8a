import TOML
import Testing
import Texts

/// Lines, comments, encodings, and what is said of a mistake.
struct TOMLReaderTests {
  private static let valid = [
    ("", "{}"), ("\n", "{}"), ("\r\n", "{}"), (" ", "{}"), ("\t\n  \n", "{}"), ("\u{FEFF}", "{}"),
    ("# c", "{}"), ("#", "{}"), ("# c\n#\n\t# d\n", "{}"), ("# é 🔔\t[a]", "{}"),
    ("# \u{80}\u{2028}", "{}"),
    ("a = 1 # b = 2", "{ a = 1 }"), ("a = 1# b", "{ a = 1 }"), ("a = 1#", "{ a = 1 }"),
    ("# c\r\na = 1\r\n", "{ a = 1 }"),
    ("a = 1\n\n\nb = 2", "{ a = 1, b = 2 }"), ("a = 1\r\n\nb = 2\r\n", "{ a = 1, b = 2 }"),
    ("\u{FEFF}a = 1", "{ a = 1 }"),
    ("\u{FEFF}\n[a]", "{ a = {} }"), ("a = '# no' # c", "{ a = \"# no\" }"),
    ("[a] # c\n# d\nb = 1 # e", "{ a = { b = 1 } }"),
    ("a = 1 \t\n", "{ a = 1 }"), ("a = 1\r\n", "{ a = 1 }"),
  ]

  @Test("Blank lines and comments are skipped", arguments: valid)
  func read(_ text: String, _ value: String) throws {
    #expect(try reading(text) == value)
    #expect(try reading(text, accepting: []) == value)
  }

  private static let invalid = [
    ("# \u{0}", 1), ("# \u{1}", 1), ("# \u{1F}", 1), ("# \u{7F}", 1), ("\n# a\rb", 2), ("# a\r", 1),
    ("a = 1\rb = 2", 1),
    ("\r", 1), ("\ra = 1", 1), ("a = 1\r", 1), ("a = 1\n\u{0}", 2), ("a = 1\u{0}", 1), ("\u{C}", 1),
    ("\u{B}a = 1", 1), ("a\u{8}= 1", 1),
    ("a = 1\u{A0}", 1), ("\n\u{2028}a = 1", 2), ("a = 1\n\u{FEFF}b = 2", 2), ("a = 1 # c\u{C}", 1),
    ("a = [ # \u{7F}\n]", 1),
    ("a = 1 / b", 1), ("a = 1 // c", 1), ("; c", 1), ("// c", 1), ("!", 1), ("a = 1,", 1),
    ("a = 1;", 1), ("a = 1\n\n  b", 3),
  ]

  @Test("Other characters between values are refused at their line", arguments: invalid)
  func refused(_ text: String, _ line: Int) {
    #expect(mistake(in: text)?.place.line == line)
    #expect(mistake(in: text, accepting: [])?.place.line == line)
  }

  private static let encodings: [([UInt8], Int)] = [
    (Array("a = '".utf8) + [0xE9, 0x27], 1),
    (Array("\na = \"\"\"\n".utf8) + [0xFF, 0x22, 0x22, 0x22], 2),
    (Array("\n# ".utf8) + [0xE9], 2), (Array("a = [ # ".utf8) + [0xC3, 0x0A, 0x5D], 1),
    ([0xFF, 0xFE, 0x61, 0x00], 1),
    (Array("# ".utf8) + [0xED, 0xA0, 0x80], 1), (Array("# ".utf8) + [0xC0, 0x80], 1),
    (Array("# ".utf8) + [0xF4, 0x90, 0x80, 0x80], 1),
    (Array("'".utf8) + [0xE9] + Array("' = 1".utf8), 1), ([0x61, 0x3D, 0x31, 0x0A, 0xEF, 0xBB], 2),
    ([0xEF, 0xBB], 1),
  ]

  @Test("What isn't UTF-8 is refused at its line", arguments: encodings)
  func encoding(_ bytes: [UInt8], _ line: Int) {
    #expect {
      try TOMLDocument(bytes)
    } throws: { error in
      (error as? TOMLError)?.place.line == line
    }
  }

  @Test(
    "A mistake has its line, its column, its key and a sentence",
    arguments: [
      ("a = 1\nbé = 2", "line 2, column 2: “=” is missing after b"),
      ("'é' = 1 2", "line 1, column 9: the line should end here"),
      ("x = ['🔔' 'b']", "line 1, column 10: x: a comma or “]” is missing in a list"),
      (
        "x = { a.b = [1,\n  tower] }",
        "line 2, column 3: a.b: a value can’t be read; text goes in quotes"
      ),
      ("x = {a = 1, a = 2}", "line 1, column 13: x: a is there a second time"),
      ("[a]\n[b]\n  [ a ]", "line 3, column 5: a is there a second time"),
      (
        "a.b = 1\n  a.'c d'.e = 1\na.'c d' = 2",
        "line 3, column 3: a.\"c d\" is there a second time"
      ),
      ("a = 1\n[x]\n[a.b]", "line 3, column 2: a is a value, not a table"),
      ("x = [\n1,\n", "line 1, column 5: x: a bracket isn’t closed"),
      ("x = \"\"\"\na", "line 1, column 5: x: the quotes aren’t closed"),
      ("x = 'a\n'", "line 1, column 7: x: the quotes aren’t closed"),
      (
        "x = \"ab\\q\"",
        "line 1, column 8: x: “\\” can’t stand before that; write “\\\\” for a backslash"
      ),
      (
        "x = \"\\ud800\"",
        "line 1, column 6: x: “\\” should be followed by the number of a character"
      ),
      ("x = ", "line 1, column 5: x: it has no value"),
      ("[[a]", "line 1, column 4: “]]” is missing after the name of a table"),
      ("\u{FEFF}!", "line 1, column 1: a key is missing"),
      ("a = 1\r\n\t\u{1}", "line 2, column 2: a key is missing"),
    ])
  func words(_ text: String, _ words: String) {
    #expect(mistake(in: text)?.description == words)
  }
}
