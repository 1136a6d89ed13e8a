import TestSupport
import Testing

@testable import TimerApp

struct FinalCommandWordsTests {
  private static func split(_ text: String) -> String {
    let (words, command) = FinalCommandWords.split(text.split(separator: " ").map(String.init))
    return words.joined(separator: " ") + " | " + command.joined(separator: " ")
  }

  @Test(
    "A command follows the first -- after a time",
    arguments: [
      ("5m -- make test", "5m | make test"), ("5m --", "5m | "), ("5m", "5m | "),
      ("until 14:30 --ring -- ls -l", "until 14:30 --ring | ls -l"),
      ("5m -- a -- b", "5m | a -- b"), ("5m -- -x --name tea", "5m | -x --name tea"),
      ("--name tea 5m -- ls", "--name tea 5m | ls"), ("- -- ls", "- | ls"),
      ("5m --name -- -- ls", "5m --name -- | ls"),
      ("--plan steps -- ls", "--plan steps | ls"), ("--plan=steps -- ls", "--plan=steps | ls"),
      ("25m=Work 5m=Break --rounds 4 -- ls", "25m=Work 5m=Break --rounds 4 | ls"),
    ])
  func commands(_ words: String, _ parts: String) { #expect(Self.split(words) == parts) }

  @Test(
    "After another -- there is a time",
    arguments: [
      "-- 5m", "-- -5", "--ring -- 5m", "--name tea -- 5m", "--name=tea -- 5m -- ls", "--name --",
      "--mark 5m=x -- 10m", "--rounds 4 -- 25m", "--every 1s --format {state} -- 5m",
      "--on-start a --on-step b --on-end c --on-cancel d -- 5m",
    ])
  func times(_ words: String) { #expect(Self.split(words) == words + " | ") }

  @Test("No word is lost and none changes its place", arguments: 1...100)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["5m", "--", "--name", "tea", "--ring", "-", "-x", "--plan", "--plan=f", ""]
    for _ in 0..<20 {
      let words = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      let (before, command) = FinalCommandWords.split(words)
      let isSplit = before.count < words.count
      #expect(before + (isSplit ? ["--"] : []) + command == words)
      #expect(isSplit || command.isEmpty)
    }
  }
}
