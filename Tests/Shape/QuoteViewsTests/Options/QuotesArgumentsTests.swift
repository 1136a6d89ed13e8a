import CommandLines
import Testing
import Texts

@testable import QuoteViews

struct QuotesArgumentsTests {
  private func offered(_ words: String...) -> Set<String> {
    Set(QuotesPlan.command.completion(of: words).candidates.map(\.text))
  }

  @Test("All offered values parse")
  func values() {
    for option in QuotesPlan.command.options where option.takesNextWord {
      for value in offered(option.name, "") {
        var plan = QuotesPlan()
        #expect(throws: Never.self, "\(option.name) \(value)") {
          try option.set(&plan, .text(value))
        }
      }
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
}
