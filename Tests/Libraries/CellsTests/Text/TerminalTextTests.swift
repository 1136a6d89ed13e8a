import Testing

@testable import Cells

struct TerminalTextTests {
  @Test("Control characters become pictures, except for tabs and newlines")
  func words() {
    let text = TerminalText("a\tb\nc\u{1B}]0;x\u{7}\u{9B}d")
    #expect(text.text == "a\tb\nc␛]0;x␇\u{FFFD}d")
  }

  @Test(
    "No scalar from outside controls a terminal",
    arguments: [0..<0x300, 0x2000..<0x2100] as [Range<UInt32>])
  func scalars(values: Range<UInt32>) throws {
    for value in values {
      let scalar = try #require(Unicode.Scalar(value))
      let shown = TerminalText(String(Character(scalar))).text.unicodeScalars
      let isControl = shown.contains {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
      }
      #expect(!isControl, "\(value)")
    }
  }

  @Test("Text from the program's source may control the terminal")
  func code() {
    let text = TerminalText(code: "\r\u{1B}[K") + TerminalText("\u{1B}[2J")
    #expect(text.text == "\r\u{1B}[K␛[2J")
  }
}
