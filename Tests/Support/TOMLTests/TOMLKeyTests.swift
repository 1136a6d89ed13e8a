import TOML
import Testing
import Texts

struct TOMLKeyTests {
  private static let valid = [
    ("a = 1", "{ a = 1 }"), ("  a\t=\t1  ", "{ a = 1 }"), ("a=1", "{ a = 1 }"),
    ("a-b_C = 1", "{ a-b_C = 1 }"), ("1234 = 1", "{ 1234 = 1 }"), ("-_ = 1", "{ -_ = 1 }"),
    ("- = 1", "{ - = 1 }"), ("3.14 = 1", "{ 3 = { 14 = 1 } }"), ("'' = 1", "{ \"\" = 1 }"),
    ("\"\" = 1", "{ \"\" = 1 }"), ("\"a b\" = 1", "{ \"a b\" = 1 }"),
    ("'a.b' = 1", "{ \"a.b\" = 1 }"), (#""\u00e9\t" = 1"#, "{ \"é\\t\" = 1 }"),
    (#"'\u' = 1"#, #"{ "\\u" = 1 }"#), ("\"é\" = 1", "{ \"é\" = 1 }"),
    ("'#' = 1 # c", "{ \"#\" = 1 }"), ("'=' = 1", "{ \"=\" = 1 }"),
    (#"'"' = 1"#, #"{ "\"" = 1 }"#), ("a.b.c = 1", "{ a = { b = { c = 1 } } }"),
    ("a . b\t.\tc = 1", "{ a = { b = { c = 1 } } }"), ("0x1 = 2", "{ 0x1 = 2 }"),
    ("a.\"b.c\".'d' = 1", "{ a = { \"b.c\" = { d = 1 } } }"), ("true = 1", "{ true = 1 }"),
    ("''.'' = 1", "{ \"\" = { \"\" = 1 } }"), ("inf = 1", "{ inf = 1 }"),
    ("1979-05-27 = 1", "{ 1979-05-27 = 1 }"), ("a.b = 1\na.c = 2", "{ a = { b = 1, c = 2 } }"),
    ("a.b = 1\nc = 2\na.d = 3", "{ a = { b = 1, d = 3 }, c = 2 }"),
    ("A = 1\na = 2", "{ A = 1, a = 2 }"), ("a.a.a = 1", "{ a = { a = { a = 1 } } }"),
    ("a.b.c = 1\na.d = 2", "{ a = { b = { c = 1 }, d = 2 } }"),
    ("1.2 = 1\n1.3 = 2", "{ 1 = { 2 = 1, 3 = 2 } }"),
    ("a.b = {}\na.c = []", "{ a = { b = {}, c = [] } }"),
  ]

  @Test("Keys are read", arguments: valid)
  func read(_ text: String, _ value: String) throws {
    #expect(try reading(text) == value)
    #expect(try reading("\(text)\n", accepting: []) == value)
  }

  private static let invalid = [
    // One key.
    ("a", 1), ("a =", 1), ("a = # c", 1), ("\na =\n1", 2), ("= 1", 1), ("a b = 1", 1),
    ("a = 1 b = 2", 1),
    ("é = 1", 1), ("a! = 1", 1), ("a+b = 1", 1), ("a:b = 1", 1), ("a: 1", 1), ("[a = 1", 1),
    ("{a} = 1", 1),
    ("\"a = 1", 1), ("'a = 1", 1), ("\"a\nb\" = 1", 1), ("'''a''' = 1", 1),
    ("\"\"\"a\"\"\" = 1", 1),
    (#""\q" = 1"#, 1), (#""\ud800" = 1"#, 1), ("\"a\"b = 1", 1), ("a\"b\" = 1", 1), ("a# = 1", 1),
    ("a == 1", 1),
    ("'a\u{1}' = 1", 1), ("\"a\u{7F}\" = 1", 1), ("a\n= 1", 1), ("a\u{A0}= 1", 1),
    ("\u{FEFF}\u{FEFF}a = 1", 1),
    // Dotted keys.
    ("a. = 1", 1), (".a = 1", 1), ("a..b = 1", 1), (". = 1", 1), ("a.\nb = 1", 1), ("a .= 1", 1),
    // Keys that are there a second time.
    ("a = 1\na = 2", 2), ("a = 1\n\"a\" = 2", 2), ("a = 1\n'a' = 1", 2),
    ("a = 1\n\"\\u0061\" = 2", 2),
    ("'' = 1\n\"\" = 2", 2), ("a = 1\n\na.b = 2", 3), ("a.b = 1\na = 2", 2),
    ("a.b = 1\na.b = 2", 2),
    ("a.b = 1\na.b.c = 2", 2), ("a.b.c = 1\na.b = 2", 2), ("a = []\na.b = 1", 2),
    ("a = {}\na.b = 1", 2),
    ("a = 'x'\na.b.c = 1", 2), ("1.2 = 1\n1 = 3", 2), ("[t]\na = 1\na = 2", 3),
    ("[t]\na.b = 1\na.b.c = 1", 3),
  ]

  @Test("Keys with a mistake are refused at its line", arguments: invalid)
  func refused(_ text: String, _ line: Int) {
    #expect(mistake(in: text)?.place.line == line)
    #expect(mistake(in: text, accepting: [])?.place.line == line)
  }

  @Test("A key has at most 64 parts")
  func parts() throws {
    let key = Array(repeating: "a", count: 64).joined(separator: ".")
    _ = try reading("\(key) = 1\n[x.\(key.dropFirst(2))]")
    #expect(mistake(in: "\(key).a = 1")?.words == "the key has too many dots")
    #expect(mistake(in: "[\(key).a]")?.words == "the key has too many dots")
  }
}
