import TestSupport
import Testing

@testable import QuotesCommand

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
    }
  }

  @Test("The file’s sound, volume and mute setting apply")
  func chosen() throws {
    let folder = try TemporaryFolder()
    let alarm = try Self.alarm(
      "sound = \"gong\"\nvolume = 40\nmute = true\nface = \"ring\"\n", in: folder)
    #expect(alarm.sound == "gong" && alarm.volume == 40 && alarm.isMuted)
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

  @Test("XDG folders only count if they are absolute")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("volume = 7\n".utf8), to: "c/timer/config.toml")
    let variables = ["HOME": "/nowhere", "XDG_CONFIG_HOME": folder.path + "/c"]
    #expect(TimerAlarm { variables[$0] }.volume == 7)
    #expect(TimerAlarm { ["XDG_CONFIG_HOME": "c", "HOME": folder.path][$0] }.volume == nil)
  }
}
