import Files
import Testing

@Suite("Status text")
struct StatusTextTests {
  @Test("Words are counted between any number of blanks, up to the end of the text")
  func words() {
    for text in ["12 3 456\n", "12 3 456", " 12  3\n456 \n"] {
      let bytes = Array(text.utf8)
      #expect(
        (0..<4).map { StatusText.word($0, of: bytes[...]) } == ["12", "3", "456", nil], "\(text)")
      #expect(StatusText.word(0, of: bytes[3...]) == "3")
    }
    for text in ["", " ", "\n"] { #expect(StatusText.word(0, of: Array(text.utf8)[...]) == nil) }
  }
}
