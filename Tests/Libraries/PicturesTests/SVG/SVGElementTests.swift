import TestSupport
import Testing

@testable import Pictures

struct SVGElementTests {
  private static func content(_ text: String) -> String {
    var element = SVGElement("text")
    element.content = text
    return element.text()
  }

  @Test(
    "Special characters in XML are escaped",
    arguments: [
      ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("&amp;", "&amp;amp;"), ("", ""),
      ("<script>", "&lt;script&gt;"), ("]]>", "]]&gt;"), ("“Größe” 表 😀", "“Größe” 表 😀"),
    ])
  func escaping(text: String, escaped: String) {
    #expect(Self.content(text) == "<text>\(escaped)</text>\n")
  }

  @Test(
    "Characters that are invalid in XML are replaced",
    arguments: [
      "\0", "\u{1B}", "\n", "\t", "\u{7F}", "\u{9B}",
      "\u{FFFE}", "\u{FFFF}",
    ])
  func controls(text: String) {
    #expect(Self.content("a\(text)b") == "<text>a\u{FFFD}b</text>\n")
  }

  @Test("Escaped texts survive a round trip", arguments: 0..<20)
  func law(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let signs = ["&", "<", ">", "\"", "'", ";", "a", "amp;", "lt;", "表", "&#38;"]
    let text = (0..<30).map { _ in signs[Int.random(in: 0..<signs.count, using: &random)] }.joined()
    let content = Self.content(text).dropFirst(6).dropLast(8)
    #expect(!content.unicodeScalars.contains("<") && !content.unicodeScalars.contains(">"))
    let read = String(content).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("A text has no newline or margin inside its element")
  func margin() {
    var text = SVGElement("text", [("x", "1")])
    text.content = " a "
    let group = SVGElement("g", children: [text, SVGElement("path")])
    #expect(group.text() == "<g>\n  <text x=\"1\"> a </text>\n  <path/>\n</g>\n")
  }
}
