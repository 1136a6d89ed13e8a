import CommandLines
import Testing
import TimerTestSupport
import Texts

@testable import Timers

struct ConfigArgumentsTests {
  @Test("Options apply to the command that they follow")
  func options() throws {
    #expect(try ConfigShowArguments.command.read(["--json"]).json)
    #expect(try ConfigCheckArguments.command.read(["a"]).file == "a")
  }

  @Test("Invalid arguments are rejected with a message")
  func refusals() {
    #expect(ConfigArguments.path.refusal(of: ["a"]) == "unexpected argument “a”")
    #expect(ConfigCheckArguments.command.refusal(of: ["a", "b"]) == "unexpected argument “b”")
    #expect(
      ConfigArguments.edit.refusal(of: ["--json"])
        == "unknown option “--json”; timer config edit --help lists all options")
  }

  @Test("The program's help lists the commands")
  func help() {
    let help = Arguments.command.help(program: "timer")
    for line in ["--plan FILE", "pairs [options]", "config path|show|check|edit", "help COMMAND"] {
      #expect(help.contains(line), "\(line)")
    }
    #expect(TimerHelp(name: "timer").text.contains("timer config edit"))
    #expect(ConfigArguments.command.help(program: "timer").contains("config.toml"))
  }

  private static func offered(_ words: String...) -> Completion {
    ConfigArguments.completion(of: words)
  }

  @Test("Each completed command exists, and accepts its completed arguments")
  func commands() {
    for command in Self.offered("").candidates {
      #expect(ConfigArguments.refusal(of: [command.text]) == nil)
    }
    #expect(Self.offered("").candidates.count == 4)
    #expect(Self.offered("check", "").paths == .files)
    #expect(Self.offered("check", "a", "") == Completion())
    #expect(Self.offered("show", "") == Completion())
    #expect(Self.offered("path", "") == Completion())
  }

  @Test("The error for an unknown command suggests the nearest one, or lists all")
  func unknown() {
    #expect(
      ConfigArguments.refusal(of: ["chek"])
        == "unknown command “config chek”; did you mean “config check”?")
    #expect(
      ConfigArguments.refusal(of: ["5m"]) == "config takes path, show, check or edit, not “5m”")
    #expect(
      ConfigArguments.refusal(of: []) == nil && ConfigArguments.refusal(of: ["--help"]) == nil)
  }
}
