import Alarms
import Synth
import TestSupport
import Testing

@testable import ShapeApp

@Suite struct TimerAlarmTests {
  /// Reads a settings file with the given text.
  private static func alarm(_ text: String, in folder: TemporaryFolder) throws -> TimerAlarm {
    try folder.write(Array(text.utf8), to: ".config/timer/config.toml")
    return TimerAlarm { $0 == "HOME" ? folder.path : nil }
  }

  @Test("Without a file, the default sound rings at full volume")
  func standard() throws {
    let folder = try TemporaryFolder()
    for alarm in [TimerAlarm { $0 == "HOME" ? folder.path : nil }, TimerAlarm { _ in nil }] {
      #expect(alarm.sound == nil && alarm.volume == nil && !alarm.isMuted && alarm.note == nil)
      var note: String?
      #expect(alarm.defaultTrack(&note) == .builtIn(.standard) && note == nil)
    }
  }

  @Test("The file’s sound, volume and mute setting apply")
  func chosen() throws {
    let folder = try TemporaryFolder()
    let other = try #require(BuiltInSound.allCases.first { $0 != .standard })
    let alarm = try Self.alarm(
      "sound = \"\(other.rawValue)\"\nvolume = 40\nmute = true\nface = \"ring\"\n", in: folder)
    #expect(alarm.sound == other.rawValue && alarm.volume == 40 && alarm.isMuted)
    var note: String?
    #expect(alarm.defaultTrack(&note) == .builtIn(other) && note == nil)
    #expect(alarm.name == "~/.config/timer/config.toml")
  }

  @Test("If the file has an error, none of it applies and a note says so")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    let alarm = try Self.alarm("mute = true\nvolume = 400\n", in: folder)
    #expect(!alarm.isMuted && alarm.volume == nil)
    #expect(
      alarm.note
        == "~/.config/timer/config.toml: line 2: volume: a number from 0 to 100 is wanted, not 400")
  }

  @Test("A missing sound adds a note, and the default one rings")
  func gone() throws {
    let folder = try TemporaryFolder()
    let alarm = try Self.alarm("sound = \"/nowhere/x.wav\"\n", in: folder)
    var note: String?
    #expect(alarm.defaultTrack(&note) == .builtIn(.standard))
    #expect(
      note
        == "~/.config/timer/config.toml: /nowhere/x.wav can’t be read: No such file or directory")
  }

  @Test("The bell alone can be chosen")
  func bell() throws {
    let folder = try TemporaryFolder()
    let alarm = try Self.alarm("sound = \"none\"\n", in: folder)
    var note: String?
    #expect(alarm.defaultTrack(&note) == nil && note == nil)
  }

  @Test("XDG folders only count if they are absolute")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("volume = 7\n".utf8), to: "c/timer/config.toml")
    let variables = ["HOME": "/nowhere", "XDG_CONFIG_HOME": folder.path + "/c"]
    #expect(TimerAlarm { variables[$0] }.volume == 7)
    #expect(TimerAlarm { ["XDG_CONFIG_HOME": "c", "HOME": folder.path][$0] }.volume == nil)
    #expect(
      TimerAlarm { ["XDG_DATA_HOME": "/d"][$0] }.library.folder == "/d/timer/sounds")
  }
}
