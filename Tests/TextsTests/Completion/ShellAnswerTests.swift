import Testing

import Texts

struct ShellAnswerTests {
  private static func answer(_ words: String...) -> ShellAnswer? {
    ShellAnswer(to: words, completing: "count-down") {
      Completion([.init($0.joined(separator: "+"))])
    }
  }

  @Test("A script asks with the words before the cursor")
  func words() {
    #expect(Self.answer("---complete", "5m", "--ri") == .text("5m+--ri"))
    #expect(Self.answer("5m") == nil && Self.answer() == nil)
  }

  @Test("Each shell has a script for the name", arguments: CompletionScript.Shell.allCases)
  func scripts(_ shell: CompletionScript.Shell) {
    for words in [
      ["--generate-completion-script", shell.rawValue], ["--generate-completion-script=\(shell)"],
    ] {
      guard
        case .text(let script)? = ShellAnswer(to: words, completing: "count-down", { _ in .init() })
      else {
        Issue.record("no script for \(shell)")
        continue
      }
      #expect(script.contains("count-down") && script.contains("_count_down"))
      #expect(!script.contains("COMMAND") && !script.contains("FUNCTION"))
    }
  }

  @Test func unknownShell() {
    let words = "--generate-completion-script takes bash, zsh or fish, not “ksh”"
    #expect(Self.answer("--generate-completion-script", "ksh") == .unknownShell(words))
    guard case .unknownShell? = Self.answer("--generate-completion-script") else {
      Issue.record("a shell was made up")
      return
    }
  }
}
