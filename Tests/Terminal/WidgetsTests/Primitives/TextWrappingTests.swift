import Cells
import TestSupport
import Testing
import Widgets

struct TextWrappingTests {
  private func lines(_ text: String, _ columns: Int) -> [String] {
    let wrapping = TextWrapping(text, columns: columns)
    return wrapping.lines.map { wrapping.text($0) }
  }

  @Test(
    "A text is wrapped at spaces and beside wide characters",
    arguments: [
      ("the quick brown fox", 10, ["the quick", "brown fox"]),
      ("the quick brown fox", 9, ["the quick", "brown fox"]),
      ("the quick brown fox", 5, ["the", "quick", "brown", "fox"]),
      ("internationalization of it", 8, ["internat", "ionaliza", "tion of", "it"]),
      ("a   b", 3, ["a", "b"]), ("one\ntwo\n\nfour", 9, ["one", "two", "", "four"]),
      ("  indented text", 10, ["  indented", "text"]), ("春眠不覚暁", 4, ["春眠", "不覚", "暁"]),
      ("春眠、不覚", 4, ["春", "眠、", "不覚"]), ("ab春", 3, ["ab", "春"]), ("", 5, []), ("x", 0, []),
    ])
  func textIsWrapped(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(lines(text, columns) == expected)
  }

  @Test("No line exceeds the width, and everything but spaces stays in order")
  func noLineExceedsTheWidth() {
    var generator = SeededGenerator(seed: 41)
    let letters = Array("abcdefg     \n春眠é👍🏽、x")
    for _ in 0..<2000 {
      let text = String(
        (0..<Int.random(in: 0...60, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? " "
        })
      let columns = Int.random(in: 2...20, using: &generator)
      let lines = lines(text, columns)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
      let isInk = { (character: Character) in character != " " && !character.isNewline }
      #expect(lines.joined().filter(isInk) == text.filter(isInk))
      #expect(lines.allSatisfy { $0.last != " " })
    }
  }

  @Test("Every line takes as many words as fit") func everyLineTakesAsManyWordsAsFit() {
    // No line could have taken the first word of the next one.
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<500 {
      let words = (0..<12).map { _ in
        String(repeating: "x", count: Int.random(in: 1...6, using: &generator))
      }
      let columns = Int.random(in: 6...20, using: &generator)
      let lines = lines(words.joined(separator: " "), columns)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.count + 1 + (next.split(separator: " ").first?.count ?? 0) > columns)
      }
    }
  }
}
