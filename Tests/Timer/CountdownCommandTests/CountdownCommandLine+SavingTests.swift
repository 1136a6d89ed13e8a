import Alarms
import CommandLines
import Synth
import Testing
import TimerTestSupport

@testable import CountdownCommand
@testable import Timers

struct CountdownCommandLineSavingTests {
  private func saved(_ words: [String]) throws -> NamedTimer {
    let arguments = try Arguments.read(words)
    return try NamedTimer(saving: arguments, TimerDefinition(arguments), nil, as: "x")
  }

  @Test(
    "Sounds that don’t exist are found before the timer is saved",
    arguments: [
      ["4m", "--sound", "nosuch"], ["25m=Work", "5m=Break,sound=nosuch"],
      ["4m", "--mark", "1m=sound:nosuch"], ["4m", "--sound", "/nowhere/at/all.wav"],
      ["25m=Work", "5m=Break", "--finally", "15m=Rest,sound=nosuch"],
    ])
  func missingSounds(words: [String]) throws {
    let timer = try saved(words)
    #expect(throws: SoundError.self) {
      try timer.checkSounds(in: SoundLibrary(folder: nil))
    }
  }

  @Test("Built-in sounds and none can be saved")
  func sounds() throws {
    let timer = try saved([
      "25m=Work,sound=none", "5m=Break,sound=tower", "--sound", "gong", "--mark", "1m=sound:glass",
    ])
    try timer.checkSounds(in: SoundLibrary(folder: nil))
  }
}
