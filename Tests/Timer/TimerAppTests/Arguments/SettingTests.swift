import CommandLines
import Faces
import Settings
import TOML
import Testing

@testable import TimerApp
@testable import TimerPrograms
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

  @Test("Every setting of the game has an option of its name")
  func gameOptions() {
    // The count of players is --two, and the name is asked for after a game.
    let others: Set = ["pairs.players", "pairs.name"]
    for key in PairsSettings.keys.map(\.path.description) where !others.contains(key) {
      #expect(PairsArguments.command.names.contains("--\(key.dropFirst("pairs.".count))"), "\(key)")
    }
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
