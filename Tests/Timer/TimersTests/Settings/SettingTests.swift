import CommandLines
import Faces
import Settings
import TOML
import Testing
import TimerTestSupport

@testable import Timers

@Suite struct SettingTests {
  @Test(
    "A group has the options of all of its settings, in order", arguments: Setting.Group.allCases)
  func groups(group: Setting.Group) {
    let options = Setting.options(in: group, \Arguments.given).map(\.name)
    #expect(options == Setting.all.filter { $0.group == group }.flatMap(\.options).map(\.name))
    #expect(!options.isEmpty)
  }

  @Test("Every setting has an option of its name on the command line", arguments: Setting.all)
  func options(setting: Setting) {
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
