import Cells
import Testing

@testable import Reports

@Suite("User-supplied text")
struct ShownTextTests {
  @Test("Output is narrow, short and visible", arguments: hostileTexts)
  func limits(text: String) {
    for columns in [0, 1, 7, 40] {
      let shown = ShownText.limited(text, to: columns)
      #expect(TextWidth.columns(of: shown) <= columns)
      #expect(shown.utf8.count <= 10 * columns + 3)
      #expect(shown.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
    }
  }

  @Test("Short texts are unchanged, and long ones end with an ellipsis")
  func ellipsis() {
    #expect(ShownText.limited("Tea für zwei") == "Tea für zwei")
    #expect(ShownText.limited(String(repeating: "x", count: 41)).hasSuffix("x…"))
    let marks = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(ShownText.limited(marks).unicodeScalars.last == "…")
    #expect(ShownText.quoted("a\u{1B}b") == "“a␛b”")
  }
}
