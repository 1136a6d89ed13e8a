import Settings
import TestSupport
import Testing

@testable import TimerApp

struct SoundPlacesTests {
  private static func places(_ variables: [String: String]) -> SoundPlaces {
    SoundPlaces { variables[$0] }
  }

  @Test("The paths are below HOME unless XDG variables override them")
  func places() {
    let home = Self.places(["HOME": "/home/me"])
    #expect(home.sounds == "/home/me/.local/share/timer/sounds")
    #expect(home.settings == "/home/me/.config/timer/config.toml")
    let other = Self.places(["HOME": "/home/me/", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c/"])
    #expect(other.sounds == "/d/timer/sounds" && other.settings == "/c/timer/config.toml")
    #expect(other.home == "/home/me")
    let relative = Self.places(["HOME": "/h", "XDG_DATA_HOME": "d", "XDG_CONFIG_HOME": "./c"])
    #expect(relative.sounds == "/h/.local/share/timer/sounds")
    #expect(relative.settings == "/h/.config/timer/config.toml")
    #expect(Self.places([:]).settings == nil && Self.places(["HOME": "x"]).sounds == nil)
    #expect(Self.places(["HOME": "/"]).settings == "/.config/timer/config.toml")
  }

  @Test("Paths below the home directory start with a tilde")
  func said() {
    let places = Self.places(["HOME": "/home/me"])
    #expect(places.said("/home/me/.config/x") == "~/.config/x")
    #expect(places.said("/home/metoo/x") == "/home/metoo/x")
    #expect(Self.places([:]).said("/a") == "/a")
  }

  @Test("Saving the chosen sound keeps other settings")
  func choosing() throws {
    let folder = try TemporaryFolder()
    let places = Self.places(["HOME": folder.path])
    #expect(Preferences(from: places).sound == nil)
    #expect(try places.choose("gong") == "~/.config/timer/config.toml")
    #expect(Preferences(from: places).sound == "gong")
    try folder.write(Array("# mine\nsound = 'a' # x\n[t]\n".utf8), to: ".config/timer/config.toml")
    _ = try places.choose("My \"bell\"")
    #expect(
      folder.read(".config/timer/config.toml")
        == Array("# mine\nsound = \"My \\\"bell\\\"\" # x\n[t]\n".utf8))
  }

  @Test("Without a settings path nothing is saved, and a malformed file is unchanged")
  func refused() throws {
    #expect(throws: SettingsError.unwritable("neither HOME nor XDG_CONFIG_HOME is set")) {
      try Self.places([:]).choose("gong")
    }
    let folder = try TemporaryFolder()
    try folder.write(Array("sound = \n".utf8), to: "timer/config.toml")
    let places = Self.places(["XDG_CONFIG_HOME": folder.path])
    #expect(throws: SettingsError.self) { try places.choose("gong") }
    #expect(folder.read("timer/config.toml") == Array("sound = \n".utf8))
  }
}
