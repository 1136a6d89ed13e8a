import CommandLines
import Testing
import Texts

@testable import ShapeApp

struct QuotesArgumentsTests {
  private func offered(_ words: String...) -> Set<String> {
    Set(QuotesArguments.command.completion(of: words).candidates.map(\.text))
  }

  @Test("All offered values parse", arguments: QuotesKey.allCases)
  func values(key: QuotesKey) {
    for value in offered("--\(key.rawValue)", "") {
      var plan = QuotesPlan()
      #expect(throws: Never.self, "--\(key.rawValue) \(value)") { try plan.set(key, to: value) }
    }
  }

  @Test("Conflicting options aren’t offered together")
  func exclusions() {
    #expect(!offered("--csv", "--js").contains("--json"))
    #expect(offered("--once", "--js").contains("--json"))
    #expect(!offered("--feed", "x", "--fo").contains("--follow"))
    #expect(offered("--feed", "x", "--re").contains("--refresh"))
    #expect(!offered("--re").contains("--refresh") && !offered("--ti").contains("--time-limit"))
    #expect(offered("--alert", "A > 1", "--al").contains("--alert"))
    #expect(offered("--format", "").contains("i3status-rs"))
  }

  @Test("Pairs of flags that are offered together parse together")
  func pairs() {
    for (index, first) in QuotesFlag.allCases.enumerated() {
      let others = offered("--\(first.rawValue)", "-")
      for second in QuotesFlag.allCases[(index + 1)...]
      where others.contains("--\(second.rawValue)") {
        let words = ["--\(first.rawValue)", "--\(second.rawValue)"]
        #expect(throws: Never.self, "\(words)") { try QuotesPlan(words: words) }
      }
    }
  }
}
