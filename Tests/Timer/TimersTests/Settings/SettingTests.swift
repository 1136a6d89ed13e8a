import CommandLines
import Faces
import Settings
import TOML
import Testing
import TimerTestSupport

@testable import Timers

@Suite struct SettingTests {
  @Test("Every setting is in one group, in order")
  func groups() {
    for group in Preferences.SettingGroup.allCases {
      let keys = Set(Preferences.settings(in: group).map(\.key))
      let others = Preferences.SettingGroup.allCases.filter { $0 != group }
      #expect(!keys.isEmpty)
      #expect(keys.isDisjoint(with: others.flatMap { Preferences.settings(in: $0).map(\.key) }))
      #expect(
        Preferences.settings.map(\.key).filter(keys.contains)
          == Preferences.settings(in: group).map(\.key))
    }
    let all = Preferences.SettingGroup.allCases.flatMap { Preferences.settings(in: $0) }
    #expect(all.count == Preferences.settings.count)
  }

  @Test(
    "Every setting besides those of sharing has an option of its name on the command line",
    arguments: Preferences.settings.filter { $0.key.path.keys.count == 1 })
  func options(setting: Setting<Preferences>) {
    #expect(Arguments.command.names.contains("--\(setting.key.path)"))
  }

  @Test("A face and a direction can be given by name or by their own options")
  func shortcuts() throws {
    for face in Face.allCases {
      let named = try Arguments.read(["5m", "--face", face.rawValue]).given
      #expect(try named == Arguments.read(["5m", "--\(face.rawValue)"]).given)
    }
    for (name, option) in [("sweeping", "sweep"), ("filling", "fill"), ("unwinding", "unwind")] {
      let named = try Arguments.read(["5m", "--direction", name]).given
      #expect(try named == Arguments.read(["5m", "--\(option)"]).given)
    }
    #expect(
      Arguments.command.refusal(of: ["5m", "--face", "ring", "--pie"])?.contains("are two faces")
        == true)
  }
}
