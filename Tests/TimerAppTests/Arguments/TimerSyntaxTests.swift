import ArgumentParser
import Reports
import Testing
import Texts

@testable import TimerApp

struct TimerSyntaxTests {
  /// The options in the help of a command, each with whether a value follows.
  private static func options(of help: String) -> [String: Bool] {
    var options: [String: Bool] = [:]
    for line in help.split(separator: "\n") {
      guard let list = line.prefixMatch(of: /\ \ ((-\w, )?--[a-z][^ ]*)( <)?/) else { continue }
      for name in list.output.1.split(whereSeparator: { "/, ".contains($0) }) {
        options[String(name)] = list.output.3 != nil
      }
      for name in list.output.1.matches(of: /--[a-z-]+/) {
        options[String(name.output)] = list.output.3 != nil
      }
    }
    return options
  }

  private static func options(of syntax: [OptionSyntax]) -> [String: Bool] {
    var options: [String: Bool] = [:]
    for option in syntax {
      for name in [option.name, option.short].compactMap({ $0 }) {
        options[name] = option.takesNextWord
      }
    }
    return options
  }

  @Test("It has the options that the argument parser has")
  func sameOptions() {
    let parsed = Self.options(of: Arguments.helpMessage(columns: 200))
    #expect(parsed.count > 30)
    #expect(Self.options(of: TimerSyntax.command().options) == parsed)
  }

  @Test(
    "The commands for sounds and settings have theirs too",
    arguments: [
      ("sounds", SoundsArguments.helpMessage(columns: 200)),
      ("sounds play", PlayArguments.helpMessage(columns: 200)),
      ("sounds export", ExportArguments.helpMessage(columns: 200)),
      ("sounds devices", DevicesArguments.helpMessage(columns: 200)),
      ("pairs", PairsArguments.helpMessage(columns: 200)),
      ("config", ConfigArguments.helpMessage(columns: 200)),
      ("config path", ConfigPathArguments.helpMessage(columns: 200)),
      ("config show", ConfigShowArguments.helpMessage(columns: 200)),
      ("config check", ConfigCheckArguments.helpMessage(columns: 200)),
      ("config edit", ConfigEditArguments.helpMessage(columns: 200)),
    ])
  func commands(_ line: String, _ help: String) {
    let words = line.split(separator: " ").map(String.init)
    let offered = TimerSyntax.completion(of: words + ["-"], sounds: [], devices: [])
    #expect(Set(offered.candidates.map(\.text)) == Set(Self.options(of: help).keys))
  }

  @Test("Exactly the commands for running timers are offered, with their options")
  func controlCommands() {
    let commands = ControlRoot.configuration.subcommands
    #expect(ControlSyntax.commands.map(\.text) == commands.map { $0._commandName })
    for command in commands {
      let name = command._commandName
      let parsed = Self.options(of: command.helpMessage(columns: 200))
      #expect(Self.options(of: ControlSyntax.options(of: name)) == parsed, "\(name)")
    }
  }

  @Test("Options that exclude each other aren’t offered together")
  func exclusions() {
    let pairs = [
      ("--json", "--format"), ("--json", "--detach"), ("--format", "--detach"),
      ("--every", "--detach"), ("--app", "--rounds"), ("--app", "--on-end"), ("--app", "--json"),
      ("--detach", "--stats"),
    ]
    for (one, other) in pairs {
      for (typed, missing) in [(one, other), (other, one)] {
        let value = TimerSyntax.valued.contains(typed) ? ["x"] : []
        let offered = Self.offered(["5m", typed] + value + ["-"])
        #expect(!offered.isEmpty && !offered.contains(missing), "\(typed), \(missing)")
      }
    }
    #expect(Self.offered(["5m", "--mark", "1m=true", "--"]).contains("--mark"))
    #expect(!Self.offered(["5m", "--on-end", "true", "--"]).contains("--on-end"))
  }

  @Test("The values of --format and --every can be read")
  func values() throws {
    for format in Self.offered(["5m", "--format", ""]) { _ = try ReportFormat(named: format) }
    for interval in Self.offered(["5m", "--every", ""]) { _ = try ReportCadence(interval) }
    #expect(Self.offered(["5m", "--format", ""]).count > BarFormat.allCases.count)
    #expect(TimerSyntax.completion(of: ["--plan", ""], sounds: [], devices: []).paths == .files)
  }

  @Test("The words of a command that follows are files")
  func command() {
    for words in [["5m", "--", ""], ["5m", "--", "make", "--"], ["up", "--to", "5m", "--", "-"]] {
      let offered = TimerSyntax.completion(of: words, sounds: [], devices: [])
      #expect(offered == Completion(paths: .files), "\(words)")
    }
    #expect(Self.offered(["--", ""]) == ["until"], "words behind it are a time")
  }

  private static func offered(_ words: [String]) -> [String] {
    TimerSyntax.completion(of: words, sounds: [], devices: []).candidates.map(\.text)
  }
}
