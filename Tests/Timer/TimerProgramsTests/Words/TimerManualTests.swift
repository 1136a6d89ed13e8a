import CommandLines
import Pairs
import Programs
import Settings
import Synth
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

/// The lists of the manual pages follow from the declarations; `make man` writes them.
struct TimerManualTests {
  @Test("The manual page of the program")
  func program() throws {
    var parts = merged(
      Arguments.command.manual(of: "timer"), PairsArguments.command.manual(of: "timer"),
      SoundsArguments.command.manual(of: "timer"), ExportArguments.command.manual(of: "timer"),
      DevicesArguments.command.manual(of: "timer"),
      DoctorArguments.command.manual(of: "timer"))
    // The options of the terminal are those of the countdown.
    for command in ["pairs", "sounds"] { parts["options: timer \(command), Terminal"] = nil }
    parts["keys: timer"] = [
      KeyHelp(documenting: CountdownProgram.keyMaps).manual,
      KeyHelp(documenting: AppKeys.own).manual, KeyHelp(documenting: PairsProgram.keyMaps).manual,
      KeyHelp(documenting: ClockProgram.keyMaps).manual,
    ].joined(separator: "\n")
    parts["sounds: timer"] = BuiltInSound.allCases.map { sound in
      let phone = sound.phoneSound.map { "; \($0.name) or \($0.number)" } ?? ""
      return ".It Li \(sound.rawValue)\n\(sound.summary)\(phone)"
    }.joined(separator: "\n")
    try expectManual("man/timer.1", parts)
  }

  @Test("The manual page of the commands for running timers")
  func control() throws {
    var parts = merged(
      try #require(ControlVerb.named("pause")).command.manual(of: "timer"),
      ListTimersArguments.command.manual(of: "timer"),
      StatusArguments.command.manual(of: "timer"), AttachArguments.command.manual(of: "timer"),
      ShareArguments.command.manual(of: "timer"),
      DashboardArguments.command.manual(of: "timer"), WaitArguments.command.manual(of: "timer"),
      ResumeArguments.command.manual(of: "timer"), HistoryArguments.command.manual(of: "timer"))
    for command in ["attach", "dashboard"] { parts["options: timer \(command), Terminal"] = nil }
    parts["keys: timer dashboard"] = KeyHelp(documenting: DashboardKeys.own).manual
    try expectManual("man/timer-control.1", parts)
  }

  @Test("The manual page of the settings")
  func settings() throws {
    func items(_ keys: [SettingsKey]) -> String { keys.map(\.manual).joined(separator: "\n") }
    var parts = [
      "settings: timers": items(NamedTimer.keys), "settings: pairs": items(PairsPreferences.keys),
      "settings: theme": items(CardTheme.keys),
    ]
    for group in Preferences.SettingGroup.allCases {
      parts["settings: \(group)"] = items(Preferences.settings(in: group).map(\.key))
    }
    try expectManual("man/timer-config.5", parts)
  }

  private func merged(_ parts: [String: String]...) -> [String: String] {
    parts.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
