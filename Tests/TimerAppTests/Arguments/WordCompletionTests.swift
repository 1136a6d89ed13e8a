import Testing

@testable import TimerApp

struct WordCompletionTests {
  @Test(arguments: [
    ("timer", ["until", "sounds"]), ("timer --ring", ["until", "sounds"]), ("timer 5m", []),
    ("timer sounds", ["play", "export", "devices"]), ("timer sounds devices", []),
    ("timer until", []),
  ])
  func candidates(_ line: String, _ words: [String]) {
    let typed = line.split(separator: " ").map(String.init)
    #expect(WordCompletion.candidates(in: typed + [""], at: typed.count) == words)
  }

  @Test func soundsByName() {
    let words = WordCompletion.candidates(in: ["timer", "sounds", "play", "t"], at: 3)
    #expect(words.contains("tower"))
  }

  @Test("An index that is none offers what can stand first", arguments: [-1, 0])
  func oddIndex(_ index: Int) {
    #expect(WordCompletion.candidates(in: [], at: index) == ["until", "sounds"])
  }
}
