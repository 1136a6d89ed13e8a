import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TerminalCodes
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramStepsTests {
  /// The ends of the steps, in seconds.
  private static let ends = [1500, 1800, 3300, 3600]

  private static func instant(_ seconds: Double) -> Instant { CountdownFixture.instant(seconds) }

  private static func running(until seconds: Double) -> TimeManager.State {
    .running(until: instant(seconds))
  }

  /// Returns two rounds of 25 min of work and 5 min of break, started.
  private static func story(waits: Bool = false) throws -> CountdownFixture {
    var definition = try TimerDefinition.steps(
      Step(label: "Work", length: .seconds(1500)),
      Step(label: "Break", length: .seconds(300), sound: "tower"), rounds: 2, waits: waits)
    definition.hooks.step = "next"
    var story = CountdownFixture(total: .seconds(1500), definition: definition)
    story.handle(.started, at: 0)
    return story
  }

  @Test(
    "Each step starts when the previous one ends, even in late turns; only the latest is notified",
    arguments: 1...50)
  func exactStarts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var story = try Self.story()
    var messages: [String] = []
    var hooks: [HookCommand] = []
    var (now, expected) = (0, [String]())
    let announced = [
      "Break: 5 min | round 1 of 2 · until 15:01:07",
      "Work: 25 min | round 2 of 2 · until 15:26:07",
      "Break: 5 min | round 2 of 2 · until 15:31:07",
    ]
    while now < 3599 {
      let before = Self.ends.count { $0 <= now }
      now = min(3599, now + Int.random(in: 1...2000, using: &generator))
      story.handle(.timePassed, at: Double(now))
      let position = Self.ends.count { $0 <= now }
      #expect(story.program.run.manager.position == position)
      #expect(story.program.run.manager.state == Self.running(until: Double(Self.ends[position])))
      messages += story.messages
      hooks += story.hooks
      if position > before { expected.append(announced[position - 1]) }
    }
    #expect(messages == expected)
    #expect(hooks.map(\.title) == ["--on-step", "--on-step", "--on-step"])
    now += Int.random(in: 1...3000, using: &generator)
    story.handle(.timePassed, at: Double(now))
    let alarm = Self.instant(Double(now))
    #expect(story.program.run.manager.state == .ringing(deadline: Self.instant(3600), alarm: alarm))
    #expect(story.hooks.isEmpty)
  }

  @Test func theNextStepIsSaid() throws {
    var story = try Self.story()
    let actions = story.handle(.timePassed, at: 1500)
    #expect(actions.contains(.say("Break · round 1 of 2 · 5 min, ends 15:01:07")))
    #expect(
      story.program.picture(at: CountdownFixture.moment(story.time)).state.name
        == "Break 1/2")
  }

  @Test("The countdown ends with the last step, and the history has all steps")
  func end() throws {
    var story = try Self.story()
    story.handle(.timePassed, at: 3600)
    #expect(story.messages == ["Break: time’s up | 5 min, ended 15:31:07, the last of 4 steps"])
    story.press(.enter, at: 3602)
    #expect(story.ending?.status == 0)
    #expect(story.ending?.line == "5 min, ended 15:31:07, the last of 4 steps")
    let entry = try #require(story.entries.first)
    #expect(entry.outcome == .acknowledged && entry.acknowledgedAfter == .seconds(2))
    #expect(entry.planned == .seconds(3600) && entry.ran == .seconds(3600))
    #expect(entry.steps == 4 && entry.rounds == 2)
  }
}

// MARK: - Sounds between steps

extension CountdownProgramStepsTests {
  @Test("A chime ends a step, and then the alarm of the next step is ordered")
  func chime() throws {
    var story = try Self.story()
    story.handle(.timePassed, at: 1500)
    let first = CountdownEffect.alarm(
      .ringing(since: Self.instant(1500)), AlarmVoice(isOnce: true))
    #expect(story.alarm == first)
    story.handle(.message(.alarmFinished), at: 1503)
    let second = AlarmVoice(sound: "tower", isOnce: true)
    #expect(story.alarm == .alarm(.ring(at: Self.instant(1800)), second))
    #expect(story.program.run.manager.state == Self.running(until: 1800), "the step isn’t over")
    story.handle(.timePassed, at: 1800)
    #expect(story.alarm == .alarm(.ringing(since: Self.instant(1800)), second))
    story.handle(.timePassed, at: 1814.75)
    #expect(story.alarm == nil)
    story.handle(.timePassed, at: 1815)
    let third = CountdownEffect.alarm(.ring(at: Self.instant(3300)), AlarmVoice(isOnce: true))
    #expect(story.alarm == third, "a sound that doesn’t end is cut off")
    story.handle(.timePassed, at: 3599)
    let last = AlarmVoice(sound: "tower")
    #expect(
      story.alarm == .alarm(.ring(at: Self.instant(3600)), last),
      "a step that ended long ago isn’t heard")
    story.handle(.timePassed, at: 3600)
    #expect(story.alarm == .alarm(.ringing(since: Self.instant(3600)), last))
  }

  @Test("The end of an earlier chime doesn't end the last alarm")
  func shortLastStep() throws {
    let definition = try TimerDefinition.steps(
      Step(length: .seconds(60)), Step(length: .seconds(5)))
    var story = CountdownFixture(definition: definition)
    story.handle(.timePassed, at: 60)
    story.handle(.timePassed, at: 65)
    story.handle(.message(.alarmFinished), at: 68)
    #expect(story.ending?.status == 0)
  }

  @Test("Without an alarm, there is no chime between steps and no notification")
  func silent() throws {
    let definition = try TimerDefinition.steps(
      Step(length: .seconds(60)), Step(length: .seconds(60)))
    var story = CountdownFixture(alarm: .silent, definition: definition)
    story.handle(.started, at: 0)
    story.handle(.timePassed, at: 60)
    #expect(story.alarm == .alarm(.ring(at: Self.instant(120)), AlarmVoice()))
    #expect(story.messages.isEmpty)
  }
}

// MARK: - Keys

extension CountdownProgramStepsTests {
  @Test func nextAndPrevious() throws {
    var story = try Self.story()
    story.press("n", at: 10)
    #expect(story.program.run.manager.state == Self.running(until: 310))
    #expect(
      story.messages == ["Break: 5 min | round 1 of 2 · until 14:36:17"] && story.hooks.count == 1)
    story.press("b", at: 20)
    #expect(story.program.run.manager.state == Self.running(until: 1520))
    #expect(story.messages == ["Work: 25 min | round 1 of 2 · until 14:56:27"])
    let first = story.program.run.manager
    #expect(story.press("b", at: 30) == [.say("this is the first step")])
    #expect(story.program.run.manager == first)
    story.press("nnn", at: 40)
    let last = story.program.run.manager
    #expect(last.isLast && last.state == Self.running(until: 340))
    #expect(story.press("n", at: 50) == [.say("this is the last step")])
    #expect(story.program.run.manager == last)
  }

  @Test func withoutStepsTheKeysDoNothing() {
    var story = CountdownFixture()
    let before = story.program.run.manager
    #expect(story.press("n", at: 10).isEmpty)
    #expect(story.press("b", at: 10).isEmpty)
    #expect(story.program.run.manager == before)
  }
}
