import TOML
import Testing
import Texts

struct TOMLInlineTableTests {
  private static let valid = [
    ("{}", "{}"), ("{ }", "{}"), ("{a = 1}", "{ a = 1 }"), ("{ a=1, b=2 }", "{ a = 1, b = 2 }"),
    ("{a.b = 1}", "{ a = { b = 1 } }"), ("{a.b = 1, a.c = 2}", "{ a = { b = 1, c = 2 } }"),
    ("{a.b.c = 1, d = 2, a.b.e = 3}", "{ a = { b = { c = 1, e = 3 } }, d = 2 }"),
    ("{ 'a b' = 1, \"c\" = 2 }", "{ \"a b\" = 1, c = 2 }"), ("{'' = 1}", "{ \"\" = 1 }"),
    ("{a = {b = {c = {}}}}", "{ a = { b = { c = {} } } }"), ("{a = [{}, 1]}", "{ a = [{}, 1] }"),
    ("{a = [\n1, # c\n2]}", "{ a = [1, 2] }"), ("{a = '''\nb'''}", "{ a = \"b\" }"),
    ("{1 = 2, 3.4 = 5}", "{ 1 = 2, 3 = { 4 = 5 } }"), ("{true = false}", "{ true = false }"),
    ("{a = {}, b = {}}", "{ a = {}, b = {} }"), ("{ a . b = 1 }", "{ a = { b = 1 } }"),
    ("{a = 1979-05-27 07:32:00 }", "{ a = 1979-05-27 07:32:00 }"),
    ("{\ta\t=\t1\t,\tb = 2}", "{ a = 1, b = 2 }"), ("{a = '}'}", "{ a = \"}\" }"),
  ]

  @Test("Inline tables are read by both versions", arguments: valid)
  func read(_ text: String, _ value: String) throws {
    #expect(try readings(text) == forms(value))
    #expect(try reading("a = \(text)", accepting: []) == "{ a = \(value) }")
  }

  private static let invalid = [
    ("{", 2), ("{a = 1", 2), ("{a = 1,", 2), ("{a = 1 b = 2}", 2), ("{, a = 1}", 2), ("{,}", 2),
    ("{a = 1,, b = 2}", 2), ("{a}", 2), ("{a =}", 2), ("{= 1}", 2), ("{1}", 2), ("{a = 1]", 2),
    ("{a = 1}}", 2), ("{a = 1} b = 2", 2), ("{a = 1, a = 2}", 2), ("{a = 1, 'a' = 2}", 2),
    ("{a = 1, \"\\u0061\" = 2}", 2), ("{a = 1, a.b = 2}", 2), ("{a.b = 1, a = 2}", 2),
    ("{a.b = 1, a.b = 2}", 2), ("{a = {b = 1}, a.c = 2}", 2), ("{a = {}, a.b.c = 1}", 2),
    ("{a.b = {}, a.b.c = 1}", 2), ("{a = [], a.b = 1}", 2), ("{a = [{}], a.b = 1}", 2),
    ("{a: 1}", 2), ("{[a]}", 2), ("{a. = 1}", 2), ("{.a = 1}", 2), ("{a b = 1}", 2),
    ("{'''a''' = 1}", 2), ("{a = 01}", 2), ("{a = 1, b = [1 2]}", 2), ("{a = [\n1\n2]}", 4),
    ("{a = \"\n\"}", 2), ("{a = {b = 1, b = 2}}", 2), ("{}\na.b = 1", 3), ("{}\n[a]", 3),
    ("{}\n[a.b]", 3), ("{b = 1}\na.c = 2", 3), ("{b = {}}\n[a.b.c]", 3), ("{}\n[[a]]", 3),
    ("{b = [{}]}\n[[a.b]]", 3), ("[{}]\n[[a]]", 3), ("[{}]\n[a.b]", 3), ("{}\na = {}", 3),
  ]

  @Test("Inline tables with a mistake, or changed later, are refused", arguments: invalid)
  func refused(_ text: String, _ line: Int) {
    #expect(mistake(in: "\na = \(text)")?.place.line == line)
    #expect(mistake(in: "\na = \(text)", accepting: [])?.place.line == line)
  }

  @Test("The depth of dotted keys counts")
  func depth() throws {
    let long = Array(repeating: "a", count: 32).joined(separator: ".")
    _ = try reading("x = {\(long) = {\(long.dropLast(4)) = 1}}")
    #expect(mistake(in: "x = {\(long) = {\(long) = 1}}")?.words == "the value is nested too deeply")
  }
}
