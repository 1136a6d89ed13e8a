import Testing

@testable import Texts

@Suite("Places in texts")
struct TextPlaceTests {
  @Test("Lines end at newlines, and columns count characters of several bytes once")
  func advancing() {
    let bytes = Array("ab\né”c\r\nxyz".utf8)
    for end in 0...bytes.count {
      let lines = bytes[..<end].split(separator: 0x0A, omittingEmptySubsequences: false)
      let column = String(decoding: lines[lines.count - 1], as: UTF8.self).unicodeScalars.count + 1
      guard String(validating: bytes[..<end], as: UTF8.self) != nil else { continue }
      var whole = TextPlace()
      whole.advance(over: bytes[..<end])
      #expect(whole == TextPlace(line: lines.count, column: column))
      var parts = TextPlace()
      for cut in [0..<end / 2, end / 2..<end] { parts.advance(over: bytes[cut]) }
      #expect(parts == whole)
    }
  }

  @Test("Places are ordered and named by line and column")
  func order() {
    #expect(TextPlace(line: 2, column: 1) > TextPlace(line: 1, column: 9))
    #expect("\(TextPlace(line: 3, column: 7))" == "line 3, column 7")
  }
}
