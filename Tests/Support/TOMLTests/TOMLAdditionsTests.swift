import TOML
import Testing

struct TOMLAdditionsTests {
  private static let additions = [
    ("{a = 1,}", "{ a = 1 }"), ("{\n}", "{}"), ("{\n a = 1,\n b = 2\n}", "{ a = 1, b = 2 }"),
    ("{ # c\n a = 1, # d\n # e\n}", "{ a = 1 }"), ("{a = 1\r\n, b = 2}", "{ a = 1, b = 2 }"),
    ("{ a = { b = 1, }, }", "{ a = { b = 1 } }"), ("[{ a = 1,\n}]", "[{ a = 1 }]"),
    (#""\e""#, #""\u001b""#), (#""\x41\xE9""#, "\"Aé\""),
    ("\"\"\"\n\\e\\x7f\"\"\"", #""\u001b\u007f""#),
    ("07:32", "07:32"), ("1979-05-27T07:32", "1979-05-27T07:32"),
    ("1979-05-27 07:32Z", "1979-05-27 07:32Z"),
    ("1979-05-27t07:32+01:00", "1979-05-27t07:32+01:00"),
  ]

  @Test("What TOML 1.1 adds is accepted, and refused as TOML 1.0", arguments: additions)
  func added(_ text: String, _ value: String) throws {
    #expect(try readings(text) == forms(value))
    #expect(mistake(in: "a = \(text)", accepting: []) != nil)
  }

  @Test(
    "What neither version has is refused by both",
    arguments: [
      "{,}", "{a = 1,,}", "{\na\n= 1}", "{a =\n1}", "{a.\nb = 1}", "\"\\x4\"", "\"\\xg0\"",
      "07", "07:32.5", "07:3", "1979-05-27T07:32:", "é = 1", "\"\\E\"",
    ])
  func neither(_ text: String) {
    #expect(mistake(in: "a = \(text)") != nil && mistake(in: "a = \(text)", accepting: []) != nil)
  }
}
