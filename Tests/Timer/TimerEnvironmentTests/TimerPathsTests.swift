import Settings
import TestSupport
import Testing

@testable import TimerEnvironment
@testable import Timers

struct TimerPathsTests {
  private static func paths(_ variables: [String: String]) -> TimerPaths {
    TimerPaths { variables[$0] }
  }

  @Test("The paths are below HOME unless XDG variables override them")
  func paths() {
    let home = Self.paths(["HOME": "/home/me"])
    #expect(home.sounds == "/home/me/.local/share/timer/sounds")
    #expect(home.settings == "/home/me/.config/timer/config.toml")
    let other = Self.paths(["HOME": "/home/me/", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c/"])
    #expect(other.sounds == "/d/timer/sounds" && other.settings == "/c/timer/config.toml")
    #expect(other.home == "/home/me")
    let relative = Self.paths(["HOME": "/h", "XDG_DATA_HOME": "d", "XDG_CONFIG_HOME": "./c"])
    #expect(relative.sounds == "/h/.local/share/timer/sounds")
    #expect(relative.settings == "/h/.config/timer/config.toml")
    #expect(Self.paths([:]).settings == nil && Self.paths(["HOME": "x"]).sounds == nil)
    #expect(Self.paths(["HOME": "/"]).settings == "/.config/timer/config.toml")
  }

  @Test("Paths below the home directory start with a tilde")
  func said() {
    let paths = Self.paths(["HOME": "/home/me"])
    #expect(paths.said("/home/me/.config/x") == "~/.config/x")
    #expect(paths.said("/home/metoo/x") == "/home/metoo/x")
    #expect(Self.paths([:]).said("/a") == "/a")
  }

  @Test("Saving the chosen sound keeps other settings")
  func choosing() throws {
    let folder = try TemporaryFolder()
    let paths = Self.paths(["HOME": folder.path])
    #expect(Preferences(from: paths).sound == nil)
    #expect(try paths.choose("gong") == "~/.config/timer/config.toml")
    #expect(Preferences(from: paths).sound == "gong")
    try folder.write(Array("# mine\nsound = 'a' # x\n[t]\n".utf8), to: ".config/timer/config.toml")
    _ = try paths.choose("My \"bell\"")
    #expect(
      folder.read(".config/timer/config.toml")
        == Array("# mine\nsound = \"My \\\"bell\\\"\" # x\n[t]\n".utf8))
  }

  @Test("Without a settings path nothing is saved, and a malformed file is unchanged")
  func refused() throws {
    #expect(throws: SettingsError.unwritable("neither HOME nor XDG_CONFIG_HOME is set")) {
      try Self.paths([:]).choose("gong")
    }
    let folder = try TemporaryFolder()
    try folder.write(Array("sound = \n".utf8), to: "timer/config.toml")
    let paths = Self.paths(["XDG_CONFIG_HOME": folder.path])
    #expect(throws: SettingsError.self) { try paths.choose("gong") }
    #expect(folder.read("timer/config.toml") == Array("sound = \n".utf8))
  }
}
