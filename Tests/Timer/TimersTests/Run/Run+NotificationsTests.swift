import Clocks
import Countdowns
import Programs
import TerminalCodes
import Testing
import TimerTestSupport
import Texts

@testable import TimerPrograms
@testable import Timers

struct RunNotificationsTests {
  private static let command = CalledName().text

  @Test("An alarm has the timer’s name, the ways to stop it, and buttons")
  func alarm() {
    var story = CountdownFixture(name: "<Tea> & milk")
    story.handle(.timePassed, at: 60)
    #expect(
      story.notifications == [
        DesktopNotification(
          title: "<Tea> & milk: time’s up",
          text: """
            1 min, ended 14:32:07
            To stop the alarm, press Enter in its window, or run: \(Self.command) stop 1
            """,
          urgency: .critical, category: "x-timer.alarm",
          actions: [
            .init(name: "stop", label: "Stop"), .init(name: "snooze", label: "Snooze"),
          ])
      ])
  }

  @Test("Without a window, only the command is named, and only if there is one")
  func ways() throws {
    var story = CountdownFixture(shows: .nothing)
    story.handle(.timePassed, at: 60)
    let ways = try #require(story.notifications.first?.text.split(separator: "\n").last)
    #expect(ways == "To stop the alarm, run: \(Self.command) stop 1")
    var run = story.program.run
    run.identity = .unknown
    let now = CountdownFixture.moment(60)
    let alone = run.alarmNotification(since: now.instant, inWindow: false, at: now, in: .utc)
    #expect(alone.text == "1 min, ended 14:32:07")
  }

  @Test("A time of day is the name of an unnamed timer")
  func target() {
    var story = CountdownFixture(target: true)
    story.handle(.timePassed, at: 60)
    #expect(story.notifications.map(\.title) == ["14:32:07: time’s up"])
  }

  @Test("However an alarm is stopped, its notification is closed", arguments: ["s", "+", "r", "q"])
  func closed(_ key: String) {
    var story = CountdownFixture()
    #expect(!story.effects.contains(.timer(.withdrawNotification)))
    story.handle(.timePassed, at: 60)
    #expect(!story.effects.contains(.timer(.withdrawNotification)))
    story.press(key, at: 61)
    #expect(story.effects.contains(.timer(.withdrawNotification)))
    #expect(story.notifications.isEmpty)
  }

  @Test("A step that waits for a key can be started by a button")
  func step() throws {
    let definition = try TimerDefinition.steps(
      Step(label: "Work", length: .seconds(60)), Step(label: "Break", length: .seconds(30)),
      rounds: 2, waits: true)
    var story = CountdownFixture(name: "Pomodoro", definition: definition)
    story.handle(.timePassed, at: 60)
    let alarm = try #require(story.notifications.first)
    #expect(alarm.title == "Work: time’s up")
    #expect(
      alarm.text == """
        1 min, ended 14:32:07, round 1 of 2
        To start the next step, press Enter in its window, or run: \(Self.command) ok 1
        """)
    #expect(alarm.actions.map(\.label) == ["Next step", "Snooze"])
    story.handle(.message(.alarmFinished), at: 70)
    let waiting = try #require(story.notifications.first)
    #expect(waiting.title == "Break: 30 s")
    #expect(waiting.text.hasPrefix("Pomodoro · round 1 of 2 · waiting\n"))
    #expect(waiting.text.hasSuffix("or run: \(Self.command) toggle 1"))
    story.press(.enter, at: 80)
    #expect(story.messages == ["Break: 30 s | Pomodoro · round 1 of 2 · until 14:32:57"])
  }
}
