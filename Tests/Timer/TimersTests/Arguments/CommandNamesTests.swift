import Countdowns
import Testing
import TimerTestSupport
import Texts

@testable import Timers

struct CommandNamesTests {
  @Test("The names are exactly those of the available commands")
  @MainActor
  func all() {
    let others = ["sounds", "config", "pairs", "clock", "doctor", "help"]
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
      (["hlep"], "help"), (["unti", "14:30"], "until"), (["untill", "fri", "9:00"], "until"),
    ])
  func misspelled(_ words: [String], _ right: String) {
    #expect(
      CommandNames.refusal(of: words)
        == "“\(words[0])” is neither a time nor a command; did you mean “\(right)”?")
  }

  @Test(
    "The misspelled name of a saved timer gets a suggestion, beside that of a command",
    arguments: [
      (["pomdoro"], "“pomodoro”"), (["taa"], "“tea”"), (["tae", "--ring"], "“tea” or “take”"),
      (["long", "brake"], "“Long break”"), (["puase"], "“pause”"),
    ])
  func saved(_ words: [String], _ near: String) {
    let timers =
      [NamedTimer(name: "tea", time: "4m"), NamedTimer(name: "Long break", time: "15m")]
      + NamedTimer.presets
    let typed = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    #expect(
      CommandNames.refusal(of: words, saved: timers)
        == "“\(typed)” is neither a time nor a command; did you mean \(near)?")
  }

  @Test(
    "A word that people try is neither a time nor a command, and has a command to use instead",
    arguments: CommandNames.meant.keys.sorted())
  func meant(_ word: String) throws {
    let use = try #require(CommandNames.meant[word])
    #expect(!CommandNames.isReserved(word))
    let refusal = CommandNames.refusal(of: [word, "tea"])
    #expect(refusal == "“\(word)” is neither a time nor a command; use \(use)")
    let first = use.prefix { $0 != " " && $0 != "," }
    let isOption = Arguments.command.names.contains(String(first))
    #expect(
      CommandNames.all.contains(String(first)) || isOption || use.hasPrefix("a time")
        || first == "--generate-completion-script")
    #expect(
      CommandNames.refusalOfHelp(["help", word], program: "timer")?.hasSuffix("; use \(use)")
        == true)
  }

  @Test("A leading “start” or “run” is skipped, unless a saved timer has such a name")
  func start() {
    let saved = [NamedTimer(name: "run far", time: "4m")]
    func words(_ words: [String]) -> [String] { CommandNames.withoutStart(words, saved: saved) }
    #expect(words(["start", "tea", "--ring"]) == ["tea", "--ring"])
    #expect(words(["run", "5m"]) == ["5m"])
    #expect(words(["run", "far"]) == ["run", "far"])
    #expect(words(["start"]) == ["start"] && words([]) == [])
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
      (["add", "tea", "+2m"], ["add", "2m", "tea"]), (["add", "+2m"], ["add", "2m"]),
      (["add", "+2m", "tea"], ["add", "2m", "tea"]), (["add", "-2m"], ["take", "2m"]),
      (["add", "tea", "-2m"], ["take", "2m", "tea"]),
      (["take", "-2m", "tea"], ["take", "2m", "tea"]),
      (["take", "+2m"], ["take", "2m"]), (["add", "--all", "2m"], ["add", "--all", "2m"]),
      (["help", "help"], ["help", "help"]), (["stop", "tea"], ["cancel", "tea"]),
      (["mqtt://b/hall", "--digits"], ["attach", "mqtt://b/hall", "--digits"]),
      (["add", "mqtt://b/hall", "2m"], ["add", "2m", "mqtt://b/hall"]),
      (["5m=Watch https://youtu.be/x"], ["5m=Watch https://youtu.be/x"]),
      (["--mark=1m=curl https://a.b/x", "5m"], ["--mark=1m=curl https://a.b/x", "5m"]),
    ])
  func spelledOut(words: [String], spelledOut: [String]) {
    #expect(CommandNames.spelledOut(words) == spelledOut)
  }

  @Test("Help on an unknown command is an error")
  func help() {
    #expect(
      CommandNames.refusalOfHelp(["help", "puase"], program: "timer")
        == "unknown command “puase”; did you mean “help pause”?")
    #expect(
      CommandNames.refusalOfHelp(["help", "nosuch"], program: "timer")
        == "unknown command “nosuch”; \(CalledName().text) --help-all lists all commands")
    let long = CommandNames.refusalOfHelp(
      ["help", String(repeating: "x", count: 5000)], program: "timer")
    #expect(long?.count ?? 0 < 200 && long?.contains("--help-all") == true)
    for words in [["help"], ["help", "pause"], ["help", "--ring"], ["puase"], []] {
      #expect(CommandNames.refusalOfHelp(words, program: "timer") == nil)
    }
  }
}
