import Synth
import Testing
import TimerTestSupport

@testable import Timers

struct AlarmSettingsTests {
  static func settings(_ typed: String...) throws -> AlarmSettings {
    let arguments = try Arguments.read(["5m"] + typed)
    var settings = CountdownSettings(arguments, reading: nil)
    settings.apply(Preferences())
    return settings.alarm
  }

  @Test func everything() throws {
    let settings = try Self.settings(
      "--sound", "tower", "--say", "Tea", "--volume", "50", "--fade=10s", "--repeat", "3",
      "--device", "hw:0", "--mute", "--no-notify", "--snooze=9m", "--alarm-limit", "1m",
      "--tick=10s")
    #expect(settings.sound == .named("tower") && settings.speech == "Tea")
    #expect(settings.volume.percent == 50 && settings.fade == .seconds(10) && settings.rounds == 3)
    #expect(settings.device == "hw:0" && settings.isMuted && !settings.notifies)
    #expect(settings.snooze == .seconds(540) && settings.limit == .seconds(60))
    #expect(settings.ticks == .last(.seconds(10)))
  }

  @Test func usual() throws {
    #expect(try Self.settings() == AlarmSettings())
    #expect(try Self.settings("--tick").ticks == .all)
    #expect(try Self.settings("--sound", "none").sound == .bellOnly)
    #expect(try Self.settings("--say", " ").speech == nil)
    #expect(try Self.settings("--once") == Self.settings("--repeat", "1"))
  }

  @Test(
    "Without a display, only a requested sound is audible",
    arguments: [
      ([], false), (["--mute"], false), (["--volume=3"], false), (["--tick"], false),
      (["--sound=tower"], true), (["--sound=none"], true), (["--say=x"], true),
      (["--repeat=2"], true), (["--once"], true),
    ])
  func asked(_ typed: [String], _ isAskedFor: Bool) throws {
    let arguments = try Arguments.read(["5m"] + typed)
    #expect(arguments.alarm.isAskedFor == isAskedFor)
    #expect(arguments.alarm.mustSound == isAskedFor)
  }

  @Test("Speech and short sounds don't fade in, unless a fade is requested")
  func fade() throws {
    #expect(AlarmSettings().fade(rounds: nil) == .seconds(4))
    #expect(AlarmSettings().fade(rounds: 2) == .zero)
    #expect(AlarmSettings(speech: "Tea").fade(rounds: nil) == .zero)
    #expect(AlarmSettings(fade: .seconds(9)).fade(rounds: 1) == .seconds(9))
    #expect(try Self.settings("--no-fade").fade(rounds: nil) == .zero)
    #expect(try Self.settings("--fade", "0").fade(rounds: nil) == .zero)
  }
}
