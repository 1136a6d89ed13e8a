import Testing

import JSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct JSONTextTests {
  @Test func allScalarsComeBack() throws {
    let text = String(
      String.UnicodeScalarView((UInt32(0)...0x3000).compactMap { Unicode.Scalar($0) }) + ["😀"])
    let json = JSONText.string(text)
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
    #expect(json.utf8.allSatisfy { $0 >= 0x20 })
  }

  @Test func whatNeedsNoEscapeStays() {
    #expect(JSONText.string("é ▚ 日 / '") == "\"é ▚ 日 / '\"")
    #expect(JSONText.string("\u{1B}[m\"\\") == "\"\\u001b[m\\\"\\\\\"")
  }

  @Test func whatSteersATerminalIsEscaped() {
    #expect(JSONText.string("a\n\u{0}\u{7F}\u{9B}é") == #""a\n\u0000\u007f\u009bé""#)
    #expect(JSONText.string("\u{202E}a\u{2066}\u{2028}") == #""\u202ea\u2066\u2028""#)
  }

  @Test func objectsComeBack() throws {
    let text = JSONText.array([[("name", "a\"b"), ("path", "/é")], []])
    let objects = try JSONDecoder().decode([[String: String]].self, from: Data(text.utf8))
    #expect(objects == [["name": "a\"b", "path": "/é"], [:]])
    #expect(JSONText.array([]) == "[]")
  }
}
