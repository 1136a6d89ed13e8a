import Testing
import Texts

@Suite struct CleanTextTests {
  @Test("Control characters and runs of blanks become one blank")
  func clean() {
    #expect(CleanText.shortened(" a\u{1B}[31m\r\n\tb\u{202E} c ") == "a [31m b c")
    #expect(CleanText.shortened("\n\n") == "")
  }

  @Test("Long texts end with an ellipsis")
  func short() {
    #expect(CleanText.shortened("abcdef", to: 6) == "abcdef")
    #expect(CleanText.shortened("abcdefg", to: 6) == "abcde…")
  }
}
