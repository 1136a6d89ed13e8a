import Settings
import TestSupport
import Testing

struct TOMLReaderTests {
  private static let valid: [(String, TOMLValue)] = [
    ("+99", 99), ("-17", .integer(-17)), ("0", 0), ("-0", 0), ("1_000", 1000),
    ("0xDEAD_beef", 0xDEAD_BEEF), ("0o755", 0o755), ("0b1101", 13),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("1.0", 1.0), ("-0.01", .float(-0.01)), ("5e+22", 5e22), ("1e06", 1e6),
    ("-2E-2", .float(-0.02)), ("6.626e-34", 6.626e-34), ("224_617.445_991", 224_617.445_991),
    ("inf", .float(.infinity)), ("-inf", .float(-.infinity)), ("true", true), ("false", false),
    ("1979-05-27T07:32:00Z", .date("1979-05-27T07:32:00Z")),
    ("1979-05-27 07:32:00.999-07:00", .date("1979-05-27 07:32:00.999-07:00")),
    ("2024-02-29", .date("2024-02-29")), ("07:32:00", .date("07:32:00")),
    ("[]", []), ("[1, 'a', [2,],]", [1, "a", [2]]), ("[ # c\n1 # d\n, 2\n]", [1, 2]),
    ("{}", .table([:])),
    ("{a.b = 1, 'c d' = [{}]}", .table(["a": .table(["b": 1]), "c d": [.table([:])]])),
    ("{a.b = 1, a.c = 2}", .table(["a": .table(["b": 1, "c": 2])])),
    ("\"\"\"\na\n  b\"\"\"", "a\n  b"), ("\"\"\"a \\\n\n   b\"\"\"", "a b"),
    ("'''\r\na\\'''", "a\\"), ("\"\"\"\"a\"\"\"\"\"", "\"a\"\""), ("'a\tb'", "a\tb"),
    ("''", ""), ("\"\"", ""), ("''''''", ""),
  ]

  @Test("Values of all types are read, and read again as they are written", arguments: valid)
  func values(_ text: String, _ value: TOMLValue) throws {
    #expect(try SettingsText("a = \(text) # c\n").value(of: "a") == value)
    #expect(try SettingsText("[t]\r\na = \(text)").value(of: "t.a") == value)
    #expect(try SettingsText("a = \(value)").value(of: "a") == value)
  }

  private static let invalid = [
    "01", "-01", "1__0", "_1", "1_", "+0x1", "0x", "0xG", "0b2", "0o8", "1.", ".5", "1.e2", "1e",
    "03.1", "1._5", "9223372036854775808", "True", "infinity", "+true", "tower", "2023-02-29",
    "2023-13-01", "2023-00-01", "24:00:00", "07:60:00", "07:32:", "7:32:00", "07:32:00.",
    "1979-05-27T", "1979-05-27T07:32:00+0700", "[1 2]", "[,]", "[1,,2]", "[1", "{", "{a = 1",
    "{a = 1 b = 2}", "{, a = 1}", "{a = 1, a = 2}", "{a = {b = 1}, a.c = 2}", "{a.b = 1, a = 2}",
    "\"a", "'a", "\"\"\"a", "'''a", "\"\\q\"", "\"\\ud800\"", "\"\\u12\"", "\"a\u{1}b\"",
    "'a\u{7F}'", "'a\r'", "1 2", "\"a\" \"b\"", "", "-", "+", "1e+", "-.1", "e1",
  ]

  @Test("What isn't a value is refused", arguments: invalid)
  func refused(_ text: String) {
    #expect(throws: SettingsError.self) { try SettingsText("a = \(text)\n").document() }
    #expect(throws: SettingsError.self) { try SettingsText("a = \(text)").document() }
  }

  @Test(
    "Tables and keys are defined once, and headers are whole",
    arguments: [
      ("[a]\n[a]", 2), ("[a]\nb = 1\n[a.b]", 3), ("a = 1\n[a]", 2), ("[[a]]\n[a]", 2),
      ("[a]\n[[a]]", 2), ("a = []\n[[a]]", 2), ("a = {}\n[a.b]", 2), ("a.b = 1\n[a]", 2),
      ("[a.b.c]\n[a]\nb.c.d = 1", 3), ("[a]\nb.c = 1\n[a.b]", 3), ("a = 1\na.b = 2", 2),
      ("a.b = 1\na = 2", 2), ("a = 1\n\"a\" = 2", 2), ("[a.b]\n[[a]]", 2),
      ("[[a.b]]\n[a]\nb = 1", 3), ("[]", 1), ("[a", 1), ("[[a]", 1), ("[a] b", 1), ("[a]]", 1),
      ("[a.]", 1), ("a. = 1", 1), ("'''a''' = 1", 1), ("a b = 1", 1), ("# \u{1}", 1),
      ("# a\rb", 1), ("a = 1\rb = 2", 1), ("a =\n1", 1), ("a = # c", 1),
    ])
  func broken(_ text: String, _ line: Int) {
    #expect {
      try SettingsText(text).document()
    } throws: { error in
      guard case .line(line, _, _)? = error as? SettingsError else { return false }
      return true
    }
  }

  @Test(
    "Tables may be extended",
    arguments: [
      "[a.b]\n[a]", "[a]\n[a.b]", "a.b = 1\na.c = 2", "[a]\nb.c = 1\n[a.b.d]",
      "[[a]]\n[a.b]\n[[a]]\n[a.b]", "[[a]]\n[[a.b]]\n[[a.b]]\n[[a]]\n[[a.b]]", "[ a . 'b' ] # c",
      "[a]\n\n[b]\na = 1", "'' = 1", "1234 = 1\n3.14 = 2", "-_ = 1", "a = 1\n\n\t# c\n",
      "\u{FEFF}[a]",
    ])
  func extended(_ text: String) {
    #expect(throws: Never.self) { try SettingsText(text).document() }
    let other = text.split(separator: "\n").joined(separator: "\r\n")
    #expect(throws: Never.self) { try SettingsText(other).document() }
  }

  @Test("Depth has a limit", arguments: ["[", "{a=", "a."])
  func deep(_ piece: String) {
    let text = String(repeating: piece, count: 300_000)
    #expect(throws: SettingsError.self) { try SettingsText("a = \(text)").document() }
    #expect(throws: SettingsError.self) { try SettingsText("\(text) = 1").document() }
  }
}
