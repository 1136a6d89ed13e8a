import CommandLines
import Countdowns
import Faces
import Testing
import TimerTestSupport

@testable import Timers

struct SavedTimerTests {
  private static let timers = [
    NamedTimer(name: "Green Tea", time: "4m", face: .pie, sound: "gong"),
    NamedTimer(name: "90", time: "1h"), NamedTimer(name: "Lunch", time: "until 12:30"),
    NamedTimer(
      name: "Focus", time: "25m=Work 5m=Break", rounds: 4, finalStep: "15m=Long break",
      marks: ["1m=sound:bell"]),
  ]

  private func settings(_ words: String..., file: Preferences = Preferences()) throws
    -> CountdownSettings
  {
    let arguments = try Arguments.read(words)
    let timer = try #require(NamedTimer.named(arguments.words, among: Self.timers))
    var settings = CountdownSettings(arguments, reading: try timer.plan().reading)
    settings.savedTimer = timer
    settings.apply(file)
    return settings
  }

  @Test("In the app, the name, the face and the sound apply only to the timer's own tab")
  func app() throws {
    let settings = try settings("green", "tea", "--app")
    #expect(settings.name == nil && settings.look.face == .bar)
    #expect(settings.alarm.chosenSound == nil)
  }

  @Test("A name starts a timer with its time, name, face and sound")
  func name() throws {
    let settings = try settings("green", "tea")
    #expect(settings.reading == .span(.seconds(240), hint: nil) && settings.name == "Green Tea")
    #expect(settings.look.face == .pie && !settings.look.faceIsNamed)
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
    #expect(
      settings.look.face == .ring && settings.name == "Mine" && settings.alarm.sound == .bellOnly)
  }

  @Test("A timer’s colors for the end precede those of the settings, and options precede both")
  func warnings() throws {
    var file = Preferences()
    file.warnings = [try Warning("9m=blue")]
    func colors(_ words: String...) throws -> [String] {
      let arguments = try Arguments.read(words)
      let timer = NamedTimer(name: "Tea", time: "4m", warnings: ["1m=red"])
      var settings = CountdownSettings(arguments, reading: try timer.plan().reading)
      if words[0] == "tea" { settings.savedTimer = timer }
      settings.apply(file)
      return settings.definition.warnings.map(\.text)
    }
    #expect(try colors("tea") == ["1m=red"])
    #expect(try colors("tea", "--warn", "2m=pink") == ["2m=pink"])
    #expect(try colors("4m") == ["9m=blue"])
  }

  private func changed(_ words: String...) throws -> NamedTimer.Plan {
    let arguments = try Arguments.read(words)
    let timer = try #require(NamedTimer.named(arguments.words, among: Self.timers))
    return try timer.changed(by: TimerDefinition(arguments), arguments).plan()
  }

  @Test("Options override the rounds, the last step and the marks")
  func steps() throws {
    let plain = try changed("focus")
    #expect(plain.routine?.count == 8 && plain.routine?.total == .seconds(130 * 60))
    #expect(plain.reading == .span(.seconds(1500), hint: nil))
    #expect(plain.marks == [Mark(.left(.seconds(60)), .sound("bell"))])
    let other = try changed(
      "focus", "--rounds", "2", "--finally", "20m=Walk", "--wait", "--mark", "50%=say:half")
    #expect(other.routine?.count == 4 && other.routine?.waits == true && other.marks == [])
    #expect(other.routine?.finalStep == Step(label: "Walk", length: .seconds(1200)))
    #expect(try changed("green tea", "--rounds", "3").routine?.count == 3)
    #expect(throws: NamedTimerError.self) { try changed("lunch", "--rounds", "3") }
  }

  @Test("Words that parse as a time aren’t names, and unknown names match no timer")
  func others() {
    for words in [["90"], ["5m"], ["Coffee"], ["5m=Lunch"], []] {
      #expect(NamedTimer.named(words, among: Self.timers) == nil)
    }
    #expect(NamedTimer.named(["lunch"], among: Self.timers) != nil)
  }

  @Test("A pomodoro is built in, and a saved timer of that name replaces it")
  func presets() throws {
    var preferences = Preferences()
    let preset = try #require(NamedTimer.named(["Pomodoro"], among: preferences.timersAndPresets))
    let routine = try #require(try preset.plan().routine)
    #expect(routine.count == 8 && routine.total == .seconds(130 * 60))
    #expect(routine[7] == Step(label: "Long break", length: .seconds(900)))
    preferences.timers = [NamedTimer(name: "Pomodoro", time: "50m=Work 10m=Break")]
    #expect(preferences.timersAndPresets == preferences.timers)
  }
}
