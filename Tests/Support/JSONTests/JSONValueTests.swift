import Testing

@testable import JSON

@Suite("Reading JSON")
struct JSONValueTests {
  @Test("Values are read as they are written")
  func values() {
    let text = #"{"a":[1,-2.50e+3,true,false,null],"b":{"c":"d\"\\\n"},"":""}"#
    let value = JSONValue(text)
    #expect(value?.description == text)
    #expect(value?["a"]?.elements?[1].number == "-2.50e+3")
    #expect(value?["b"]?["c"]?.string == "d\"\\\n")
    #expect(value?["a"]?.elements?[0].integer == 1)
    #expect(value?["x"] == nil)
  }

  @Test("Escapes are read, also those of two halves")
  func escapes() {
    #expect(JSONValue(#""\u0041\u00e9\ud83d\ude00\/\b\f""#)?.string == "Aé😀/\u{8}\u{C}")
  }

  @Test(
    "What isn't JSON isn't read",
    arguments: [
      "", "{", "[1,]", "{\"a\"}", "{a:1}", "01", "1.", ".5", "+1", "1e", "\"\\x\"", "\"\\ud800\"",
      "\"\n\"", "nul", "[1] 2", "\"", "{\"a\":1,}", "'a'", "--1", "\"\\u12\"",
    ])
  func nonsense(text: String) {
    #expect(JSONValue(text) == nil)
  }

  @Test("Values that are nested too deeply are refused, without a crash")
  func depth() {
    #expect(JSONValue(String(repeating: "[", count: 100_000)) == nil)
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(JSONValue(deep)?.description == deep)
  }
}
