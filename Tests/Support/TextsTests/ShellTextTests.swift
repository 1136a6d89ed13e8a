import TestSupport
import Testing
import Texts

struct ShellTextTests {
  @Test("A line is split into the words that it was made of")
  func inverse() {
    let words = [
      "a", "", "it's", "#08f", "a b", "$HOME", "\\", "'", "x,y", "-90", "~", "*",
      "./a'\u{301};touch x;'b", "\u{301}",
    ]
    #expect(SplitLine.words(of: ShellText.line(words)) == words)
  }

  @Test("Words that mean nothing to a shell stay as they are")
  func plain() {
    #expect(ShellText.line(["shape", "draw", "0.1..0.7", "a@0.3"]) == "shape draw 0.1..0.7 a@0.3")
    #expect(ShellText.line(["#08f", "M0 0"]) == "'#08f' 'M0 0'")
  }

  @Test("A mark that combines with a quotation mark doesn’t hide it")
  func marks() {
    let line = ShellText.line(["a'\u{301};b"])
    #expect(Array(line.utf8) == Array("'a'\\''\u{301};b'".utf8))
  }
}
