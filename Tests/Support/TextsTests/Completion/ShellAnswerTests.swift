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

  @Test(
    "A name in which a shell could find a command gets no script",
    arguments: [
      "a;touch P;", "$(id)", "`id`", "a b", "a'b", "a\"b", "a\nb", "a&b", "a|b", "a>b", "a#b", "~a",
      "a*", "{a}", "a=b", "!a", "a\\b", "-a", "",
    ], CompletionScript.Shell.allCases)
  func hostile(_ name: String, _ shell: CompletionScript.Shell) {
    let words = ["--generate-completion-script", shell.rawValue]
    guard case .refused(let reason)? = ShellAnswer(to: words, completing: name, { _ in .init() })
    else {
      Issue.record("a script for \(name)")
      return
    }
    #expect(reason.contains("“\(name)”"))
  }

  @Test("Usual names get a script", arguments: ["timer", "shape-1.2", "g++", "t_2", "таймер"])
  func usual(_ name: String) { #expect(CompletionScript.accepts(name)) }

  @Test func unknownShell() {
    let words = "--generate-completion-script takes bash, zsh or fish, not “ksh”"
    #expect(Self.answer("--generate-completion-script", "ksh") == .refused(words))
    guard case .refused? = Self.answer("--generate-completion-script") else {
      Issue.record("a shell was made up")
      return
    }
  }
}
