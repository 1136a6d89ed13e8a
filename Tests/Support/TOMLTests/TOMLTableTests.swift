import TOML
import Testing
import Texts

/// Tables and lists of tables with headers.
struct TOMLTableTests {
  private static let valid = [
    ("[a]", "{ a = {} }"), ("[ a ] # c", "{ a = {} }"), ("\t[a]\t", "{ a = {} }"),
    ("[a]\nb = 1", "{ a = { b = 1 } }"), ("b = 1\n[a]", "{ a = {}, b = 1 }"),
    ("[a.b.c]", "{ a = { b = { c = {} } } }"),
    ("[ a . 'b' . \"c\" ]", "{ a = { b = { c = {} } } }"),
    ("['']", "{ \"\" = {} }"), ("['a.b']", "{ \"a.b\" = {} }"), ("['[a]']", "{ \"[a]\" = {} }"),
    ("[1.2]", "{ 1 = { 2 = {} } }"), ("[a]\n[b]", "{ a = {}, b = {} }"),
    ("[a]\n[a.b]\nc = 1", "{ a = { b = { c = 1 } } }"),
    ("[a.b]\nc = 1\n[a]\nd = 2", "{ a = { b = { c = 1 }, d = 2 } }"),
    ("[a.b.c]\n[a.b]\n[a]", "{ a = { b = { c = {} } } }"),
    ("[x.y.z.w]\n[x]", "{ x = { y = { z = { w = {} } } } }"),
    ("[a]\nb.c = 1\n[a.b.d]", "{ a = { b = { c = 1, d = {} } } }"),
    ("a.b.c = 1\n[a.d]\n[a.b.e]", "{ a = { b = { c = 1, e = {} }, d = {} } }"),
    ("[a.b.c]\n[a]\nb.d = 1\nb.e = 2", "{ a = { b = { c = {}, d = 1, e = 2 } } }"),
    ("[a]\na = 1\n[b]\na = 2", "{ a = { a = 1 }, b = { a = 2 } }"),
    ("[a]\nb.c = 1\nb.d = 2", "{ a = { b = { c = 1, d = 2 } } }"),
    ("[[a]]", "{ a = [{}] }"), ("[[a]]\n[[a]]", "{ a = [{}, {}] }"),
    ("[[ a . b ]] # c", "{ a = { b = [{}] } }"),
    ("[[a]]\nb = 1\n[[a]]\n[[a]]\nb = 2", "{ a = [{ b = 1 }, {}, { b = 2 }] }"),
    ("[[a]]\n[a.b]\nc = 1\n[[a]]\n[a.b]", "{ a = [{ b = { c = 1 } }, { b = {} }] }"),
    ("[[a]]\n[[a.b]]\n[[a.b]]\n[[a]]\n[[a.b]]", "{ a = [{ b = [{}, {}] }, { b = [{}] }] }"),
    ("[[a]]\n[a.b.c]\nd = 1\n[a.b]", "{ a = [{ b = { c = { d = 1 } } }] }"),
    ("[[a.b]]\n[a]\nc = 1", "{ a = { b = [{}], c = 1 } }"),
    ("[[a]]\nb.c = 1\n[[a]]\nb.c = 2", "{ a = [{ b = { c = 1 } }, { b = { c = 2 } }] }"),
    ("[a]\n[[a.b]]\n[a.c]\n[[a.b]]", "{ a = { b = [{}, {}], c = {} } }"),
    ("[[a.b.c]]\n[a.b.c.d]", "{ a = { b = { c = [{ d = {} }] } } }"),
    ("[[a]]\n[[a.b]]\n[a.b.c]\n[[a.b]]\n[a.b.c]", "{ a = [{ b = [{ c = {} }, { c = {} }] }] }"),
    ("[a]\r\n\r\nb = 1\r\n[c]\r\n", "{ a = { b = 1 }, c = {} }"),
  ]

  @Test("Tables are read", arguments: valid)
  func read(_ text: String, _ value: String) throws {
    #expect(try reading(text) == value)
    #expect(try reading("\(text)\n", accepting: []) == value)
  }

  private static let invalid = [
    // Headers.
    ("[]", 1), ("[[]]", 1), ("[a", 1), ("[a\n]", 1), ("[[a]", 1), ("[[a] ]", 1), ("[ [a]]", 1),
    ("[a]]", 1),
    ("[[a]]]", 1), ("[a] b", 1), ("[a] b = 1", 1), ("[a][b]", 1), ("[a b]", 1), ("[a.]", 1),
    ("[.a]", 1), ("[a..b]", 1),
    ("[a,b]", 1), ("[a=1]", 1), ("[é]", 1), ("['''a''']", 1), ("[\"a]", 1), ("[a#b]", 1),
    ("[\"a\nb\"]", 1), ("]", 1),
    ("[[a\n]]", 1), ("[[a]]\nb", 2), ("[a]\n= 1", 2),
    // Tables that are there a second time.
    ("[a]\n[a]", 2), ("[a]\n\n['a']", 3), ("[a.b]\n[a]\n[a]", 3), ("[a]\nb = 1\n[a.b]", 3),
    ("a = 1\n[a]", 2),
    ("a = 1\n[a.b]", 2), ("a.b = 1\n[a]", 2), ("a.b.c = 1\n[a.b]", 2), ("[a]\nb.c = 1\n[a.b]", 3),
    ("[a]\nb.c.d = 1\n[a.b.c]", 3), ("[a.b]\n[a]\nb.c = 1", 3), ("[a.b.c]\n[a]\nb.c.d = 1", 3),
    ("[a.b]\n[a]\nb = 1", 3),
    ("[a.b.c]\n[a]\nb.d = 1\n[a.b]", 4), ("[a.b.c]\nd = 1\n[a]\nb.c = 1", 4),
    ("[a]\nb = []\n[a.b.c]", 3),
    ("[x.a]\n[x]\na.b.c = 1", 3), ("a = {}\n[a]", 2), ("a = {b = 1}\n[a.b]", 2),
    // Lists of tables.
    ("[[a]]\n[a]", 2), ("[a]\n[[a]]", 2), ("a = []\n[[a]]", 2), ("a = [{}]\n[[a]]", 2),
    ("a = 1\n[[a]]", 2), ("[a.b]\n[[a]]", 2),
    ("a.b = 1\n[[a]]", 2), ("[[a.b]]\n[a]\nb = 1", 3), ("[[a.b]]\n[a]\nb.c = 1", 3),
    ("[[a]]\nb = 1\n[[a.b]]", 3),
    ("[[a]]\n[a.b]\n[a.b]", 3), ("[[a]]\n[a.b]\n[[a.b]]", 3), ("[[a]]\n[[a.b]]\n[a.b]", 3),
    ("[[a]]\nb = []\n[[a.b]]", 3),
    ("[[a]]\nb.c = 1\n[a.b]", 3), ("[a]\n[[a.b]]\n[a.b]", 3), ("[[a]]\nb = 1\nb = 2", 3),
  ]

  @Test("Tables with a mistake are refused at its line", arguments: invalid)
  func refused(_ text: String, _ line: Int) {
    #expect(mistake(in: text)?.place.line == line)
    #expect(mistake(in: text, accepting: [])?.place.line == line)
  }
}
