import Countdowns
import Testing
import Texts

@testable import TimerApp

struct CommandNamesTests {
  @Test("The names are exactly those of the available commands")
  @MainActor
  func all() {
    let others = ["sounds", "config", "pairs", "clock", "help"]
    let commands = CommandNames.control.map(\.text)
    #expect(Set(CommandNames.all) == Set(commands + others))
    #expect(Set(CommandNames.all).count == CommandNames.all.count)
    #expect(CommandNames.all.allSatisfy { $0 == $0.lowercased() })
  }

  @Test("No command name can be parsed as a time", arguments: CommandNames.all)
  func notATime(_ name: String) {
    #expect(throws: ReadingError.self) { try Reading(words: [name]) }
  }

  @Test(
    "A misspelled command gets a suggestion",
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
    "Other words get no suggestion, only the error about the time",
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

  @Test("Help on an unknown command is an error")
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
