import Countdowns
import Faces
import Testing

@testable import TimerApp

struct SavedTimerTests {
  private static let timers = [
    NamedTimer(name: "Green Tea", time: "4m", face: .pie, sound: "gong"),
    NamedTimer(name: "90", time: "1h"), NamedTimer(name: "Lunch", time: "until 12:30"),
  ]

  private func settings(_ words: String..., file: Preferences = Preferences()) throws
    -> CountdownSettings
  {
    let arguments = try Arguments.read(words)
    let (timer, reading) = try #require(NamedTimer.named(arguments.words, among: Self.timers))
    var settings = CountdownSettings(arguments, reading: reading)
    settings.apply(file)
    settings.take(timer)
    return settings
  }

  @Test("A name starts a timer with its time, name, face and sound")
  func name() throws {
    let settings = try settings("green", "tea")
    #expect(settings.reading == .span(.seconds(240), hint: nil) && settings.name == "Green Tea")
    #expect(settings.face == .pie && !settings.faceIsNamed)
    #expect(settings.alarm.chosenSound == "gong" && !settings.alarm.isAskedFor)
  }

  @Test("A timer’s own sound doesn’t override mute in the settings file")
  func mute() throws {
    var file = Preferences()
    file.isMuted = true
    #expect(try settings("green", "tea", file: file).alarm.isMuted)
  }

  @Test("Options override the timer’s settings")
  func options() throws {
    let settings = try settings("Green Tea", "--ring", "--name", "Mine", "--sound", "none")
    #expect(settings.face == .ring && settings.name == "Mine" && settings.alarm.sound == .bellOnly)
  }

  @Test("Words that parse as a time aren’t names, and unknown names match no timer")
  func others() {
    for words in [["90"], ["5m"], ["Coffee"], []] {
      #expect(NamedTimer.named(words, among: Self.timers) == nil)
    }
    #expect(NamedTimer.named(["lunch"], among: Self.timers) != nil)
  }
}
