import TestSupport
import Testing

@testable import TimerApp

struct CheckedSettingsTests {
  private static func settings(_ text: String?) throws -> (SoundPlaces, TemporaryFolder) {
    let folder = try TemporaryFolder()
    if let text { try folder.write(Array(text.utf8), to: "timer/config.toml") }
    return (SoundPlaces { $0 == "XDG_CONFIG_HOME" ? folder.path : nil }, folder)
  }

  @Test("A missing or empty file isn’t reported", arguments: [nil, "", "# none\n"])
  func empty(_ text: String?) throws {
    let (places, _) = try Self.settings(text)
    #expect(CheckedSettings(places).preferences.notes.isEmpty)
    #expect(Preferences(from: places).sound == nil)
  }

  @Test("A file without mistakes applies everywhere")
  func right() throws {
    let (places, folder) = try Self.settings("sound = 'gong'\n[pairs]\npairs = 8\n")
    #expect(CheckedSettings(places).preferences.notes.isEmpty)
    #expect(Preferences(from: places).sound == "gong")
    #expect(PairsPreferences(from: places).pairs == 8)
    folder.remove()
  }

  @Test(
    "With any mistake, the entire file is ignored, including by the game and the sound list",
    arguments: [
      "sound = 'gong'\nvolume = 'x'\n[pairs]\npairs = 8\n",
      "sound = 'gong'\nvolum = 5\n[pairs]\npairs = 8\n",
      "sound = 'gong'\n[pairs]\npairs = 8\nplayers = 3\n",
      "sound = 'gong'\n[pairs]\npairs = 8\n[",
    ])
  func wrong(_ text: String) throws {
    let (places, folder) = try Self.settings(text)
    let notes = CheckedSettings(places).preferences.notes
    #expect(notes.last?.hasSuffix("has mistakes, so it is ignored") == true)
    #expect(notes.count == 2 && Preferences(from: places).notes == notes)
    #expect(Preferences(from: places).sound == nil)
    #expect(PairsPreferences(from: places).pairs == nil)
    folder.remove()
  }
}
