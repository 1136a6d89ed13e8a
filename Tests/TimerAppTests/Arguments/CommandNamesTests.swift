import Countdowns
import Testing
import Texts

@testable import TimerApp

struct CommandNamesTests {
  @Test("They are the commands that are run, each once")
  @MainActor
  func all() {
    let others = ["sounds", "config", "pairs", "help"]
    let commands = CommandNames.control.map(\.text)
    #expect(Set(CommandNames.all) == Set(commands + others))
    #expect(Set(CommandNames.all).count == CommandNames.all.count)
    #expect(CommandNames.all.allSatisfy { $0 == $0.lowercased() })
  }

  @Test("No command can be read as a time", arguments: CommandNames.all)
  func notATime(_ name: String) {
    #expect(throws: ReadingError.self) { try Reading(words: [name]) }
  }

  @Test(
    "A command that is nearly right is named",
    arguments: [
      (["puase"], "pause"), (["lits"], "list"), (["cancle", "tea"], "cancel"),
      (["Histroy"], "history"), (["cancle", "--all"], "cancel"), (["sonds", "play"], "sounds"),
      (["hlep"], "help"),
    ])
  func misspelled(_ words: [String], _ right: String) {
    #expect(
      CommandNames.refusal(of: words)
        == "“\(words[0])” is neither a time nor a command; did you mean “\(right)”?")
  }

  @Test(
    "Words that aren't near stay what they are: times with a mistake",
    arguments: [["violin"], ["us"], ["5x"], ["5m", "puase"], ["up", "x"], ["noon"], [""]])
  func others(_ words: [String]) {
    #expect(CommandNames.refusal(of: words) == nil)
  }

  @Test(
    "Other words for commands are spelled out, and “help” reads nothing after an option",
    arguments: [
      (["help", "up", "--"], ["up", "--help"]), (["help", "up", "--on-end"], ["up", "--help"]),
      (["help", "cancel", "--", "tea"], ["cancel", "--help"]),
      (["help", "sounds", "play"], ["sounds", "play", "--help"]),
      (["+2m", "tea"], ["add", "2m", "tea"]), (["+2m"], ["add", "2m"]), (["+x"], ["+x"]),
      (["help", "help"], ["help", "help"]), (["stop", "tea"], ["cancel", "tea"]),
    ])
  func spelledOut(words: [String], spelledOut: [String]) {
    #expect(CommandNames.spelledOut(words) == spelledOut)
  }

  @Test("Help on what isn’t a command says so")
  func help() {
    #expect(
      CommandNames.refusalOfHelp(["help", "puase"])
        == "unknown command “puase”; did you mean “help pause”?")
    #expect(
      CommandNames.refusalOfHelp(["help", "nosuch"])
        == "unknown command “nosuch”; \(CalledName.text) --help-all lists all commands")
    let long = CommandNames.refusalOfHelp(["help", String(repeating: "x", count: 5000)])
    #expect(long?.count ?? 0 < 200 && long?.contains("--help-all") == true)
    for words in [["help"], ["help", "pause"], ["help", "--ring"], ["puase"], []] {
      #expect(CommandNames.refusalOfHelp(words) == nil)
    }
  }
}
