import ArgumentParser
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
}
