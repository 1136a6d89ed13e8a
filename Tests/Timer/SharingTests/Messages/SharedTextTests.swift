import Testing

@testable import Sharing

@Suite("Texts from other machines")
struct SharedTextTests {
  @Test(
    "Nothing that would steer a terminal is left, and cleaning again changes nothing",
    arguments: [
      "\u{1B}[2J", "a\u{202E}b", "a\u{2066}b", "a\nb\r\t", "\u{9B}31m", "\u{7F}", "\u{0}", "👩‍🚀",
      String(repeating: "x", count: 5000), String(repeating: "日", count: 5000),
      "e" + String(repeating: "\u{301}", count: 5000), String(repeating: "👩‍👩‍👧‍👦", count: 300),
    ])
  func clean(text: String) throws {
    let clean = try #require(SharedText.clean(text))
    #expect(clean.count <= 200 && clean.utf8.count <= 600)
    #expect(
      !clean.unicodeScalars.contains {
        $0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
          || (0x2066...0x2069).contains($0.value)
      })
    #expect(SharedText.clean(clean) == clean)
  }

  @Test(
    "A text of which nothing would be visible is none",
    arguments: ["", "  ", "\u{200B}", "\u{301}"])
  func invisible(text: String) { #expect(SharedText.clean(text) == nil) }

  @Test("Other texts stay the same", arguments: ["Tea", "grün", "日本", "\"\\{", "🍵"])
  func same(text: String) { #expect(SharedText.clean(text) == text) }
}
