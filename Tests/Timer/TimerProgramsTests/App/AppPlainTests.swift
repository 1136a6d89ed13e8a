import Clocks
import Countdowns
import Programs
import Settings
import TOML
import TerminalCodes
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

/// The input and output of the plain app.
struct AppPlainTests {
  private struct Talk {
    var tester: AppFixture.Tester

    init(_ preferences: Preferences = Preferences(), isStream: Bool = false) {
      var program = AppFixture.program(preferences)
      program.plain = PlainPrompt(isStream: isStream)
      tester = ProgramTester(program, isVisible: false)
    }

    /// Types a line and returns the output.
    mutating func type(_ line: String) -> [String] {
      tester.type(line)
      tester.press("enter")
      return said()
    }

    /// Returns the output since the last call.
    mutating func said() -> [String] {
      tester.claimAll().compactMap { if case .say(let words) = $0 { words } else { nil } }
    }

    mutating func wait(_ seconds: Int) -> [String] {
      tester.advance(by: .seconds(seconds))
      return said()
    }
  }

  @Test("A timer starts, and its marks and its end are announced")
  func story() {
    var talk = Talk()
    #expect(talk.said() == ["Type a time such as 5m, or help."])
    #expect(talk.type("5m as Tea") == ["Tea: 5 min · ends 12:05:00"])
    #expect(talk.wait(59) == [])
    #expect(talk.wait(1) == ["Tea: 4 min left"])
    #expect(talk.type("pause") == ["paused, 4 min left"])
    #expect(talk.wait(600) == [])
    #expect(talk.type("pause") == ["It is already paused."])
    #expect(talk.type("resume") == ["4 min left, ends 12:15:00"])
    #expect(talk.type("add 1m") == ["5 min left, ends 12:16:00"])
    #expect(talk.wait(300).last == "Tea: time’s up. Type stop to stop the alarm.")
    #expect(talk.type("status") == ["1 Tea: time’s up"])
    #expect(talk.type("stop") == ["stopped"])
    #expect(talk.type("stop") == ["No alarm is ringing."])
  }

  @Test("After the end of its input, the app waits for its timers, and their alarms ring once")
  func endOfInput() {
    var talk = Talk(isStream: true)
    _ = talk.said()
    talk.tester.type("5s as Tea")
    talk.tester.press("ctrl-d")
    #expect(talk.said() == ["Tea: 5 s · ends 12:00:05"])
    talk.tester.advance(by: .seconds(5))
    let actions = talk.tester.claimAll()
    #expect(actions.contains(.say("Tea: time’s up.")))
    #expect(talk.tester.model.alarm?.settings.rounds == 1)
    #expect(!actions.contains { if case .end = $0 { true } else { false } })
    guard case .ringing(let since)? = talk.tester.model.alarm?.order else {
      Issue.record("nothing rings")
      return
    }
    talk.tester.message(.alarmFinished(since: since))
    #expect(talk.tester.claimAll().last == .end(status: 0, saying: nil))
  }

  @Test("Without sound, the app ends with its last timer")
  func endWithoutSound() {
    var preferences = Preferences()
    preferences.isMuted = true
    var talk = Talk(preferences, isStream: true)
    for line in ["5s", "8s"] { _ = talk.type(line) }
    talk.tester.press("ctrl-d")
    talk.tester.advance(by: .seconds(5))
    #expect(!talk.tester.claimAll().contains { if case .end = $0 { true } else { false } })
    talk.tester.advance(by: .seconds(3))
    #expect(talk.tester.claimAll().last == .end(status: 0, saying: nil))
  }

  @Test(
    "After the end of its input, timers that wait for a command go on",
    arguments: [["5s=Work 5s=Break --wait"], ["9s", "pause"]])
  func goesOn(lines: [String]) {
    var preferences = Preferences()
    preferences.isMuted = true
    var talk = Talk(preferences, isStream: true)
    for line in lines { _ = talk.type(line) }
    talk.tester.press("ctrl-d")
    for _ in 0..<10 { talk.tester.advance(by: .seconds(1)) }
    #expect(talk.tester.claimAll().last == .end(status: 0, saying: nil))
  }

  @Test("A time that has passed adds no timer")
  func noTab() {
    var talk = Talk()
    _ = talk.type("10m as Rice")
    #expect(talk.type("until today 0:01").count == 1)
    #expect(talk.tester.model.tabs.count == 1)
    #expect(talk.type("pause") == ["paused, 10 min left"])
  }

  @Test("A reset names the command that undoes it")
  func reset() {
    var talk = Talk()
    _ = talk.type("10m")
    talk.tester.message(.registered(tab: 0, AppFixture.identity("1")))
    #expect(talk.type("reset") == ["reset; undo undoes it"])
    _ = talk.type("undo")
    #expect(talk.tester.left == .seconds(600))
  }

  @Test("Question marks ask for help", arguments: ["?", "??", "help"])
  func help(line: String) {
    var talk = Talk()
    _ = talk.said()
    #expect(talk.type(line).count == PlainCommand.summaries.count)
  }

  @Test("Timers are selected by number or name; closing an active one asks for confirmation")
  func several() {
    var talk = Talk()
    _ = talk.type("10m as Rice")
    _ = talk.type("5m")
    #expect(talk.type("select rice") == ["1 Rice: 10 min left, ends 12:10:00"])
    #expect(talk.type("close") == ["Rice is still running. Close it? Type yes or no."])
    #expect(talk.type("no") == ["Nothing was closed."])
    _ = talk.type("close")
    _ = talk.type("yes")
    #expect(talk.type("status") == ["Timer 1: 5 min left, ends 12:05:00"])
    #expect(talk.type("select 7") == ["There is no timer 7."])
    #expect(
      talk.type("leave").last
        == "Timer 1 is still running. Keep it running? Type keep, cancel or stay.")
    #expect(talk.type("what").last?.hasSuffix("Type keep, cancel or stay.") == true)
    talk.tester.type("cancel")
    talk.tester.press("enter")
    #expect(talk.tester.isEnded)
  }

  @Test("A line may have steps and options, as on the command line")
  func steps() {
    var talk = Talk()
    _ = talk.said()
    #expect(talk.type("25m=Work 5m=Break --rounds 2").last?.hasSuffix("ends 13:00:00") == true)
  }

  @Test("Settings are listed, changed and undone; timers are saved and removed")
  func settings() {
    var talk = Talk()
    _ = talk.said()
    talk.tester.type("set snooze 9m")
    talk.tester.press("enter")
    talk.tester.expect(.edit(.set("snooze", "9m")))
    #expect(talk.said() == ["snooze is 9m"])
    #expect(talk.type("set snooze x").first?.hasPrefix("snooze can’t be “x”") == true)
    #expect(talk.type("set mute true") == ["mute is true"])
    #expect(talk.tester.session.program.settings.alarm.isMuted)
    #expect(talk.type("settings").contains("Play a sound: mute is true"))
    #expect(talk.type("undo") == ["restored: mute is false"])
    #expect(!talk.tester.session.program.settings.alarm.isMuted)
    #expect(talk.type("keep Tea 4m") == ["saved: Tea, 4m"])
    #expect(talk.type("keep up 4m").first?.hasPrefix("“up” is a command") == true)
    #expect(talk.type("tea") == ["Tea: 4 min · ends 12:04:00"])
    #expect(talk.type("forget Tea") == ["Tea was removed"])
    #expect(talk.type("undo") == ["restored: the list of timers"])
    #expect(talk.tester.session.program.preferences.timers.map(\.name) == ["Tea"])
    #expect(talk.type("nonsense").first?.contains("type help for a list of commands") == true)
  }

  @Test("Ctrl-D quits, as in other programs that read lines")
  func ending() {
    var busy = Talk()
    _ = busy.type("5m")
    busy.tester.press("ctrl-d")
    #expect(
      busy.said() == ["Timer 1 is still running. Keep it running? Type keep, cancel or stay."])
    var talk = Talk()
    _ = talk.said()
    talk.tester.press("ctrl-d")
    talk.tester.claim(.end(status: 0))
  }
}
