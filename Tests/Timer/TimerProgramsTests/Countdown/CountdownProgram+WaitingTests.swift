import Clocks
import Countdowns
import Programs
import Reports
import TerminalCodes
import Testing
import TimerTestSupport
import Texts

@testable import TimerPrograms
@testable import Timers

/// Steps that wait for a key.
struct CountdownProgramWaitingTests {
  private static func instant(_ seconds: Double) -> Instant { CountdownFixture.instant(seconds) }

  /// Returns a minute of work and half a minute of break that wait for a key, with the first step
  /// ringing.
  private static func ringing() throws -> CountdownFixture {
    var definition = try TimerDefinition.steps(
      Step(label: "Work", length: .seconds(60)),
      Step(label: "Break", length: .seconds(30), sound: "tower"), waits: true)
    definition.hooks.step = "next"
    var story = CountdownFixture(definition: definition)
    story.handle(.started, at: 0)
    story.handle(.timePassed, at: 60)
    return story
  }

  @Test("The alarm rings until Enter, which starts the next step at that moment")
  func enter() throws {
    var story = try Self.ringing()
    #expect(story.alarm == .alarm(.ringing(since: Self.instant(60)), AlarmVoice()))
    #expect(story.hooks.isEmpty, "no step starts yet")
    story.handle(.timePassed, at: 100)
    #expect(story.alarm == nil && story.program.run.manager.position == 0)
    story.press(.enter, at: 110)
    #expect(story.program.run.manager.state == .running(until: Self.instant(140)))
    #expect(story.alarm == .alarm(.ring(at: Self.instant(140)), AlarmVoice(sound: "tower")))
    #expect(story.messages == ["Break: 30 s | step 2 of 2 · until 14:33:27"])
    #expect(story.hooks.map(\.title) == ["--on-step"])
  }

  @Test(
    "Once the alarm is over, the next step waits silently for Enter", arguments: [64.0, 660.0])
  func waits(_ over: Double) throws {
    var story = try Self.ringing()
    if over < 660 {
      story.handle(.message(.alarmFinished), at: over)
    } else {
      story.handle(.timePassed, at: over)
    }
    #expect(story.program.run.manager.isWaiting && story.program.run.manager.position == 1)
    #expect(story.alarm == .alarm(.none, AlarmVoice(sound: "tower")))
    #expect(story.hooks.isEmpty && story.turn.subscriptions.isEmpty)
    #expect(story.messages == ["Break: 30 s | step 2 of 2 · waiting"])
    #expect(story.notifications.first?.actions.map(\.label) == ["Start"])
    let actions = story.press(.enter, at: 700)
    #expect(story.program.run.manager.state == .running(until: Self.instant(730)))
    #expect(actions.contains(.say("Break · step 2 of 2 · 30 s, ends 14:43:17")))
    #expect(story.hooks.count == 1 && story.messages.count == 1)
  }

  @Test("A step that isn’t the last one isn’t described as such")
  func message() throws {
    let story = try Self.ringing()
    #expect(story.messages.count == 1)
    #expect(story.messages.allSatisfy { $0.contains("1 min") && !$0.contains("the last") })
  }

  @Test("The closing line of a canceled timer has the waiting step")
  func canceled() throws {
    var story = try Self.ringing()
    story.handle(.message(.alarmFinished), at: 64)
    story.press("q", at: 70)
    #expect(story.ending?.status == 1)
    #expect(story.ending?.line == "30 s, canceled with 30 s left, in Break · step 2 of 2")
    let entry = try #require(story.entries.first)
    #expect(entry.ran == .seconds(60) && entry.steps == 1 && entry.outcome == .canceled)
  }
}
