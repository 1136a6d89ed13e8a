import ArgumentParser
import Testing

@testable import TimerApp

@MainActor
struct ConfigArgumentsTests {
  @Test("Only lines that begin with the word are these commands")
  func words() {
    for line in [["config"], ["config", "show"], ["help", "config", "check"]] {
      #expect(ConfigCommand.isMeant(by: line))
    }
    for line in [[], ["5m"], ["5m", "--name", "config"], ["help"], ["--", "config"]] {
      #expect(!ConfigCommand.isMeant(by: line))
    }
  }

  @Test("Options reach the command that they are typed for")
  func options() throws {
    #expect(try ConfigRoot.parseAsRoot(["config", "path"]) is ConfigPathArguments)
    #expect(try ConfigRoot.parseAsRoot(["config", "edit"]) is ConfigEditArguments)
    #expect(try ConfigRoot.parseAsRoot(["config"]) is ConfigArguments)
    let show = try ConfigRoot.parseAsRoot(["config", "show", "--json"]) as? ConfigShowArguments
    #expect(show?.json == true)
    let check = try ConfigRoot.parseAsRoot(["config", "check", "a"]) as? ConfigCheckArguments
    #expect(check?.file == "a")
  }

  @Test(
    "What can't be meant is refused with words",
    arguments: [
      (["path", "a"], "a"), (["check", "a", "b"], "b"), (["edit", "--json"], "--json"),
    ])
  func refusals(_ line: [String], _ words: String) throws {
    let error = try #require(throws: (any Error).self) {
      try ConfigRoot.parseAsRoot(["config"] + line)
    }
    #expect(ConfigRoot.message(for: error).contains(words))
    #expect(ConfigRoot.exitCode(for: error) == .validationFailure)
  }

  @Test("The commands are in the program's help")
  func help() {
    for line in ["--plan FILE", "pairs [options]", "config path|show|check|edit", "help COMMAND"] {
      #expect(Arguments.helpMessage().contains(line), "\(line)")
    }
    #expect(HelpText(name: "timer").text.contains("timer config edit"))
    #expect(ConfigArguments.helpMessage().contains("config.toml"))
  }
}
