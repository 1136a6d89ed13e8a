import ArgumentParser
import Testing
import Texts

@testable import TimerApp

struct ConfigSyntaxTests {
  private static func offered(_ words: String...) -> Completion {
    TimerSyntax.completion(of: ["config"] + words, sounds: [], devices: [])
  }

  @Test("Each command that is offered can be read, and takes what is offered after it")
  func commands() throws {
    for command in Self.offered("").candidates {
      #expect(ConfigSyntax.refusal(of: [command.text]) == nil)
      _ = try ConfigRoot.parseAsRoot(["config", command.text])
    }
    #expect(Self.offered("check", "").paths == .files)
    #expect(Self.offered("check", "a", "") == Completion())
    #expect(Self.offered("show", "") == Completion())
    #expect(Self.offered("path", "") == Completion())
  }

  @Test("It is offered where commands are, and for help")
  func parent() {
    for words in [[""], ["help", ""]] {
      let offered = TimerSyntax.completion(of: words, sounds: [], devices: [])
      #expect(offered.candidates.contains { $0.text == "config" })
    }
  }

  @Test("An unknown command is named, with the near one or with all")
  func refusals() {
    #expect(
      ConfigSyntax.refusal(of: ["chek"])
        == "unknown command “config chek”; did you mean “config check”?")
    #expect(
      ConfigSyntax.refusal(of: ["5m"]) == "config takes path, show, check or edit, not “5m”")
    #expect(ConfigSyntax.refusal(of: []) == nil && ConfigSyntax.refusal(of: ["--help"]) == nil)
  }
}
