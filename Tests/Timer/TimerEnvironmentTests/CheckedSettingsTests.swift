import Pairs
import TestSupport
import Testing

@testable import TimerEnvironment
@testable import Timers

struct CheckedSettingsTests {
  private static func settings(_ text: String?) throws -> (TimerPaths, TemporaryFolder) {
    let folder = try TemporaryFolder()
    if let text { try folder.write(Array(text.utf8), to: "timer/config.toml") }
    return (TimerPaths { $0 == "XDG_CONFIG_HOME" ? folder.path : nil }, folder)
  }

  @Test("A missing or empty file isn’t reported", arguments: [nil, "", "# none\n"])
  func empty(_ text: String?) throws {
    let (paths, _) = try Self.settings(text)
    #expect(CheckedSettings(paths).preferences.notes.isEmpty)
    #expect(Preferences(from: paths).sound == nil)
  }

  @Test("A file without mistakes applies everywhere")
  func right() throws {
    let (paths, folder) = try Self.settings("sound = 'gong'\n[pairs]\npairs = 8\n")
    #expect(CheckedSettings(paths).preferences.notes.isEmpty)
    #expect(Preferences(from: paths).sound == "gong")
    #expect(CheckedSettings(paths).pairs.pairs == 8)
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
    let (paths, folder) = try Self.settings(text)
    let notes = CheckedSettings(paths).preferences.notes
    #expect(notes.last?.hasSuffix("has mistakes, so it is ignored") == true)
    #expect(notes.count == 2 && Preferences(from: paths).notes == notes)
    #expect(Preferences(from: paths).sound == nil)
    #expect(CheckedSettings(paths).pairs.pairs == nil)
    folder.remove()
  }

  @Test func brokenFilesAreNotedByName() throws {
    let folder = try TemporaryFolder()
    let paths = TimerPaths { ["XDG_CONFIG_HOME": folder.path][$0] }
    let path = folder.path + "/timer/config.toml"
    #expect(Preferences(from: paths) == Preferences())
    try folder.write(Array("sound = 'a'\n= 3".utf8), to: "timer/config.toml")
    let broken = Preferences(from: paths)
    let refusal = "\(path) has mistakes, so it is ignored"
    #expect(broken.notes == ["\(path): line 2: a key is missing", refusal])
    #expect(broken.sound == nil)
    try folder.write(Array("a = 1\nb = 1\nc = 1\nd = 1".utf8), to: "timer/config.toml")
    #expect(Preferences(from: paths).notes.count == 4)
    try folder.write(Array("volume = 7\ntenths = 3\n".utf8), to: "timer/config.toml")
    let half = Preferences(from: paths)
    #expect(half.volume == nil && half.notes.last == refusal, "nothing is half applied")
    #expect(Preferences(from: TimerPaths { _ in nil }) == Preferences())
  }
}
