import ArgumentParser
import Countdowns
import Faces
import Testing

@testable import TimerApp

struct KeptTimerTests {
  private static let timers = [
    NamedTimer(name: "Green Tea", time: "4m", face: .pie, sound: "gong"),
    NamedTimer(name: "90", time: "1h"), NamedTimer(name: "Lunch", time: "until 12:30"),
  ]

  private func kept(_ words: String...) throws -> CountdownSettings? {
    KeptTimer(try Arguments.parse(ArgumentPreparation.prepare(words)), Self.timers)?.settings
  }

  @Test("A name starts a timer with its time, name, face and sound")
  func name() throws {
    let settings = try #require(try kept("green", "tea"))
    #expect(settings.reading == .span(.seconds(240), hint: nil) && settings.name == "Green Tea")
    #expect(settings.face == .pie && settings.faceIsNamed && settings.alarm.sound == .named("gong"))
  }

  @Test("Options count more")
  func options() throws {
    let settings = try #require(
      try kept("Green Tea", "--ring", "--name", "Mine", "--sound", "none"))
    #expect(settings.face == .ring && settings.name == "Mine" && settings.alarm.sound == .bellOnly)
  }

  @Test("Words that can be read as a time stay one, and others name no timer")
  func others() throws {
    #expect(try kept("90") == nil && kept("5m") == nil && kept("Coffee") == nil)
    #expect(try kept("lunch") != nil)
  }
}
